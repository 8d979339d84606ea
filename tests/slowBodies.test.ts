import { connect, type Socket } from 'node:net';
import { setTimeout as pause } from 'node:timers/promises';
import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { bodyTimes } from '../api/common/bodyTimes.js';
import { calls } from '../contract/calls.js';
import type { TestCustomer } from './support/customer.js';
import { openTestShop, type TestShop } from './support/shop.js';

/** Far shorter than those of a shop, but longer than a busy machine stands still. */
const times = { usual: 3_000, still: 4_000 };

let shop: TestShop;
let admin: TestCustomer;
beforeAll(async () => {
  shop = await openTestShop({}, { bodies: times });
  admin = await shop.admin();
});
afterAll(() => shop.close());

/**
 * Sends a request body in small parts over a separate connection; returns the reply and whether the
 * connection is closed.
 */
const slowly = async (path: string, headers: Record<string, string>, body: string) => {
  const { hostname, port } = new URL(shop.url);
  const socket: Socket = connect(Number(port), hostname);
  let answer = '';
  socket.on('data', (chunk) => (answer += String(chunk))).on('error', () => undefined);
  // a reset also closes it
  const closed = new Promise<void>((resolve) => socket.once('close', () => resolve()));
  const head = { host: 'shop', 'content-length': String(body.length), ...headers };
  const lines = Object.entries(head).map(([name, value]) => `${name}: ${value}\r\n`);
  socket.write(`POST ${path} HTTP/1.1\r\n${lines.join('')}\r\n`);
  return {
    closed,
    answer: () => answer,
    /** Sends this many bytes every 100 ms until all are sent or the connection is closed. */
    send: async (bytes: number, until = body.length) => {
      for (let at = 0; at < until && socket.writable; at += bytes) {
        socket.write(body.slice(at, Math.min(at + bytes, until)));
        await pause(100);
      }
    },
    end: () => socket.destroy(),
  };
};

const boundary = 'a-line-that-stands-nowhere-else';
const rows = Array.from({ length: 40 }, (_, at) => `Milk ${at},60`);
const form = [
  `--${boundary}`,
  'Content-Disposition: form-data; name="file"; filename="products.csv"',
  'Content-Type: text/csv',
  '',
  ['name,price', ...rows].join('\n'),
  `--${boundary}--`,
  '',
].join('\r\n');
const multipart = { 'content-type': `multipart/form-data; boundary=${boundary}` };
const { path } = calls.import.upload;

test('a body has 30 seconds; that of a call for files may pause for 20', () => {
  expect(bodyTimes).toEqual({ usual: 30_000, still: 20_000 });
});

test('a file that keeps coming is taken however slowly; what stalls, or is no file of an admin, is cut off', async () => {
  const asAdmin = { ...multipart, authorization: `Bearer ${admin.token}` };
  const login = JSON.stringify({ email: 'nobody@example.test', password: 'x'.repeat(90) });
  const unread = form.replace('name="file"', 'name="other"');
  const [file, stalled, refused, stranger, json, malformed] = await Promise.all([
    slowly(path, asAdmin, form),
    slowly(path, asAdmin, form),
    slowly(path, asAdmin, unread),
    slowly(path, multipart, form),
    slowly(calls.user.login.path, { 'content-type': 'application/json' }, login),
    slowly('/%zz', { 'content-type': 'application/json' }, login),
  ]);
  await Promise.all([
    file.send(Math.ceil(form.length / 60)), // takes longer than either time
    stalled.send(form.length, 300).then(() => stalled.closed),
    refused.send(form.length, 200).then(() => refused.closed),
    stranger.send(10).then(() => stranger.closed),
    json.send(1).then(() => json.closed),
    malformed.send(1).then(() => malformed.closed),
  ]);
  for (let waits = 0; !file.answer() && waits < 50; waits += 1) await pause(100);

  expect(file.answer()).toMatch(/^HTTP\/1.1 200 .*"rows":40/s);
  expect(stalled.answer()).toMatch(/^HTTP\/1.1 408 /);
  expect(refused.answer()).toMatch(/^HTTP\/1.1 400 /);
  expect(malformed.answer()).toMatch(/^HTTP\/1.1 400 /);
  expect(stranger.answer()).toMatch(/^HTTP\/1.1 401 /);
  expect(json.answer()).toMatch(/^HTTP\/1.1 408 /);
  file.end();
  expect(await shop.collection('imports').countDocuments()).toBe(1);
  expect(await shop.collection('uploads.chunks').countDocuments()).toBe(1);
}, 60_000); // shorter than the 75 s after which Node would close the refused upload
