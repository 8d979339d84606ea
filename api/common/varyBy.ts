import type { FastifyReply } from 'fastify';

/** Tells caches that the answer depends on a header of the request, beside whatever else it varies by. */
export const varyBy = (reply: FastifyReply, header: string): void => {
  const before = String(reply.getHeader('vary') ?? '');
  if (before.split(/\s*,\s*/).includes(header)) return;
  reply.header('vary', before ? `${before}, ${header}` : header);
};
