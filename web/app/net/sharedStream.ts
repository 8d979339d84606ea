import type { AppThunk } from '../store.js';
import { followStream, type Listening, type StreamCall } from './eventStream.js';

/** What tabs tell each other: the one that leads what it hears, a new one its question whether any leads. */
type Word<Event> = { kind: 'opened' | 'stillOpen' | 'lost' | 'anyone' } | { kind: 'event'; event: Event };

type Say<Event> = (word: Word<Event>) => void;

/** What a tab hears from the one that leads. */
const heard = <Event>({ onOpen, onEvent, onLost }: Listening<Event>): Say<Event> => {
  let isOpen = false;
  return (word) => {
    if (word.kind === 'event') onEvent(word.event);
    if (word.kind === 'opened' || (word.kind === 'stillOpen' && !isOpen)) onOpen();
    if (word.kind === 'lost') onLost();
    if (word.kind !== 'event' && word.kind !== 'anyone') isOpen = word.kind !== 'lost';
  };
};

/** Holds the stream for all tabs. */
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
 * Follows a stream that the tabs of a browser share: HTTP/1.1 has six connections to a host, and each open tab would take one.
 * One tab holds it and tells the others; when it closes, another takes over. Where a browser has no locks, each tab has its own.
 * @param name what is listened to, and by whom: tabs of one name share
 */
export const followTogether =
  <Event>(
    call: StreamCall<Event>,
    name: string,
    listening: Listening<Event>,
    signal: AbortSignal,
  ): AppThunk<Promise<void>> =>
  async (dispatch) => {
    const { locks } = navigator as Partial<Navigator>; // missing where the shop is tried over plain http
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
