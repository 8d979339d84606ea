import type { FastifyInstance } from 'fastify';
import { useLastReaders } from './answerTimes.js';

/**
 * Tells clients whose answer is still under way at a shutdown to hang up with it, and gives up on those that do not read: kept-alive
 * connections and waiting answers would hold it up.
 */
export const useClosing = (fastify: FastifyInstance): void => {
  let closing = false;
  const endWait = useLastReaders(fastify.server);
  fastify.addHook('preClose', async () => {
    closing = true;
    endWait();
  });
  fastify.addHook('onSend', async (_, reply) => {
    if (closing) reply.header('connection', 'close');
  });
};
