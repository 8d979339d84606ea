import type { IncomingMessage, RequestListener, ServerResponse } from 'node:http';
import type { FastifyInstance } from 'fastify';

/**
 * Answers a request, or passes it on by `next`. An answer that waits for the body passes it on too when `isClosing` by
 * then.
 */
export type EarlyAnswer = (
  request: IncomingMessage,
  response: ServerResponse,
  next: RequestListener,
  isClosing: () => boolean,
) => void;

/**
 * Lets `answer` see each request before Fastify does, which costs a fraction of a route's hooks. During a shutdown
 * Fastify answers alone, because it closes the connections. The last one that was added sees requests first.
 */
export const useEarlyAnswer = (fastify: FastifyInstance, answer: EarlyAnswer): void => {
  const { server } = fastify;
  const next = server.listeners('request').at(-1) as RequestListener; // Fastify's own, or the one added before
  let closing = false;
  fastify.addHook('preClose', async () => {
    closing = true;
  });
  server.off('request', next).on('request', (request: IncomingMessage, response: ServerResponse) => {
    if (closing) next(request, response);
    else answer(request, response, next, () => closing);
  });
};
