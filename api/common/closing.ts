import type { FastifyInstance } from 'fastify';
import { useAnswerTimes } from './answerTimes.js';

/**
 * Gives up on clients that do not read their answer, sooner at a shutdown, and tells those whose answer is under way then to hang up
 * with it: kept-alive connections and waiting answers would hold the shutdown up.
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
