import { subscribe, unsubscribe } from 'node:diagnostics_channel';
import { errorMonitor } from 'node:events';
import type { ClientRequest, IncomingMessage } from 'node:http';
import {
  type Attributes,
  type Context,
  defaultTextMapGetter,
  ROOT_CONTEXT,
  type Span,
  SpanKind,
  SpanStatusCode,
  trace,
  type Tracer,
} from '@opentelemetry/api';
import { W3CTraceContextPropagator } from '@opentelemetry/core';
import type { FastifyInstance } from 'fastify';
import type mongoose from 'mongoose';
import { callLabel } from '../common/metrics.js';
import { currentRequest } from '../common/requestContext.js';

const w3c = new W3CTraceContextPropagator();

const fail = (span: Span, type: string) => {
  span.setStatus({ code: SpanStatusCode.ERROR });
  span.setAttribute('error.type', type);
};

/**
 * Gives each request a span, named by its call. It continues the trace of a trusted proxy (`traceparent`). It has no
 * query, header or address of the client.
 */
export const traceRequests = (
  fastify: FastifyInstance,
  tracer: Tracer,
  isFromProxy: (request: IncomingMessage) => boolean,
): void => {
  fastify.addHook('onRequest', (request, reply, done) => {
    const context = currentRequest();
    const call = callLabel(request);
    if (!context || call === 'health') {
      done();
      return;
    }
    const parent: Context = isFromProxy(request.raw)
      ? w3c.extract(ROOT_CONTEXT, request.headers, defaultTextMapGetter)
      : ROOT_CONTEXT;
    const attributes = {
      'http.request.method': request.method,
      'http.route': request.routeOptions.url ?? '',
      'url.path': request.url.split('?', 1)[0] ?? '',
      'tokri.request.id': request.id,
    };
    const span = tracer.startSpan(call, { kind: SpanKind.SERVER, attributes }, parent);
    context.span = span;
    context.traceId = span.spanContext().traceId;
    request.log = reply.log = request.log.child({ traceId: context.traceId });
    reply.raw.once('close', () => {
      span.setAttribute('http.response.status_code', reply.statusCode);
      if (reply.statusCode >= 500) fail(span, String(reply.statusCode));
      span.end();
    });
    done();
  });
};

/** Starts the span of something that is done for the present request; undefined when there is none, or it has ended. */
const startChild = (tracer: Tracer, name: string, attributes: Attributes): Span | undefined => {
  const parent = currentRequest()?.span;
  if (!parent?.isRecording()) return undefined;
  return tracer.startSpan(name, { kind: SpanKind.CLIENT, attributes }, trace.setSpan(ROOT_CONTEXT, parent));
};

const collectionOf = (command: Record<string, unknown>, name: string): string => {
  const target = name === 'getMore' ? command.collection : command[name];
  return typeof target === 'string' ? target : '';
};

/** Gives each command of MongoDB for a request a span: its name and collection, never its values. */
export const traceCommands = (client: mongoose.mongo.MongoClient, tracer: Tracer): void => {
  const open = new Map<number, Span>();
  client.on('commandStarted', ({ requestId, commandName, databaseName, command }) => {
    const collection = collectionOf(command as Record<string, unknown>, commandName);
    const span = startChild(tracer, `${commandName} ${collection}`.trim(), {
      'db.system.name': 'mongodb',
      'db.namespace': databaseName,
      'db.operation.name': commandName,
      ...(collection && { 'db.collection.name': collection }),
    });
    if (span) open.set(requestId, span);
  });
  const end = (requestId: number, error?: Error) => {
    const span = open.get(requestId);
    open.delete(requestId);
    if (span && error) fail(span, error.name); // its message may have values
    span?.end();
  };
  client.on('commandSucceeded', ({ requestId }) => end(requestId));
  client.on('commandFailed', ({ requestId, failure }) => end(requestId, failure));
};

/**
 * Gives each HTTP request that the shop makes for one of its own, such as to Stripe or an S3 store, a span. Like
 * OpenTelemetry's conventions for clients, it counts every status from 400 on as an error.
 * @returns a function that ends this
 */
export const traceOutgoing = (tracer: Tracer): (() => void) => {
  const open = new WeakMap<ClientRequest, Span>();
  const started = (message: unknown) => {
    const { request } = message as { request: ClientRequest }; // as Node documents the channel
    const { method, host } = request;
    const attributes = { 'http.request.method': method, 'server.address': host };
    const span = startChild(tracer, `${method} ${host}`, attributes);
    if (!span) return;
    open.set(request, span);
    request.once(errorMonitor, ({ name }: Error) => fail(span, name)).once('close', () => span.end());
  };
  const answered = (message: unknown) => {
    const { request, response } = message as { request: ClientRequest; response: IncomingMessage }; // likewise
    const span = open.get(request);
    const { statusCode = 0 } = response;
    span?.setAttribute('http.response.status_code', statusCode);
    if (span && statusCode >= 400) fail(span, String(statusCode));
  };
  subscribe('http.client.request.start', started);
  subscribe('http.client.response.finish', answered);
  return () => {
    unsubscribe('http.client.request.start', started);
    unsubscribe('http.client.response.finish', answered);
  };
};
