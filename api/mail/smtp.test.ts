import { once } from 'node:events';
import { createServer, type Socket } from 'node:net';
import { afterEach, expect, jest, test } from '@jest/globals';
import { Logger } from '@nestjs/common';
import { dependencies } from '../common/deadlines.js';
import { overSmtp } from './smtp.js';

const closing: (() => unknown)[] = [];
afterEach(() => {
  jest.useRealTimers();
  for (const close of closing.splice(0)) close();
});

/** Opens a mail server that answers a line every few milliseconds, and never a last one. */
const openTricklingServer = async () => {
  const server = createServer((socket) => {
    socket.write('220 example.test\r\n');
    const timer = setInterval(() => socket.write('250-wait\r\n'), 5);
    socket.on('error', () => undefined).on('close', () => clearInterval(timer));
    socket.resume();
    closing.push(() => socket.destroy());
  }).listen(0, '127.0.0.1');
  closing.push(() => server.close());
  await once(server, 'listening');
  const { port } = server.address() as { port: number }; // a TCP server's address is never a string
  return { server, url: `smtp://127.0.0.1:${port}` };
};

test('a mail that is not sent by its deadline is not sent later: its connection ends', async () => {
  jest.spyOn(Logger.prototype, 'warn').mockReturnValue(undefined);
  const { server, url } = await openTricklingServer();
  const connected = once(server, 'connection') as Promise<[Socket]>;
  jest.useFakeTimers({
    doNotFake: ['nextTick', 'setImmediate', 'queueMicrotask', 'performance', 'setInterval'],
  });
  const deliver = overSmtp(url, { ...dependencies.mail, total: 300 });
  const mail = { to: 'asha@example.test', subject: 'Code', text: '1', html: '1', from: 'shop@example.test' };
  const sending = expect(deliver({ ...mail, messageId: '<1@example.test>' })).rejects.toThrow();
  const [socket] = await connected;
  const ended = new Promise((resolve) => socket.once('close', resolve)); // `once` of node:events rejects after a reset
  jest.advanceTimersByTime(300);
  await sending;
  await ended;
  expect(socket.destroyed).toBe(true);
});
