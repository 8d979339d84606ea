import type { FastifyInstance, FastifyRequest } from 'fastify';
import { Counter, Gauge, Histogram } from 'prom-client';
import { allCalls, type Call } from '../../contract/calls.js';
import { callOfRoute } from './callOfRoute.js';
import { dependencies } from './deadlines.js';

/** What a process measures of itself, for Prometheus. Names and units follow its conventions. */

const requestSeconds = new Histogram({
  name: 'http_request_duration_seconds',
  help: 'Time from the head of a request to the end of its answer, by call of the API, page, assets or media.',
  labelNames: ['call', 'status'] as const,
  buckets: [0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10],
});

export const requestsInProgress = new Gauge({
  name: 'http_requests_in_progress',
  help: 'Requests whose body has arrived and whose answer has not begun.',
  labelNames: ['priority'] as const,
});

export const requestsRefused = new Counter({
  name: 'http_requests_refused_total',
  help: 'Requests that were answered 503 because the shop had too much to do.',
  labelNames: ['priority'] as const,
});

export const searchSeconds = new Histogram({
  name: 'tokri_search_duration_seconds',
  help: 'Time of a product search without filters, with the requests that run between its parts.',
  buckets: [0.0005, 0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5],
});

export const ordersPlaced = new Counter({
  name: 'tokri_orders_placed_total',
  help: 'Orders placed by this process.',
  labelNames: ['payment'] as const,
});

export const changeStreamLag = new Gauge({
  name: 'tokri_change_stream_lag_seconds',
  help: 'How late the process took the latest change of the catalogue; 0 when there was none for 5 s.',
  aggregator: 'max',
});

export const circuitOpen = new Gauge({
  name: 'tokri_circuit_open',
  help: '1 while a dependency is not asked, because it has failed several times in a row.',
  labelNames: ['dependency'] as const,
  aggregator: 'max',
});

export const dependencyFailures = new Counter({
  name: 'tokri_dependency_failures_total',
  help: 'Calls of a dependency that it did not answer, or not in time, or as a broken server does.',
  labelNames: ['dependency'] as const,
});

for (const dependency of Object.keys(dependencies)) {
  circuitOpen.set({ dependency }, 0);
  dependencyFailures.inc({ dependency }, 0);
}
for (const payment of ['cod', 'online']) ordersPlaced.inc({ payment }, 0); // a rate needs a first value

const streams = new Set(allCalls.flatMap(({ id, stream }) => (stream ? [id] : [])));

/** Returns the name of the call that a request makes, such as `cart.list`, otherwise the kind of its address. */
export const callLabel = ({ method, url, routeOptions }: FastifyRequest): string => {
  const call = callOfRoute(method, routeOptions.url);
  if (call) return call.id;
  const [, folder = ''] = /^\/(api|assets|media|health)\b/.exec(url) ?? [];
  return folder || 'page';
};

declare module 'fastify' {
  interface FastifyRequest {
    /** The label of the request in the metrics. */
    metricsLabel: string;
  }
}

/** Counts a call that was answered before Fastify saw it. @param seconds from its head to its answer */
export const countEarlyAnswer = ({ id, stream }: Call, status: number, seconds = 0): void => {
  if (!stream) requestSeconds.observe({ call: id, status }, seconds);
};

/** Measures the time of each request but streams, whose answers are open for hours. */
export const useRequestTimes = (fastify: FastifyInstance): void => {
  fastify.decorateRequest('metricsLabel', '');
  fastify.addHook('onRequest', (request, _reply, done) => {
    request.metricsLabel = callLabel(request);
    done();
  });
  fastify.addHook('onResponse', ({ metricsLabel: call }, reply, done) => {
    if (call && !streams.has(call))
      requestSeconds.observe({ call, status: reply.statusCode }, reply.elapsedTime / 1_000);
    done();
  });
};
