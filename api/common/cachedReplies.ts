import { createHash } from 'node:crypto';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { LRUCache } from 'lru-cache';
import { allCalls } from '../../contract/calls.js';
import { messagesFor } from './locale.js';
import { encodingFor } from './zippedReplies.js';

declare module 'fastify' {
  interface FastifyRequest {
    /** The key under which the reply is cached; empty if it is not cached. */
    replyKey: string;
    /** The revision of the catalogue before the call. */
    replyRevision: number;
  }
}

/** A reply as it goes over the wire. */
interface CachedReply {
  revision: number;
  headers: Record<string, string>;
  bytes: Buffer;
}

const cacheBytes = 32 * 1024 * 1024;
/** The maximum length of a key. Replies to longer requests are not cached, because they are rarely repeated. */
const maxKeyLength = 500;

const cacheable = new Set(allCalls.flatMap(({ path, cacheable: is }) => (is ? [path] : [])));

const cachedHeaders = ['content-type', 'content-encoding', 'vary', 'etag'] as const;

const headersOf = (reply: FastifyReply): Record<string, string> =>
  Object.fromEntries(
    cachedHeaders.flatMap((name) => {
      const value = reply.getHeader(name);
      return typeof value === 'string' ? [[name, value]] : [];
    }),
  );

/** Returns the bytes of a text in memory of their own: Node's pool would keep 8 kB for each. */
const bytesOf = (text: string): Buffer => {
  const bytes = Buffer.allocUnsafeSlow(Buffer.byteLength(text));
  bytes.write(text);
  return bytes;
};

const isKnownTo = ({ headers }: FastifyRequest, etag: string | undefined) =>
  etag !== undefined && headers['if-none-match'] === etag;

/**
 * Caches replies to the calls that are `cacheable` as bytes, compressed as the client accepts it, and sends
 * them again while the catalogue has the same revision. A GET also gets an `ETag`, and 304 when the client has the
 * reply. Its hooks come after those that compress replies.
 */
export const useCachedReplies = (fastify: FastifyInstance, revision: () => number): void => {
  const cache = new LRUCache<string, CachedReply>({
    maxSize: cacheBytes,
    sizeCalculation: ({ bytes }, key) => bytes.length + key.length + 500,
  });

  const sendKnown = (request: FastifyRequest, reply: FastifyReply, done: () => void) => {
    const body = request.method === 'GET' ? request.url : JSON.stringify(request.body);
    const key = `${request.routeOptions.url} ${messagesFor(request).language} ${encodingFor(request) ?? ''} ${body}`;
    const now = revision();
    const known = cache.get(key);
    if (known?.revision !== now) {
      request.replyKey = key.length > maxKeyLength ? '' : key;
      request.replyRevision = now;
      done();
      return;
    }
    if (isKnownTo(request, known.headers.etag)) void reply.status(304).headers(known.headers).send();
    else void reply.headers(known.headers).send(known.bytes);
  };

  const keep = (
    request: FastifyRequest,
    reply: FastifyReply,
    payload: unknown,
    done: (error: null, payload: unknown) => void,
  ) => {
    const { replyKey: key, replyRevision, method } = request;
    const bytes = typeof payload === 'string' ? bytesOf(payload) : payload;
    if (!key || reply.statusCode !== 200 || !Buffer.isBuffer(bytes)) {
      done(null, payload);
      return;
    }
    if (method === 'GET') reply.header('etag', `"${createHash('sha1').update(bytes).digest('base64url')}"`);
    const headers = headersOf(reply);
    // a reply that took long may be older than the one in the cache
    if (replyRevision === revision()) cache.set(key, { revision: replyRevision, headers, bytes });
    const isKnown = isKnownTo(request, headers.etag);
    if (isKnown) reply.status(304);
    done(null, isKnown ? null : bytes);
  };

  fastify.decorateRequest('replyKey', '');
  fastify.decorateRequest('replyRevision', 0);
  fastify.addHook('onRoute', (route) => {
    if (!cacheable.has(route.url) || route.method === 'HEAD') return;
    route.preHandler = sendKnown;
    route.onSend = keep;
  });
};
