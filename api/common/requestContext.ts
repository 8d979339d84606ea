import { AsyncLocalStorage } from 'node:async_hooks';
import { randomUUID } from 'node:crypto';
import type { IncomingMessage } from 'node:http';
import proxyAddr from '@fastify/proxy-addr';
import type { Span } from '@opentelemetry/api';
import type { FastifyInstance } from 'fastify';
import type { Config } from '../config/config.js';

/** What all work for one request knows about it. */
interface RequestContext {
  requestId: string;
  /** The trace of the request and its span, if the shop traces. */
  traceId?: string;
  span?: Span;
}

const contexts = new AsyncLocalStorage<RequestContext>();

/**
 * Returns the request for which the present work is done; undefined for background work, and when requests
 * are not followed.
 */
export const currentRequest = (): RequestContext | undefined => contexts.getStore();

/** Runs work that outlives the request which starts it, such as a stream that others share. */
export const outsideRequests = <Result>(work: () => Result): Result => contexts.exit(work);

/**
 * Tells whether the work of each request is followed, from its log lines to its commands of MongoDB. On Node 20
 * and 22 that slows down the calls that read the database (ADR 50), so it needs a reader: a log of requests, or
 * traces.
 */
export const followsRequests = ({
  LOG_LEVEL,
  OTEL_EXPORTER_OTLP_ENDPOINT,
}: Pick<Config, 'LOG_LEVEL' | 'OTEL_EXPORTER_OTLP_ENDPOINT'>): boolean =>
  LOG_LEVEL === 'info' || LOG_LEVEL === 'debug' || OTEL_EXPORTER_OTLP_ENDPOINT !== undefined;

/** Returns a function that tells whether a request comes straight from one of the proxies of `TRUST_PROXY`. */
export const comesFrom = (proxies: readonly string[]): ((request: IncomingMessage) => boolean) => {
  if (!proxies.length) return () => false;
  const isProxy = proxyAddr.compile([...proxies]);
  return ({ socket }) => isProxy(socket.remoteAddress ?? '', 0);
};

const header = 'x-request-id';
const format = /^[\w.-]{1,64}$/;

/** Returns a function that takes the id of a request from a trusted proxy, and otherwise makes one. */
export const requestIdOf = (proxies: readonly string[]): ((request: IncomingMessage) => string) => {
  const isTrusted = comesFrom(proxies);
  return (request) => {
    const id = request.headers[header];
    return typeof id === 'string' && format.test(id) && isTrusted(request) ? id : randomUUID();
  };
};

/** Tells each client the id of its request, and follows the work for it if `follows`. */
export const useRequestIds = (fastify: FastifyInstance, follows: boolean): void => {
  fastify.addHook('onRequest', (request, reply, done) => {
    reply.header(header, request.id);
    if (follows) contexts.run({ requestId: request.id }, done);
    else done();
  });
};
