import { afterAll, afterEach, beforeAll, beforeEach, expect, jest, test } from '@jest/globals';
import { setTimeout as pause } from 'node:timers/promises';
import { getConnectionToken } from '@nestjs/mongoose';
import { type Connection, type mongo, Types } from 'mongoose';
import { transact } from '../../api/database/transact.js';
import { OutboxService } from '../../api/mail/outbox.service.js';
import { loadConfig } from '../../api/config/config.js';
import { startServer } from '../../api/server.js';
import { calls } from '../../contract/calls.js';
import { messages } from '../../contract/messages/en.js';
import { granted } from '../support/client.js';
import { password, unique } from '../support/customer.js';
import { type Letter, type MailServer, openMailServer } from '../support/mailServer.js';
import { openTestShop, type TestShop } from '../support/shop.js';
import { waitUntil } from '../support/waitUntil.js';

type Document = mongo.Document;

let server: MailServer;
let shop: TestShop;
let log: jest.SpiedFunction<typeof process.stderr.write>;

beforeAll(async () => {
  log = jest.spyOn(process.stderr, 'write').mockReturnValue(true);
  server = await openMailServer();
  shop = await openTestShop({
    SMTP_URL: server.url,
    MAIL_FROM: 'Tokri <shop@tokri.example>',
    LOG_LEVEL: 'warn',
  });
});
afterAll(async () => {
  await shop.close();
  await server.close();
  jest.restoreAllMocks();
});
beforeEach(() => {
  log.mockClear();
});
afterEach(() => {
  server.mood = 'takes';
});

const waiting = () => shop.collection('outgoingmails').find().toArray();
const settled = async () => {
  for (const until = Date.now() + 30_000; (await waiting()).length; await pause(20))
    if (Date.now() > until) throw new Error('mails are left');
};
/** Makes the deferred mails due now, as if time had passed. */
const hurry = (fields: object = {}) =>
  shop
    .collection('outgoingmails')
    .updateMany(
      { tries: { $gt: 0 }, dueAt: { $lt: new Date(Date.now() + 60_000) } },
      { $set: { dueAt: new Date(Date.now() - 1), ...fields } },
    );
/** Waits until every waiting mail was tried once and deferred, for less time than a sender's lease lasts. */
const putOff = async () => {
  for (const until = Date.now() + 30_000; ; await pause(20)) {
    const mails = await waiting();
    const waitUntil = Date.now() + 60_000;
    if (mails.length && mails.every(({ tries, dueAt }) => tries > 0 && dueAt.getTime() < waitUntil)) return;
    if (Date.now() > until) throw new Error('not every mail was tried and put off');
  }
};
const ask = async (email: string) => {
  const { status } = await shop.call(calls.user.forgotPassword, { body: { email } });
  expect(status).toBe(200);
};
const nameOf = (letter?: Letter) => /^Message-ID: (\S+)/im.exec(letter?.raw ?? '')?.[1];
const logged = () => log.mock.calls.map(([line]) => String(line)).join('');

test('a mail goes out by the server at SMTP_URL, as text and as HTML, once, and is kept no longer', async () => {
  const { email } = await shop.customer();
  await ask(email);
  const [letter] = await server.lettersTo(email);
  await settled();

  expect(letter).toMatchObject({ from: 'shop@tokri.example', to: [email] });
  const code = /\b\d{6}\b/.exec(letter?.text ?? '')?.[0];
  expect(letter?.html).toContain(`>${code}<`);
  expect(letter?.raw).toMatch(/^Message-ID: <[0-9a-f]{24}@tokri\.example>/im);
  expect(letter?.raw).toMatch(/^Auto-Submitted: auto-generated/im);
  expect(server.letters.filter(({ to }) => to.includes(email))).toHaveLength(1);
});

test('a mail server that is busy gets the same mail again, under the same name, and nobody is told of addresses', async () => {
  server.mood = 'busy';
  const { email } = await shop.customer();
  await ask(email);
  await putOff();
  expect(logged()).toContain('451; it is tried again');
  expect(logged()).not.toMatch(new RegExp(`${email}|127\\.0\\.0\\.1|\\b\\d{6}\\b`));

  server.mood = 'takes';
  await hurry();
  const [letter] = await server.lettersTo(email);
  expect(nameOf(letter)).toBe(nameOf(server.turnedAway.find(({ to }) => to.includes(email))));
  await settled();
});

test('W-04 a mail server that says nothing holds up no answer', async () => {
  server.mood = 'silent';
  const people = [await shop.customer(), await shop.customer()];
  for (const { email } of people) await ask(email);
  const stillTried = ({ tries, dueAt }: Document) => tries === 0 || dueAt.getTime() > Date.now() + 60_000;
  expect((await waiting()).map(stillTried)).toEqual([true, true]);
  expect(server.letters.filter(({ to }) => people.some(({ email }) => to.includes(email)))).toEqual([]);

  await shop.collection('outgoingmails').deleteMany({});
});

test('a code does not wait behind the mails of all who wait for a product', async () => {
  const { _id } = await shop.sells({ stock: 0 });
  const requests = shop.collection('backinstockrequests');
  const until = new Date(Date.now() + 600_000);
  const fields = { productId: new Types.ObjectId(_id), userId: null, language: 'en-IN', tries: 0, until };
  const guests = Array.from({ length: 150 }, () => `${unique('guest')}@example.test`);
  await requests.insertMany(guests.map((email) => ({ ...fields, email })));
  server.mood = 'silent';
  granted(await (await shop.admin()).call(calls.product.update, { body: { _id, stock: 5 } }));
  await waitUntil(waiting, ({ length }) => length >= 50);
  await pause(1_500);
  expect((await waiting()).length).toBeLessThan(70);
  server.mood = 'takes';
  await waitUntil(
    () => requests.countDocuments(),
    (left) => left === 0,
  );
  await settled();
  expect(server.letters.filter(({ to }) => guests.includes(to[0] ?? ''))).toHaveLength(guests.length);
});

test('a mailbox that is refused for good is given up', async () => {
  server.mood = 'refuses';
  const { email } = await shop.customer();
  await ask(email);
  await settled();

  expect(logged()).toContain('550; it is given up');
  expect(logged()).not.toContain(email);
});

test('a mail that finds no way in its time is given up, and the log says so', async () => {
  server.mood = 'busy';
  const { email } = await shop.customer();
  await ask(email);
  await putOff();
  server.mood = 'takes';
  await hurry({ until: new Date(Date.now() - 1) });
  await settled();

  expect(logged()).toContain('was not sent in time');
  expect(server.letters.filter(({ to }) => to.includes(email))).toEqual([]);
});

test('W-03 what waits to be sent tells nobody who reads the database a code or an address', async () => {
  server.mood = 'busy';
  const { email } = await shop.customer();
  await ask(email);
  await putOff();
  const stored = JSON.stringify(await waiting());
  server.mood = 'takes';
  await hurry();
  const [letter] = await server.lettersTo(email);

  const code = /\b\d{6}\b/.exec(letter?.text ?? '')?.[0] ?? '';
  expect(code).toHaveLength(6);
  expect(stored).not.toContain(email);
  expect(stored).not.toContain(code);
  await settled();
});

test('a mail is written with its cause, or not at all', async () => {
  const [nobody, to] = [`${unique('nobody')}@example.test`, `${unique('asha')}@example.test`];
  const connection = shop.app.get<Connection>(getConnectionToken());
  const outbox = shop.app.get(OutboxService);
  const mail = { subject: 'Hello', lead: 'Hello', note: '' };
  const failed = transact(connection, async (session) => {
    await outbox.write(() => ({ ...mail, to: nobody }), { session, messages });
    throw new Error('the cause did not happen');
  });
  await expect(failed).rejects.toThrow('did not happen');
  expect(await waiting()).toEqual([]);

  await transact(connection, (session) => outbox.write(() => ({ ...mail, to }), { session, messages }));
  expect(await server.lettersTo(to)).toHaveLength(1); // a mail before it would have come too
  expect(server.letters.filter(({ to: [receiver] }) => receiver === nobody)).toEqual([]);
});

test('mails that wait go with the account, but for the last word', async () => {
  server.mood = 'busy';
  const customer = await shop.customer();
  await ask(customer.email);
  await putOff();
  const left = await customer.call(calls.user.remove, { body: { password } });
  expect(left.status).toBe(200);
  server.mood = 'takes';
  await hurry();
  await settled();

  const theirs = server.letters.filter(({ to }) => to.includes(customer.email));
  expect(theirs.map(({ subject }) => subject)).toEqual([messages.mails.accountDeleted.subject]);
});

test('what a shop that died has left is sent by the next one, and by two at once only once', async () => {
  server.mood = 'busy';
  const people = await Promise.all(Array.from({ length: 12 }, () => shop.customer()));
  await Promise.all(people.map(({ email }) => ask(email)));
  await putOff();
  server.mood = 'takes';
  const env = { NODE_ENV: 'test', PORT: '0', LOG_LEVEL: 'silent', SEED: 'none', SMTP_URL: server.url };
  const next = await startServer(loadConfig({ ...env, DATA_DIR: shop.dataDir }), shop.databaseUri);
  await hurry();
  for (const { email } of people) await server.lettersTo(email);
  await settled();
  await next.close();

  const theirs = server.letters.filter(({ to }) => people.some(({ email }) => to.includes(email)));
  expect(theirs).toHaveLength(people.length);
});
