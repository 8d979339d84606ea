import type { FastifyInstance } from 'fastify';
import { useAnswerTimes } from './answerTimes.js';

/**
 * Gives up on clients that do not read their answer, sooner during a shutdown. During a shutdown, answers
 * also tell their clients to close the connection, because open connections would delay it.
 */
export const useClosing = (fastify: FastifyInstance): void => {
  let closing = false;
  const hurry = useAnswerTimes(fastify.server);
  fastify.addHook('preClose', async () => {
    closing = true;
    hurry();
  });
  fastify.addHook('onSend', async (_, reply) => {
    if (closing) reply.header('connection', 'close');
  });
};
