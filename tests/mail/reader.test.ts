import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { request } from 'node:http';
import { text } from 'node:stream/consumers';
import { mkdir, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { loadConfig } from '../../api/config/config.js';
import { mailsPath } from '../../api/mail/mailReader.js';
import { Keys } from '../../api/secrets/keys.js';
import { calls } from '../../contract/calls.js';
import { codeMailedTo } from '../support/mailbox.js';
import { openTestShop, type TestShop } from '../support/shop.js';

let shop: TestShop;
let at: string;

beforeAll(async () => {
  shop = await openTestShop();
  at = mailsPath(loadConfig({}), shop.app.get(Keys, { strict: false })) ?? '';
});
afterAll(() => shop.close());

const read = (address = at, headers: Record<string, string> = {}) =>
  new Promise<{ status: number | undefined; headers: NodeJS.Dict<string | string[]>; body: string }>(
    (resolve, reject) => {
      const asked = request(shop.url + address, { headers }, (answer) => {
        void text(answer).then((body) =>
          resolve({ status: answer.statusCode, headers: answer.headers, body }),
        );
      });
      asked.on('error', reject).end();
    },
  );

test('in development mails are read in the browser, where nothing of them runs', async () => {
  expect((await read()).body).toContain('None yet');
  const { email } = await shop.customer();
  await shop.call(calls.user.forgotPassword, { body: { email } });
  const code = await codeMailedTo(shop, email);
  const list = await read();
  expect(list.body).toContain(email);

  const [, link = ''] = /href="([^"]+)"/.exec(list.body) ?? [];
  const mail = await read(link);
  expect(mail.body).toContain(code);
  expect(mail.headers['content-security-policy']).toMatch(/default-src 'none'.*sandbox/);
  expect(mail.headers['cache-control']).toBe('no-store');
});

test.each([
  ['from another machine', { 'x-forwarded-for': '203.0.113.9' }],
  ['behind another kind of proxy', { via: '1.1 proxy' }],
  ['by a name that points here', { host: 'shop.example' }],
])('nobody reads them %s', async (_, headers) => {
  expect((await read(at, headers)).status).toBe(404);
});

test('only files of the outbox are read', async () => {
  await mkdir(path.join(shop.dataDir, 'outbox'), { recursive: true });
  await writeFile(path.join(shop.dataDir, 'secret.json'), '{"html":"secret"}');
  for (const name of ['..%2Fsecret.json', '..%2ftoken-secret', 'none.json'])
    expect((await read(`${at}/${name}`)).status).toBe(404);
});

test('nobody reads them who has not seen the console', async () => {
  expect(at).toMatch(/^\/dev\/mails\/[\w-]{16}$/);
  for (const path of ['/dev/mails', '/dev/mails/', `${at.slice(0, -1)}${at.endsWith('x') ? 'y' : 'x'}`])
    expect((await read(path)).body).not.toContain('Mails of this shop');
});
