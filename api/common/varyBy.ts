import type { FastifyReply } from 'fastify';

/** Adds a header to `Vary`: the answer depends on that header of the request. */
export const varyBy = (reply: FastifyReply, header: string): void => {
  const before = String(reply.getHeader('vary') ?? '');
  if (before.split(/\s*,\s*/).includes(header)) return;
  reply.header('vary', before ? `${before}, ${header}` : header);
};
