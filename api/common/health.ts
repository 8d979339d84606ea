import type { FastifyInstance } from 'fastify';
import type { ReadinessService } from './readiness.service.js';

/**
 * Serves `/health` (200 when the shop can serve, otherwise 503 with the missing parts) and `/health/live`
 * (200 while the process runs).
 */
export const useHealth = (fastify: FastifyInstance, readiness: ReadinessService): void => {
  fastify.get('/health/live', () => ({ status: 'live' }));
  fastify.get('/health', (_, reply) => {
    const missing = readiness.missing();
    if (!missing.length) return reply.header('cache-control', 'no-store').send({ status: 'ready' });
    return reply
      .status(503)
      .headers({ 'retry-after': '1', 'cache-control': 'no-store' })
      .send({ status: 'not ready', missing });
  });
};
