import { readdir, readFile } from 'node:fs/promises';
import { isIP } from 'node:net';
import path from 'node:path';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { Config } from '../config/config.js';
import type { Keys } from '../secrets/keys.js';
import { escaped } from '../common/escaped.js';
import type { SentMail } from './mail.js';
import { outboxFolder } from './outboxFolder.js';

/**
 * Returns the secret path where a developer reads the shop's mails in a browser; undefined outside of
 * development. Only the console shows the path: behind a proxy on this machine every visitor seems to be
 * local.
 */
export const mailsPath = ({ production, SMTP_URL, PUBLIC_URL }: Config, keys: Keys): string | undefined =>
  production || SMTP_URL || PUBLIC_URL ? undefined : `/dev/mails/${keys.all.reader.toString('base64url')}`;

const shown = 100;
const isName = (name: string) => /^[\w-]+\.json$/.test(name);
const isHere = (name: string) => name === 'localhost' || name === '::1' || /^127(\.\d+){3}$/.test(name);

const proxied = ['forwarded', 'via', 'x-forwarded-for', 'x-forwarded-host', 'x-real-ip'];

/**
 * Tells whether a request comes from this machine and asks for a local host name. A request from a page of
 * another site or through a proxy that names itself does not count.
 */
const isOwn = ({ ip, hostname, headers }: FastifyRequest): boolean =>
  isIP(ip) > 0 &&
  !proxied.some((name) => name in headers) &&
  isHere(ip.replace(/^::ffff:/, '')) &&
  isHere(hostname.replace(/^\[|\]$/g, ''));

type StoredMail = Pick<SentMail, 'to' | 'subject' | 'html'> & { date: string };

const read = async (folder: string, name: string): Promise<StoredMail> =>
  JSON.parse(await readFile(path.join(folder, name), 'utf8')) as StoredMail; // `toOutboxFolder` wrote this JSON

const namesIn = async (folder: string): Promise<string[]> => {
  const names = await readdir(folder).catch(() => []);
  return names.filter(isName).sort().reverse().slice(0, shown);
};

const row = (path: string, { to, subject, date }: StoredMail) =>
  `<tr><td>${escaped(date.slice(0, 19).replace('T', ' '))}</td><td>${escaped(to)}</td><td><a href="${path}">${escaped(subject)}</a></td></tr>`;

const page = (rows: readonly string[]) => `<!doctype html>
<html lang="en">
  <head>
    <meta charset="utf-8" />
    <meta name="viewport" content="width=device-width, initial-scale=1" />
    <title>Mails of this shop</title>
    <style>body{font:16px/24px system-ui,sans-serif;max-width:60rem;margin:2rem auto;padding:0 1rem;color-scheme:light dark}td,th{padding:.5rem 1rem .5rem 0;text-align:left;vertical-align:top}</style>
  </head>
  <body>
    <h1>Mails of this shop</h1>
    <p>No mail server is set (SMTP_URL), so they stay here. Only this machine sees this page, and only in development.</p>
    ${rows.length ? `<table><thead><tr><th>Written (UTC)</th><th>To</th><th>Subject</th></tr></thead><tbody>${rows.join('\n')}</tbody></table>` : '<p>None yet: ask for a new password, for example.</p>'}
  </body>
</html>
`;

const answer = (reply: FastifyReply, html: string) =>
  reply
    .headers({
      'cache-control': 'no-store',
      'content-security-policy':
        "default-src 'none'; style-src 'unsafe-inline'; frame-ancestors 'none'; sandbox allow-popups allow-popups-to-escape-sandbox",
    })
    .type('text/html; charset=utf-8')
    .send(html);

/** Serves the mails of the outbox folder in the browser, in development and only to this machine. */
export const useMailReader = (fastify: FastifyInstance, config: Config, keys: Keys): void => {
  const at = mailsPath(config, keys);
  if (!at) return;
  const folder = outboxFolder(config);
  fastify.get(at, async (request, reply) => {
    if (!isOwn(request)) return reply.callNotFound();
    const names = await namesIn(folder);
    const rows = names.map(async (name) => row(`${at}/${name}`, await read(folder, name)));
    return answer(reply, page(await Promise.all(rows)));
  });
  fastify.get<{ Params: { name: string } }>(`${at}/:name`, async (request, reply) => {
    const { name } = request.params;
    if (!isOwn(request) || !(await namesIn(folder)).includes(name)) return reply.callNotFound();
    return answer(reply, (await read(folder, name)).html);
  });
};
