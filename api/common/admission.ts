import { type IntervalHistogram, monitorEventLoopDelay } from 'node:perf_hooks';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { allCalls } from '../../contract/calls.js';
import { DomainError } from './domainError.js';
import { ErrorFilter } from './errorFilter.js';
import { messagesFor, varyByLanguage } from './locale.js';
import { requestsInProgress, requestsRefused } from './metrics.js';

type Kind = 'essential' | 'other';

declare module 'fastify' {
  interface FastifyRequest {
    /** Whether the request counts as in progress. */
    inProgress: boolean;
  }
}

/** The mean delay of the event loop in ms that refuses requests, when it lasts for `samples` samples. */
const longestDelay: Readonly<Record<Kind, number>> = { other: 300, essential: 1_500 };
const samples = 4;
/** ms between two samples. */
const sampleEvery = 250;
const resolution = 10;

const essential = new Set(allCalls.flatMap(({ path, essential: is }) => (is ? [path] : [])));
const streams = new Set(allCalls.flatMap(({ path, stream }) => (stream ? [path] : [])));
const unlimited = new Set(['/health', '/health/live']);

const pathOf = ({ routeOptions, url }: FastifyRequest) => routeOptions.url ?? url;

/** Returns the mean delay in ms of the event loop since the last call. */
const meanDelay = (histogram: IntervalHistogram): number => {
  const { mean } = histogram;
  histogram.reset();
  return Number.isFinite(mean) ? Math.max(0, mean / 1e6 - resolution) : 0;
};

const headers = { 'retry-after': '1', 'cache-control': 'no-store' };

/** Answers 503, so that the client tries again in a second; a page does so by itself. */
const refuse = (request: FastifyRequest, reply: FastifyReply): void => {
  const busy = new DomainError('notReady', { headers });
  if (request.url.startsWith('/api/')) {
    new ErrorFilter().answer(busy, request, reply);
    return;
  }
  const { message } = busy.saidIn(messagesFor(request));
  varyByLanguage(reply);
  void reply
    .status(503)
    .headers({ ...headers, refresh: '2' })
    .type('text/html; charset=utf-8')
    .send(
      `<!doctype html><meta name="viewport" content="width=device-width"><title>503</title><p>${message}`,
    );
};

/**
 * Refuses requests at once when the shop has more to do than it can: when `max` of their kind are in progress,
 * or when the event loop is late. Carts, orders and payments have a number of their own, and the event loop
 * may be later for them. A request is in progress from the end of its body until its answer begins, so that
 * slow clients do not count.
 */
export const useAdmission = (fastify: FastifyInstance, max: number): void => {
  const inProgress: Record<Kind, number> = { essential: 0, other: 0 };
  const histogram = monitorEventLoopDelay({ resolution });
  histogram.enable();
  /** How many samples in a row were too late. */
  const late: Record<Kind, number> = { essential: 0, other: 0 };
  const timer = setInterval(() => {
    const delay = meanDelay(histogram);
    for (const kind of ['essential', 'other'] as const)
      late[kind] = delay > longestDelay[kind] ? late[kind] + 1 : 0;
    for (const [kind, count] of Object.entries(inProgress)) requestsInProgress.set({ kind }, count);
  }, sampleEvery).unref();
  fastify.addHook('onClose', async () => {
    clearInterval(timer);
    histogram.disable();
  });

  const kindOf = (request: FastifyRequest): Kind => (essential.has(pathOf(request)) ? 'essential' : 'other');

  const isRefused = (request: FastifyRequest, reply: FastifyReply): boolean => {
    const kind = kindOf(request);
    const isBusy = inProgress[kind] >= max || late[kind] >= samples;
    if (!isBusy || unlimited.has(pathOf(request))) return false;
    requestsRefused.inc({ kind });
    refuse(request, reply);
    return true;
  };

  fastify.decorateRequest('inProgress', false);
  fastify.addHook('onRequest', (request, reply, done) => {
    if (!isRefused(request, reply)) done();
  });
  // again, because many bodies may have arrived since
  fastify.addHook('preValidation', (request, reply, done) => {
    if (isRefused(request, reply)) return;
    if (!streams.has(pathOf(request))) {
      const kind = kindOf(request);
      request.inProgress = true;
      inProgress[kind] += 1;
      reply.raw.once('close', () => end(request, kind));
    }
    done();
  });
  const end = (request: FastifyRequest, kind: Kind) => {
    if (!request.inProgress) return;
    request.inProgress = false;
    inProgress[kind] -= 1;
  };
  fastify.addHook('onSend', (request, _reply, payload, done) => {
    end(request, kindOf(request));
    done(null, payload);
  });
};
