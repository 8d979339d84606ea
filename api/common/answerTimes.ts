import type { IncomingMessage, Server, ServerResponse } from 'node:http';
import type { Socket } from 'node:net';

/** ms without a byte taken after which the reader of a waiting answer is given up. */
export const answerTime = 30_000;
/** The same from a shutdown on. */
const closingTime = 3_000;

/** A part of an answer waits for the reader, and the kernel takes no more of it. */
const isStuck = (socket: Socket): boolean => socket.writableLength > 0;

/** Looks within one time: a look tells only whether the kernel took a part since the look before. */
const looks = 3;

/**
 * Gives up on readers that take nothing, so that answers for them do not pile up. The socket's own time starts again with every
 * part that the kernel takes; a reset frees at once what the kernel holds.
 * @returns to be called when a shutdown begins: from then on readers have less time
 */
export const useAnswerTimes = (
  server: Server,
  times = { serving: answerTime, closing: closingTime },
): (() => void) => {
  let between = times.serving / looks;
  const watching = new Set<() => void>();
  server.prependListener('request', ({ socket }: IncomingMessage, answer: ServerResponse) => {
    let quiet = 0;
    let last = -Infinity;
    const watch = () => answer.setTimeout(between);
    answer.on('timeout', () => {
      if (!isStuck(socket)) return; // the answer is still being made
      const now = performance.now();
      quiet = now - last < 1.5 * between ? quiet + 1 : 1; // later than that, something was taken in between
      last = now;
      if (quiet === looks) socket.resetAndDestroy();
      else watch();
    });
    watch();
    watching.add(watch);
    answer.once('close', () => watching.delete(watch));
  });
  return () => {
    between = times.closing / looks;
    watching.forEach((watch) => watch());
  };
};
