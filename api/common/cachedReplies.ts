import { createHash } from 'node:crypto';
import type { IncomingMessage, ServerResponse } from 'node:http';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { LRUCache } from 'lru-cache';
import { allCalls } from '../../contract/calls.js';
import type { Config } from '../config/config.js';
import { callOfRoute } from './callOfRoute.js';
import { useEarlyAnswer } from './earlyAnswers.js';
import { jsonType } from './jsonBody.js';
import { messagesFor } from './locale.js';
import { countEarlyAnswer } from './metrics.js';
import { followsRequests, requestIdOf } from './requestContext.js';
import { securityHeaders } from './securityHeaders.js';
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
  /** All headers but the request's id, as `writeHead` takes them, names and values in turn. */
  allHeaders: readonly string[];
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

type Headers = Pick<IncomingMessage, 'headers'>;

const isKnownTo = ({ headers }: Headers, etag: string | undefined) =>
  etag !== undefined && headers['if-none-match'] === etag;

/** Returns the key of a cached reply. @param body as JSON; for a GET its address */
const keyOf = (request: Headers, path: string, body: string): string =>
  `${path} ${messagesFor(request).language} ${encodingFor(request) ?? ''} ${body}`;

/**
 * Reads a short body that arrives at once, otherwise nothing. Bytes that were read can be read again by Fastify.
 * @param take returns whether it answers
 */
const readBody = (request: IncomingMessage, take: (body: string) => boolean, passOn: () => void): void => {
  request.once('data', (bytes: Buffer) => {
    const isWhole = bytes.length === Number(request.headers['content-length']);
    if (isWhole && take(bytes.toString())) return;
    request.pause();
    request.unshift(bytes);
    passOn();
  });
};

const isReadable = ({ headers }: IncomingMessage): boolean => {
  const length = Number(headers['content-length']);
  return length > 0 && length <= maxKeyLength && jsonType.test(headers['content-type'] ?? '');
};

type CacheConfig = Pick<
  Config,
  'CORS_ORIGINS' | 'TRUST_PROXY' | 'PUBLIC_URL' | 'LOG_LEVEL' | 'OTEL_EXPORTER_OTLP_ENDPOINT' | 'METRICS_PORT'
>;

/**
 * Sends cached replies before Fastify sees the request, also when the shop has too much to do: that takes less than
 * refusing the request (ADR 76). Fastify answers what needs more: calls of foreign origins, and requests that are
 * logged or traced.
 */
const sendEarly = (
  fastify: FastifyInstance,
  config: CacheConfig,
  find: (key: string) => CachedReply | undefined,
): void => {
  const requestId = requestIdOf(config.TRUST_PROXY);

  const send = (request: IncomingMessage, response: ServerResponse, known: CachedReply) => {
    const isKnown = isKnownTo(request, known.headers.etag);
    const status = isKnown ? 304 : 200;
    response.writeHead(status, [...known.allHeaders, 'x-request-id', requestId(request)]);
    response.end(isKnown ? undefined : known.bytes);
    return status;
  };

  useEarlyAnswer(fastify, (request, response, next, isClosing) => {
    const { method = '', url = '', headers } = request;
    const call = callOfRoute(method, url);
    if (!call?.cacheable || config.CORS_ORIGINS.includes(headers.origin ?? '')) {
      next(request, response);
      return;
    }
    const start = performance.now();
    const sendKnown = (body: string): boolean => {
      const known = find(keyOf(request, call.path, body));
      if (!known || isClosing()) return false;
      const status = send(request, response, known);
      if (config.METRICS_PORT) countEarlyAnswer(call, status, (performance.now() - start) / 1_000);
      return true;
    };
    const passOn = () => next(request, response);
    if (method === 'GET') {
      if (!sendKnown(url)) passOn();
    } else if (isReadable(request)) readBody(request, sendKnown, passOn);
    else passOn();
  });
};

/**
 * Caches replies to the calls that are `cacheable` as bytes, compressed as the client accepts it, and sends
 * them again while the catalogue has the same revision. A GET also gets an `ETag`, and 304 when the client has the
 * reply. Its hooks come after those that compress replies.
 */
export const useCachedReplies = (
  fastify: FastifyInstance,
  config: CacheConfig,
  revision: () => number,
): void => {
  const cache = new LRUCache<string, CachedReply>({
    maxSize: cacheBytes,
    sizeCalculation: ({ bytes }, key) => bytes.length + key.length + 500,
  });

  const always = Object.entries(securityHeaders(config).ofCall).flat();

  const find = (key: string): CachedReply | undefined => {
    const known = cache.get(key);
    return known?.revision === revision() ? known : undefined;
  };
  if (!followsRequests(config)) sendEarly(fastify, config, find);

  const sendKnown = (request: FastifyRequest, reply: FastifyReply, done: () => void) => {
    const body = request.method === 'GET' ? request.url : JSON.stringify(request.body);
    const key = keyOf(request, request.routeOptions.url ?? '', body);
    const now = revision();
    const known = find(key);
    if (!known) {
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
    if (replyRevision === revision()) {
      const own = Object.entries({ ...headers, 'content-length': String(bytes.length) }).flat();
      cache.set(key, { revision: replyRevision, headers, allHeaders: [...always, ...own], bytes });
    }
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
