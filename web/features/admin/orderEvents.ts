import { calls } from '../../../contract/calls.js';
import type { BoardOrder } from '../../../contract/order.js';
import { readTokens } from '../../app/session/tokens.js';
import { renewOnce } from '../../app/session/renew.js';

export interface Listening {
  /** The stream is open: what it tells from now on is all there is. */
  onOpen: () => void;
  onOrder: (order: BoardOrder) => void;
  /** It broke; another try follows. */
  onLost: () => void;
}

/** ms before a lost stream is opened again: after the first loss, and at most. */
const firstPause = 500;
const longestPause = 10_000;

const dataOf = (block: string): string =>
  block
    .split('\n')
    .flatMap((line) => (line.startsWith('data:') ? [line.slice(5).trim()] : []))
    .join('\n');

const read = async (body: ReadableStream<Uint8Array>, onOrder: Listening['onOrder']): Promise<void> => {
  const reader = body.getReader();
  const decoder = new TextDecoder();
  let text = '';
  for (let chunk = await reader.read(); !chunk.done; chunk = await reader.read()) {
    text += decoder.decode(chunk.value, { stream: true });
    const blocks = text.split('\n\n');
    text = blocks.pop() ?? '';
    for (const data of blocks.map(dataOf).filter(Boolean)) onOrder(JSON.parse(data) as BoardOrder); // filtered by the shop
  }
};

/** A bearer token cannot travel in an `EventSource` and must not stand in an address: the stream is fetched. */
const open = async (signal: AbortSignal): Promise<Response> => {
  const { path } = calls.order.events;
  const { access } = readTokens();
  const ask = (token: string | undefined) =>
    fetch(path, { signal, headers: token ? { authorization: `Bearer ${token}` } : {} });
  const first = await ask(access);
  if (first.status !== 401) return first;
  const renewed = await renewOnce(access);
  return 'token' in renewed ? ask(renewed.token) : first;
};

const pause = (ms: number, signal: AbortSignal) =>
  new Promise<void>((resolve) => {
    const timer = setTimeout(resolve, ms);
    signal.addEventListener('abort', () => {
      clearTimeout(timer);
      resolve();
    });
  });

/** Follows the shop's orders until it is aborted; a lost stream is opened again. */
export const followOrders = async (listening: Listening, signal: AbortSignal): Promise<void> => {
  for (let losses = 0; !signal.aborted; losses += 1) {
    try {
      const response = await open(signal);
      if (response.ok && response.body) {
        listening.onOpen();
        losses = 0;
        await read(response.body, listening.onOrder);
      }
    } catch {
      // told below, as every end of the stream
    }
    if (signal.aborted) return;
    listening.onLost();
    await pause(Math.min(firstPause * 2 ** losses, longestPause), signal);
  }
};
