import type { Call } from '../../../contract/calls.js';
import type { AppThunk } from '../store.js';
import { openInSession } from './openInSession.js';

/** A call whose reply is an event stream; each event has the type that `data` has in the reply. */
export type StreamCall<Event> = Call<Record<string, never>, { data: Event }>;

export interface Listening<Event> {
  /** Called when the stream is open: it delivers every event from then on. */
  onOpen: () => void;
  onEvent: (event: Event) => void;
  /** Called when the connection is lost; it is opened again after a pause. */
  onLost: () => void;
}

/**
 * In ms: the pauses before a lost stream is opened again. The first pause doubles with each further loss, up
 * to the longest.
 */
const firstPause = 500;
const longestPause = 10_000;

const fieldOf = (block: string, name: 'data' | 'retry'): string =>
  block
    .split('\n')
    .flatMap((line) => (line.startsWith(`${name}:`) ? [line.slice(name.length + 1).trim()] : []))
    .join('\n');

/**
 * Reads a stream to its end.
 * @returns the pause in ms that the shop asks for before a reconnection; 0 if it asks for none
 */
const read = async <Event>(
  body: ReadableStream<Uint8Array>,
  onEvent: (event: Event) => void,
): Promise<number> => {
  let wanted = 0;
  const reader = body.getReader();
  const decoder = new TextDecoder();
  let text = '';
  for (let chunk = await reader.read(); !chunk.done; chunk = await reader.read()) {
    text += decoder.decode(chunk.value, { stream: true });
    const blocks = text.split('\n\n');
    text = blocks.pop() ?? '';
    for (const block of blocks) {
      wanted = Number(fieldOf(block, 'retry')) || wanted;
      const data = fieldOf(block, 'data');
      if (data) onEvent(JSON.parse(data) as Event); // already filtered by the shop
    }
  }
  return wanted;
};

const pause = (ms: number, signal: AbortSignal) =>
  new Promise<void>((resolve) => {
    const timer = setTimeout(resolve, ms);
    signal.addEventListener('abort', () => {
      clearTimeout(timer);
      resolve();
    });
  });

/** Reads an event stream until `signal` aborts it; reconnects after a loss, with backoff. */
export const followStream =
  <Event>(
    call: StreamCall<Event>,
    listening: Listening<Event>,
    signal: AbortSignal,
  ): AppThunk<Promise<void>> =>
  async (dispatch) => {
    for (let losses = 0; !signal.aborted; losses += 1) {
      let wanted = 0;
      try {
        const { data: response } = await dispatch(openInSession(call, signal));
        if (response?.body) {
          listening.onOpen();
          losses = 0;
          wanted = await read(response.body, listening.onEvent);
        }
      } catch {
        // handled below, like every end of the stream
      }
      if (signal.aborted) return;
      listening.onLost();
      await pause(wanted || Math.min(firstPause * 2 ** losses, longestPause), signal);
    }
  };
