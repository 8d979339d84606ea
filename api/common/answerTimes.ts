import type { IncomingMessage, Server, ServerResponse } from 'node:http';
import type { Socket } from 'node:net';

/** ms without a byte taken after which the reader of a waiting answer is given up. */
export const answerTime = 30_000;
/** ms that readers have at a shutdown, and between looks at them from then on. */
const lastTime = 3_000;
const lookEvery = 250;

/** A part of an answer waits for the reader, and the kernel takes no more of it. */
const isStuck = (socket: Socket): boolean => socket.writableLength > 0;

/** In so many steps a reader is looked at: the socket's own time tells only whether something was taken within one of them. */
const steps = 3;

/**
 * Gives up on readers that take nothing, so that answers for them do not pile up. The socket's own time starts again with every
 * part that the kernel takes; a reset frees at once what the kernel holds. Event streams have no such time: they are seldom stuck.
 */
export const useAnswerTimes = (server: Server, time = answerTime): void => {
  const step = time / steps;
  server.prependListener('request', ({ socket }: IncomingMessage, answer: ServerResponse) => {
    let quiet = 0;
    let last = -Infinity;
    answer.setTimeout(step, () => {
      if (!isStuck(socket)) return; // the answer is still being made
      const now = performance.now();
      quiet = now - last < 1.5 * step ? quiet + 1 : 1; // later than that, something was taken in between
      last = now;
      if (quiet === steps) socket.resetAndDestroy();
      else answer.setTimeout(step);
    });
  });
};

/** Ends the wait of a shutdown for readers that do not take their answers. @returns what is called when it begins */
export const useLastReaders = (server: Server, time = lastTime): (() => void) => {
  const sockets = new Set<Socket>();
  server.on('connection', (socket: Socket) => {
    sockets.add(socket);
    socket.once('close', () => sockets.delete(socket));
  });
  return () => {
    let looks: NodeJS.Timeout | undefined;
    const look = () => [...sockets].filter(isStuck).forEach((socket) => socket.resetAndDestroy());
    const wait = setTimeout(() => {
      look();
      looks = setInterval(look, lookEvery);
    }, time);
    server.once('close', () => {
      clearTimeout(wait);
      clearInterval(looks);
    });
  };
};
