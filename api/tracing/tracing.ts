import { detectResources, envDetector, resourceFromAttributes } from '@opentelemetry/resources';
import { BasicTracerProvider, BatchSpanProcessor } from '@opentelemetry/sdk-trace-base';
import type { FastifyInstance } from 'fastify';
import type mongoose from 'mongoose';
import { withDeadline } from '../common/circuit.js';
import { installation } from '../common/installation.js';
import { comesFrom } from '../common/requestContext.js';
import type { Config } from '../config/config.js';
import { Collector } from './collector.js';
import { traceCommands, traceOutgoing, traceRequests } from './spans.js';

/** ms for the last spans, when the shop has closed. */
const lastSpans = 1_000;

/** What the traces are of. */
interface Traced {
  fastify: FastifyInstance;
  client: mongoose.mongo.MongoClient;
}

/**
 * Exports a trace of each request to `endpoint` by OpenTelemetry (ADR 51). This module is loaded only for that.
 * @returns a function that sends the last spans, and ends this
 */
export const startTracing = (
  endpoint: string,
  { OTEL_SERVICE_NAME, TRUST_PROXY }: Pick<Config, 'OTEL_SERVICE_NAME' | 'TRUST_PROXY'>,
  { fastify, client }: Traced,
): (() => Promise<void>) => {
  const shop = resourceFromAttributes({
    'service.name': OTEL_SERVICE_NAME,
    'service.version': installation.version,
    'process.pid': process.pid,
  });
  const provider = new BasicTracerProvider({
    resource: detectResources({ detectors: [envDetector] }).merge(shop),
    spanProcessors: [new BatchSpanProcessor(new Collector(endpoint))],
  });
  const tracer = provider.getTracer('tokri');
  traceRequests(fastify, tracer, comesFrom(TRUST_PROXY));
  traceCommands(client, tracer);
  const stopOutgoing = traceOutgoing(tracer);
  return async () => {
    stopOutgoing();
    await withDeadline(lastSpans, () => provider.shutdown()).catch(() => undefined); // the collector has warned
  };
};
