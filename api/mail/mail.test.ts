import { once } from 'node:events';
import { mkdtemp, readdir, readFile, rm, stat } from 'node:fs/promises';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { text } from 'node:stream/consumers';
import { afterEach, beforeEach, expect, jest, test } from '@jest/globals';
import { SMTPServer } from 'smtp-server';
import { texts } from '../../contract/texts/en.js';
import { loadConfig } from '../config.js';
import { MailService } from './mail.service.js';
import { codeMail } from './mails.js';

let folder: string;

beforeEach(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'tokri-mail-'));
});
afterEach(async () => {
  jest.restoreAllMocks();
  await rm(folder, { recursive: true });
});

const from = 'Tokri <shop@tokri.example>';
const serviceWith = (env: NodeJS.ProcessEnv = {}) =>
  new MailService(loadConfig({ DATA_DIR: folder, MAIL_FROM: from, ...env }));

/** A mail server that keeps what it gets, or refuses every recipient. */
const mailServer = async ({ refuses = false } = {}) => {
  const letters: { from?: string; to: string[]; raw: string }[] = [];
  const server = new SMTPServer({
    authOptional: true,
    disabledCommands: ['STARTTLS'],
    onRcptTo: (_, __, done) => done(refuses ? new Error('no such mailbox') : null),
    onData: (stream, { envelope }, done) => {
      void text(stream).then((raw) => {
        const sender = envelope.mailFrom ? envelope.mailFrom.address : undefined;
        letters.push({ from: sender, to: envelope.rcptTo.map(({ address }) => address), raw });
        done();
      });
    },
  });
  const socket = server.listen(0, '127.0.0.1');
  await once(socket, 'listening');
  const { port } = socket.address() as AddressInfo;
  const close = () => new Promise<void>((resolve) => server.close(resolve));
  return { url: `smtp://127.0.0.1:${port}`, letters, close };
};

test('without a mail server each mail is a file that people can read, for their owner only', async () => {
  const mails = serviceWith();
  mails.sendLater(codeMail('asha@example.test', '012345', texts));
  mails.sendLater(async () => codeMail('ravi@example.test', '543210', texts));
  mails.sendLater(async () => undefined);
  await mails.beforeApplicationShutdown();

  const outbox = path.join(folder, 'outbox');
  const names = await readdir(outbox);
  expect(names).toHaveLength(2);
  const written = await Promise.all(
    names.map(async (name) => JSON.parse(await readFile(path.join(outbox, name), 'utf8'))),
  );
  expect(written.map(({ to }) => to).sort()).toEqual(['asha@example.test', 'ravi@example.test']);
  const letter = { from, date: expect.any(String), text: expect.stringContaining('012345') };
  expect(written.find(({ to }) => to.startsWith('asha'))).toMatchObject(letter);
  expect((await stat(path.join(outbox, names[0] ?? ''))).mode & 0o777).toBe(0o600);
  expect((await stat(outbox)).mode & 0o777).toBe(0o700);
});

test('SMTP_URL sends by that server', async () => {
  const server = await mailServer();
  const mails = serviceWith({ SMTP_URL: server.url });
  mails.sendLater(codeMail('asha@example.test', '012345', texts));
  await mails.beforeApplicationShutdown();
  await server.close();

  expect(server.letters).toMatchObject([{ from: 'shop@tokri.example', to: ['asha@example.test'] }]);
  expect(server.letters[0]?.raw).toContain('your code is 012345');
  expect(await readdir(folder)).toEqual([]);
});

test('a mail server that refuses or is away harms nobody, and the log says so without an address', async () => {
  const log = jest.spyOn(process.stderr, 'write').mockReturnValue(true);
  const server = await mailServer({ refuses: true });
  const refused = serviceWith({ SMTP_URL: server.url });
  refused.sendLater(codeMail('asha@example.test', '012345', texts));
  await refused.beforeApplicationShutdown();
  await server.close();
  const away = serviceWith({ SMTP_URL: server.url });
  away.sendLater(codeMail('asha@example.test', '012345', texts));
  await away.beforeApplicationShutdown();

  const lines = log.mock.calls.map(([line]) => String(line));
  expect(lines).toEqual([expect.stringContaining('EENVELOPE'), expect.stringContaining('ESOCKET')]);
  expect(lines.join()).not.toMatch(/asha|012345|127\.0\.0\.1/);
});
