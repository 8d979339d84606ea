import { afterEach, expect, jest, test } from '@jest/globals';
import { fastify } from 'fastify';
import { calls } from '../../contract/calls.js';
import { useCallReplies } from './callReplies.js';
import { deadlines } from './deadlines.js';

afterEach(() => {
  jest.useRealTimers();
});

/** Opens a server whose cart answers when `answer` is called. */
const opened = () => {
  let answer = (_outcome: Record<string, unknown>) => {};
  let begin = () => {};
  const begun = new Promise<void>((resolve) => (begin = resolve));
  const server = fastify();
  useCallReplies(server);
  server.get(calls.cart.list.path, (request, reply) => {
    answer = (outcome) => request.sendOutcome?.(reply, outcome);
    begin();
  });
  return { server, begun, answer: (outcome: Record<string, unknown>) => answer(outcome) };
};

test('a call answers what its handler returns, without what its schema does not declare', async () => {
  const { server, begun, answer } = opened();
  const asked = server.inject(calls.cart.list.path);
  void begun.then(() => answer({ data: [], secret: 1 }));
  const { statusCode, headers, body } = await asked;
  expect([statusCode, headers['content-type']]).toEqual([200, 'application/json; charset=utf-8']);
  expect(JSON.parse(body)).toEqual({ success: true, error: false, message: '', data: [] });
});

test('a call that takes longer than its timeout is told to come again', async () => {
  jest.useFakeTimers({ doNotFake: ['nextTick', 'setImmediate', 'queueMicrotask', 'performance', 'Date'] });
  const { server, begun } = opened();
  const asked = server.inject(calls.cart.list.path);
  void begun.then(() => jest.advanceTimersByTime(deadlines.call));
  const { statusCode, headers, body } = await asked;
  expect([statusCode, headers['retry-after']]).toEqual([503, '1']);
  expect(JSON.parse(body)).toMatchObject({ error: true, code: 'notReady' });
});

test('a reply that is handed over in time is not told late while it is compressed', async () => {
  jest.useFakeTimers({ doNotFake: ['nextTick', 'setImmediate', 'queueMicrotask', 'performance', 'Date'] });
  const { server, begun, answer } = opened();
  server.addHook('onSend', async (_request, _reply, payload) => {
    jest.advanceTimersByTime(deadlines.call);
    return payload;
  });
  const asked = server.inject(calls.cart.list.path);
  void begun.then(() => answer({ data: [] }));
  expect((await asked).statusCode).toBe(200);
});
