import type { AppThunk } from '../store.js';
import { followStream, type Listening, type StreamCall } from './eventStream.js';

/**
 * Messages between tabs that share a stream: the tab that holds the connection passes on its events and
 * changes of the connection; a new tab asks (`anyone`) whether any tab holds it.
 */
type Word<Event> = { kind: 'opened' | 'stillOpen' | 'lost' | 'anyone' } | { kind: 'event'; event: Event };

type Say<Event> = (word: Word<Event>) => void;

/** Returns a function that handles a message of the tab that holds the connection. */
const heard = <Event>({ onOpen, onEvent, onLost }: Listening<Event>): Say<Event> => {
  let isOpen = false;
  return (word) => {
    if (word.kind === 'event') onEvent(word.event);
    if (word.kind === 'opened' || (word.kind === 'stillOpen' && !isOpen)) onOpen();
    if (word.kind === 'lost') onLost();
    if (word.kind !== 'event' && word.kind !== 'anyone') isOpen = word.kind !== 'lost';
  };
};

/** Holds the connection in this tab and passes its events on to the other tabs. */
const lead = <Event>(
  call: StreamCall<Event>,
  channel: BroadcastChannel,
  hear: Say<Event>,
  signal: AbortSignal,
) => {
  let isOpen = false;
  const say: Say<Event> = (word) => {
    isOpen = word.kind === 'opened' || (isOpen && word.kind !== 'lost');
    hear(word);
    channel.postMessage(word);
  };
  channel.onmessage = ({ data }: MessageEvent<Word<Event>>) => {
    if (data.kind === 'anyone' && isOpen) channel.postMessage({ kind: 'stillOpen' });
  };
  const telling: Listening<Event> = {
    onOpen: () => say({ kind: 'opened' }),
    onEvent: (event) => say({ kind: 'event', event }),
    onLost: () => say({ kind: 'lost' }),
  };
  return followStream(call, telling, signal);
};

/**
 * Follows a stream that all tabs of a browser share, because HTTP/1.1 has only six connections to a host.
 * One tab holds the connection and tells the others; when it closes, another takes over. Without the Web
 * Locks API, each tab has its own connection.
 * @param name identifies the stream and its user: tabs with the same name share it
 */
export const followTogether =
  <Event>(
    call: StreamCall<Event>,
    name: string,
    listening: Listening<Event>,
    signal: AbortSignal,
  ): AppThunk<Promise<void>> =>
  async (dispatch) => {
    const { locks } = navigator as Partial<Navigator>; // missing over plain http
    if (!locks || typeof BroadcastChannel === 'undefined')
      return dispatch(followStream(call, listening, signal));
    const place = `tokri-${name}`;
    const channel = new BroadcastChannel(place);
    const hear = heard(listening);
    channel.onmessage = ({ data }: MessageEvent<Word<Event>>) => hear(data);
    channel.postMessage({ kind: 'anyone' } satisfies Word<Event>);
    await locks
      .request(place, { signal }, () => dispatch(lead(call, channel, hear, signal)))
      .catch((error: unknown) => {
        if (!signal.aborted) throw error;
      });
    channel.close();
  };
