import type { IncomingMessage, Server, ServerResponse } from 'node:http';
import type { Socket } from 'node:net';

/**
 * Timeout in ms for a client that reads an answer: the answer is given up when the client takes no byte for
 * this long.
 */
export const answerTime = 30_000;
/** Timeout in ms of a connection between two calls: longer than proxies keep theirs, which would meet a closed one. */
export const idleTime = 75_000;
/** Timeout in ms for a client that reads an answer while the server shuts down. */
const closingTime = 3_000;

/** Tells whether a part of an answer waits for the client because the kernel's buffers are full. */
const isStuck = (socket: Socket): boolean => socket.writableLength > 0;

/**
 * How many checks make up the timeout of a client. A check only tells whether the kernel took a part of the
 * answer since the last check.
 */
const checks = 3;

let worksAfterTurn: (() => void)[] = [];

/**
 * Runs work after this turn of the event loop. Most requests have arrived or are answered by then, and need no timer,
 * which would take longer than a cached answer (ADR 76).
 * @param work must not throw: other work follows it
 */
export const afterTurn = (work: () => void): void => {
  worksAfterTurn.push(work);
  if (worksAfterTurn.length > 1) return;
  setImmediate(() => {
    const works = worksAfterTurn;
    worksAfterTurn = [];
    for (const each of works) each();
  });
};

/**
 * Gives up on clients that do not read their answer, so that answers do not pile up. The socket's own timeout
 * restarts with every part that the kernel takes. A connection reset frees the kernel's buffers at once.
 * @returns a function to call when a shutdown begins: from then on clients have less time
 */
export const useAnswerTimes = (
  server: Server,
  times = { serving: answerTime, closing: closingTime },
): (() => void) => {
  let between = times.serving / checks;
  const watching = new Set<() => void>();
  const guard = (socket: Socket, answer: ServerResponse) => {
    let quiet = 0;
    let last = -Infinity;
    const watch = () => answer.setTimeout(between);
    answer.on('timeout', () => {
      if (!isStuck(socket)) return; // the answer is still being made
      const now = performance.now();
      quiet = now - last < 1.5 * between ? quiet + 1 : 1; // after a longer gap, something was taken in between
      last = now;
      if (quiet === checks) socket.resetAndDestroy();
      else watch();
    });
    watch();
    watching.add(watch);
    answer.once('close', () => watching.delete(watch));
  };
  server.prependListener('request', ({ socket }: IncomingMessage, answer: ServerResponse) =>
    afterTurn(() => {
      if (!answer.writableFinished && !answer.destroyed) guard(socket, answer);
    }),
  );
  return () => {
    between = times.closing / checks;
    watching.forEach((watch) => watch());
  };
};
