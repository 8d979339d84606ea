import { brotliCompress, constants, gzip } from 'node:zlib';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { varyBy } from './varyBy.js';

/** Characters of a reply from which compressing it is worth its time. */
const minLength = 1_000;

const isRefused = (range: string): boolean => /;\s*q=0(?:\.0*)?\s*$/.test(range);

/** Returns the encodings that a client accepts. */
export const encodingsTaken = ({
  headers: { 'accept-encoding': taken = '' },
}: Pick<FastifyRequest, 'headers'>): string[] =>
  taken
    .split(',')
    .filter((range) => !isRefused(range))
    .map((range) => range.split(';', 1)[0]?.trim() ?? '');

/** Returns the best encoding that a client accepts; undefined for none. */
export const encodingFor = (request: Pick<FastifyRequest, 'headers'>): 'br' | 'gzip' | undefined => {
  const taken = encodingsTaken(request);
  return (['br', 'gzip'] as const).find((name) => taken.includes(name));
};

/** Brotli's quality for replies that are sent once: as fast as gzip, and smaller. */
const params = { [constants.BROTLI_PARAM_QUALITY]: 4 };

/**
 * Matches the routes whose replies are not compressed. Replies to calls of an account contain tokens, and
 * whoever can make the browser repeat such a call could guess them from the compressed length (BREACH).
 */
const secret = /^\/(?:api\/user|dev)\//;

/** Compresses long texts: replies of the API, pages that were made for one request, and sitemaps. */
export const useZippedReplies = (fastify: FastifyInstance): void => {
  // with a callback, because an async hook delays the many replies that are not compressed
  fastify.addHook('onSend', (request, reply, payload, done) => {
    const isLong = typeof payload === 'string' && payload.length >= minLength;
    // the route, because an address may be written in several ways
    const isSecret = secret.test(request.routeOptions.url ?? '');
    if (!isLong || isSecret || reply.hasHeader('content-encoding')) {
      done(null, payload);
      return;
    }
    varyBy(reply, 'Accept-Encoding');
    const encoding = encodingFor(request);
    if (!encoding) {
      done(null, payload);
      return;
    }
    reply.header('content-encoding', encoding).removeHeader('content-length');
    if (encoding === 'br') brotliCompress(payload, { params }, done);
    else gzip(payload, done);
  });
};
