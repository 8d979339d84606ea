import { once } from 'node:events';
import { createServer, get } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, afterEach, beforeAll, describe, expect, test } from '@jest/globals';
import { SpanStatusCode } from '@opentelemetry/api';
import {
  BasicTracerProvider,
  InMemorySpanExporter,
  SimpleSpanProcessor,
} from '@opentelemetry/sdk-trace-base';
import Fastify, { type FastifyInstance } from 'fastify';
import mongoose from 'mongoose';
import { useRequestIds } from '../common/requestContext.js';
import { traceCommands, traceOutgoing, traceRequests } from './spans.js';
import { openTestDatabase, type TestDatabase } from '../../tests/support/database.js';

const spans = new InMemorySpanExporter();
const tracer = new BasicTracerProvider({ spanProcessors: [new SimpleSpanProcessor(spans)] }).getTracer(
  'test',
);
const service = createServer((request, response) => {
  response.statusCode = request.url === '/refuses' ? 402 : 200;
  response.end();
});
let database: TestDatabase;
let client: mongoose.mongo.MongoClient;
let shop: FastifyInstance;
let stopOutgoing: () => void;

/** Asks another service, and reads its answer. */
const ask = async (path: string) => {
  const { port } = service.address() as AddressInfo;
  const [answer] = (await once(get({ port, path }), 'response')) as [NodeJS.ReadableStream];
  await once(answer.resume(), 'close');
};

beforeAll(async () => {
  database = await openTestDatabase();
  client = await new mongoose.mongo.MongoClient(database.uri, { monitorCommands: true }).connect();
  await once(service.listen(0, '127.0.0.1'), 'listening');
  shop = Fastify();
  useRequestIds(shop, true);
  traceRequests(shop, tracer, () => false);
  traceCommands(client, tracer);
  stopOutgoing = traceOutgoing(tracer);
  shop.get('/well', () => 'well');
  shop.get('/missing', (_, reply) => reply.status(404).send());
  shop.get('/broken', () => Promise.reject(new Error('with a secret')));
  shop.get('/commands', async () => {
    await client.db().command({ ping: 1 });
    await client
      .db()
      .command({ nonsense: 1 })
      .catch(() => undefined);
    return 'done';
  });
  shop.get('/asks', async () => {
    await ask('/well');
    await ask('/refuses');
    return 'done';
  });
  await shop.listen({ port: 0, host: '127.0.0.1' });
});
afterAll(async () => {
  stopOutgoing();
  await shop.close();
  service.close();
  await client.close();
  await database.drop();
});
afterEach(() => spans.reset());

/** Makes a request, and returns the status and the type of the error of each span, by name. */
const statusesAfter = async (path: string, count: number) => {
  const { port } = shop.server.address() as AddressInfo;
  await (await fetch(`http://127.0.0.1:${port}${path}`)).text();
  while (spans.getFinishedSpans().length < count) await new Promise((resolve) => setTimeout(resolve, 10));
  return spans.getFinishedSpans().map(({ name, status, attributes }) => ({
    name,
    code: status.code,
    error: attributes['error.type'],
    message: status.message,
  }));
};

const well = { code: SpanStatusCode.UNSET, error: undefined, message: undefined };
const failed = (error: string) => ({ code: SpanStatusCode.ERROR, error, message: undefined });

describe('the status of a span', () => {
  test('is an error for a request that the shop fails, and none for one that it refuses', async () => {
    expect(await statusesAfter('/well', 1)).toEqual([{ name: 'page', ...well }]);
    spans.reset();
    expect(await statusesAfter('/missing', 1)).toEqual([{ name: 'page', ...well }]);
    spans.reset();
    expect(await statusesAfter('/broken', 1)).toEqual([{ name: 'page', ...failed('500') }]);
  });

  test('is an error for a command that the database refuses, without its message', async () => {
    expect(await statusesAfter('/commands', 3)).toEqual([
      { name: 'ping', ...well },
      { name: 'nonsense', ...failed('MongoServerError') },
      { name: 'page', ...well },
    ]);
  });

  test('is an error for a request to another service that is refused', async () => {
    const name: unknown = expect.stringMatching(/^GET /);
    expect(await statusesAfter('/asks', 3)).toEqual([
      { name, ...well },
      { name, ...failed('402') },
      { name: 'page', ...well },
    ]);
  });
});
