import { once } from 'node:events';
import { createServer, type Server } from 'node:http';
import { connect, type Socket } from 'node:net';
import { setTimeout as pause } from 'node:timers/promises';
import { afterEach, expect, test } from '@jest/globals';
import { answerTime, useAnswerTimes } from './answerTimes.js';

let server: Server;
const open: Socket[] = [];
afterEach(async () => {
  open.splice(0).forEach((socket) => socket.destroy());
  if (!server.listening) return;
  server.closeAllConnections();
  await once(server.close(), 'close');
});

/** Larger than the kernel's buffers, so that a reader can hold the answer up. */
const large = Buffer.alloc(30_000_000);
/** The time in ms after which these tests give up on a reader. */
const time = 1_500;
const times = { serving: time, closing: time };

/**
 * Creates a server with a large answer, an answer that takes longer to make than a reader may take, and a
 * stream.
 */
const serve = async () => {
  server = createServer(({ url }, answer) => {
    if (url === '/large') answer.end(large);
    else if (url === '/late') setTimeout(() => answer.end('late'), 2 * time);
    else answer.write('open');
  });
  return server;
};

const ask = async (path: string, times = 1): Promise<Socket> => {
  const { port } = server.address() as { port: number }; // a TCP server's address is never a string
  const socket = connect(port, '127.0.0.1').on('error', () => undefined);
  open.push(socket);
  await once(socket, 'connect');
  socket.pause();
  socket.write(`GET ${path} HTTP/1.1\r\nhost: shop\r\n\r\n`.repeat(times));
  return socket;
};

const listen = async () => {
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
};

/** Returns the server's socket of the next connection. */
const nextEnd = async (): Promise<Socket> => {
  const [end] = (await once(server, 'connection')) as [Socket];
  return end;
};

/**
 * Reads a large answer with a pause after each megabyte.
 * @returns the bytes read until the answer was complete or cut off
 */
const readSlowly = async (reader: Socket): Promise<number> => {
  let taken = 0;
  reader.on('data', (chunk: Buffer) => {
    taken += chunk.length;
    if (Math.floor(taken / 1_000_000) === Math.floor((taken - chunk.length) / 1_000_000)) return;
    reader.pause();
    setTimeout(() => reader.resume(), time / 30);
  });
  reader.resume();
  while (taken < large.length && !reader.destroyed) await pause(20);
  return taken;
};

test('a reader that takes nothing is dropped; one that is slow, one whose answer takes long and a stream are not', async () => {
  await serve();
  useAnswerTimes(server, times);
  await listen();
  const [stuckEnd] = await Promise.all([nextEnd(), ask('/large', 12)]);
  const [streamEnd] = await Promise.all([nextEnd(), ask('/stream')]);
  const late = (await ask('/late')).resume();
  const answered = once(late, 'data');
  const slow = readSlowly(await ask('/large'));

  await once(stuckEnd, 'close');
  expect(String(await answered)).toContain('late');
  expect(await slow).toBeGreaterThanOrEqual(large.length);
  expect(streamEnd.destroyed).toBe(false);
});

test('a shutdown does not wait for a reader that takes nothing, but for a slow one and an answer that is being made', async () => {
  await serve();
  const hurry = useAnswerTimes(server, { serving: 600_000, closing: time });
  await listen();
  const [stuckEnd] = await Promise.all([nextEnd(), ask('/large', 12)]);
  const late = (await ask('/late')).resume();
  const answered = once(late, 'data');
  const slow = await ask('/large');
  while (!stuckEnd.writableLength) await pause(10);
  const closed = once(server.close(), 'close');
  hurry();
  const taken = readSlowly(slow);
  await once(stuckEnd, 'close');
  expect(String(await answered)).toContain('late');
  expect(await taken).toBeGreaterThanOrEqual(large.length);
  late.destroy();
  slow.destroy();
  await closed;
});

test('while the shop serves, a reader has 30 seconds, and at a shutdown less than 5', async () => {
  expect(answerTime).toBe(30_000);
  await serve();
  const hurry = useAnswerTimes(server);
  await listen();
  const [stuckEnd] = await Promise.all([nextEnd(), ask('/large', 12)]);
  while (!stuckEnd.writableLength) await pause(10);
  hurry();
  const dropped = once(stuckEnd, 'close').then(() => 'dropped');
  // it drops a reader after three of these timeouts in a row; after a standstill it counts from the beginning
  expect(3 * (stuckEnd.timeout ?? Infinity)).toBeLessThan(5_000);
  expect(await Promise.race([dropped, pause(30_000, 'still there', { ref: false })])).toBe('dropped');
});
