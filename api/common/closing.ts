import type { FastifyInstance } from 'fastify';

/** Tells clients whose answer is still under way at a shutdown to hang up with it: kept-alive connections would hold it up. */
export const useClosing = (fastify: FastifyInstance): void => {
  let closing = false;
  fastify.addHook('preClose', async () => {
    closing = true;
  });
  fastify.addHook('onSend', async (_, reply) => {
    if (closing) reply.header('connection', 'close');
  });
};
