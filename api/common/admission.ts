import { type IntervalHistogram, monitorEventLoopDelay } from 'node:perf_hooks';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { Call } from '../../contract/calls.js';
import type { Messages } from '../../contract/messages/en.js';
import type { Config } from '../config/config.js';
import { callOfRoute } from './callOfRoute.js';
import { DomainError } from './domainError.js';
import { useEarlyAnswer } from './earlyAnswers.js';
import { apiErrorOf, ErrorFilter } from './errorFilter.js';
import { messagesFor, varyByLanguage } from './locale.js';
import { countEarlyAnswer, requestsInProgress, requestsRefused } from './metrics.js';
import { followsRequests, requestIdOf } from './requestContext.js';
import { securityHeaders } from './securityHeaders.js';

/** Orders are refused last. */
const priorities = ['order', 'cart', 'other', 'upload'] as const;
type Priority = (typeof priorities)[number];

declare module 'fastify' {
  interface FastifyRequest {
    /** Under which priority the request counts as in progress; undefined when it does not. */
    counted: Priority | undefined;
  }
}

const priorityOf = (call: Call | undefined): Priority =>
  call?.file ? 'upload' : (call?.priority ?? 'other');

/** An order asks the database more than any other call, and counts as so many carts. */
const weightOfOrder = 4;

/** The mean delay of the event loop in ms that refuses requests, when it lasts for `samples` samples. */
const longestDelay: Readonly<Record<Priority, number>> = {
  order: 1_500,
  cart: 750,
  other: 300,
  upload: 300,
};
const samples = 4;
/** The mean delay in ms of the event loop above which lists give way to carts and orders. */
const busyDelay = 10;
/** ms between two samples. */
const sampleEvery = 250;
const resolution = 10;

const health = new Set(['/health', '/health/live']);
/** A page that was answered needs its files. */
const file = /^\/(?:assets|media)\//;

/** Returns the mean delay in ms of the event loop since the last call. */
const meanDelay = (histogram: IntervalHistogram): number => {
  const { mean } = histogram;
  histogram.reset();
  return Number.isFinite(mean) ? Math.max(0, mean / 1e6 - resolution) : 0;
};

const headers = { 'retry-after': '1', 'cache-control': 'no-store' };
/** One error for all: its stack, which nobody reads, takes longer to write than the rest of the answer. */
const busy = new DomainError('notReady', { headers });
const errorFilter = new ErrorFilter();
/** The body of a refused call, by language. In an overload most of the answers are these. */
const bodies = new Map<Messages, string>();

const bodyIn = (messages: Messages): string => {
  const body = bodies.get(messages) ?? JSON.stringify(apiErrorOf(busy, messages));
  bodies.set(messages, body);
  return body;
};

/**
 * Answers 503, so that the client tries again in a second. A page loads itself again.
 * @param isCall whether the route is that of a call
 */
const refuse = (request: FastifyRequest, reply: FastifyReply, isCall: boolean): void => {
  if (!isCall && request.url.startsWith('/api/')) {
    errorFilter.answer(busy, request, reply); // it may be a wrong method
    return;
  }
  void reply.status(503).headers(headers);
  if (isCall) {
    varyByLanguage(reply);
    void reply.type('application/json; charset=utf-8').send(bodyIn(messagesFor(request)));
    return;
  }
  if (!request.headers.accept?.includes('text/html')) {
    void reply.send();
    return;
  }
  const { message } = busy.saidIn(messagesFor(request));
  varyByLanguage(reply);
  void reply
    .header('refresh', '2')
    .type('text/html; charset=utf-8')
    .send(
      `<!doctype html><meta name="viewport" content="width=device-width"><title>503</title><p>${message}`,
    );
};

type AdmissionConfig = Pick<
  Config,
  | 'MAX_IN_PROGRESS'
  | 'CORS_ORIGINS'
  | 'TRUST_PROXY'
  | 'PUBLIC_URL'
  | 'LOG_LEVEL'
  | 'OTEL_EXPORTER_OTLP_ENDPOINT'
>;

/**
 * Refuses calls before Fastify sees them, which costs 42 % less (ADR 58). Fastify still refuses what needs it: calls
 * whose path has parameters, calls of foreign origins, and calls during a shutdown.
 */
const refuseEarly = (
  fastify: FastifyInstance,
  config: AdmissionConfig,
  isTooMuch: (priority: Priority) => boolean,
): void => {
  const requestId = requestIdOf(config.TRUST_PROXY);
  const always = Object.entries({
    ...securityHeaders(config).ofCall,
    ...headers,
    vary: 'Accept-Language',
    'content-type': 'application/json; charset=utf-8',
  }).flat();
  useEarlyAnswer(fastify, (request, response, next) => {
    const call = callOfRoute(request.method ?? '', request.url);
    const isForeign = config.CORS_ORIGINS.includes(request.headers.origin ?? '');
    if (!call || isForeign || !isTooMuch(priorityOf(call))) {
      next(request, response);
      return;
    }
    requestsRefused.inc({ priority: priorityOf(call) });
    countEarlyAnswer(call, 503);
    const body = bodyIn(messagesFor(request));
    const length = String(Buffer.byteLength(body));
    response.writeHead(503, [...always, 'x-request-id', requestId(request), 'content-length', length]);
    response.end(body);
  });
};

/**
 * Refuses requests at once when the shop has more to do than it can: when too many are in progress, or when the event
 * loop is late. Carts and orders, which wait for the database, have half of `max` together, and orders a quarter more
 * that nothing else takes. All else has `max` of its own, so that pages and lists are answered from memory while orders
 * wait for a slow database. When the processor is busy too, carts and orders count there as well, and lists give way.
 * Uploads, which are in progress while their file arrives, have a tenth of `max`. Any other request is in progress from
 * the end of its body until its answer begins, so that slow clients do not count.
 */
export const useAdmission = (fastify: FastifyInstance, config: AdmissionConfig): void => {
  const max = config.MAX_IN_PROGRESS;
  const [half, quarter] = [Math.ceil(max / 2), Math.ceil(max / 4)];
  const limits = { order: half + quarter, cart: half, other: max, upload: Math.ceil(max / 10) };
  const inProgress: Record<Priority, number> = { order: 0, cart: 0, other: 0, upload: 0 };
  /** How many samples in a row were too late. */
  const lateSamples: Record<Priority, number> = { order: 0, cart: 0, other: 0, upload: 0 };
  /** Whether the processor is busy, and not only the database. */
  let isBusy = false;
  /** Returns what counts for the limit of a priority. */
  const counted = (priority: Priority) => {
    if (priority === 'upload') return inProgress.upload;
    const waiting = inProgress.order * weightOfOrder + inProgress.cart;
    if (priority !== 'other') return waiting;
    // twice, because carts and orders have half of the number
    return isBusy ? inProgress.other + waiting * 2 : inProgress.other;
  };
  for (const priority of priorities) requestsRefused.inc({ priority }, 0); // a rate needs a first value
  const histogram = monitorEventLoopDelay({ resolution });
  histogram.enable();
  const timer = setInterval(() => {
    const delay = meanDelay(histogram);
    isBusy = delay > busyDelay;
    for (const priority of priorities) {
      lateSamples[priority] = delay > longestDelay[priority] ? lateSamples[priority] + 1 : 0;
      requestsInProgress.set({ priority }, inProgress[priority]);
    }
  }, sampleEvery).unref();
  fastify.addHook('onClose', async () => {
    clearInterval(timer);
    histogram.disable();
  });

  const isTooMuch = (priority: Priority): boolean =>
    counted(priority) >= limits[priority] || lateSamples[priority] >= samples;
  if (!followsRequests(config)) refuseEarly(fastify, config, isTooMuch); // no line of a log is missed

  const isRefused = (
    priority: Priority,
    request: FastifyRequest,
    reply: FastifyReply,
    isCall: boolean,
  ): boolean => {
    if (!isTooMuch(priority) || request.method === 'OPTIONS' || file.test(request.url)) return false;
    requestsRefused.inc({ priority });
    refuse(request, reply, isCall);
    return true;
  };
  const end = (request: FastifyRequest) => {
    if (request.counted) inProgress[request.counted] -= 1;
    request.counted = undefined;
  };

  fastify.decorateRequest('counted', undefined);
  fastify.addHook('onRoute', (route) => {
    if (health.has(route.url)) return;
    const call = callOfRoute(String(route.method), route.url);
    const priority = priorityOf(call);
    const isCall = call !== undefined;
    const isCounted = !call?.stream;
    route.onRequest = (request, reply, done) => {
      if (!isRefused(priority, request, reply, isCall)) done();
    };
    // again, because many bodies may have arrived since
    route.preValidation = (request, reply, done) => {
      if (isRefused(priority, request, reply, isCall)) return;
      if (isCounted && !file.test(request.url)) {
        request.counted = priority;
        inProgress[priority] += 1;
        reply.raw.once('close', () => end(request));
      }
      done();
    };
  });
  fastify.addHook('onSend', (request, _reply, payload, done) => {
    end(request);
    done(null, payload);
  });
};
