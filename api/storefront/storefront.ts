import { createHash } from 'node:crypto';
import { readdir, readFile } from 'node:fs/promises';
import { basename, join, relative, sep } from 'node:path';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { gzip } from 'node:zlib';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { Texts } from '../../contract/texts/en.js';
import { textsFor, varyByLanguage } from '../common/edition.js';
import { sendFile } from '../common/sendFile.js';
import { withHead } from './pageHead.js';
import type { Page } from './pages.service.js';

const index = 'index.html';
const notBuilt = 'The storefront has not been built yet. Build it with: npm run build\n';

/** Where the built web lies: beside the compiled API, or in `dist` when the API runs from its source. */
const builtWeb = (): string => {
  const above = fileURLToPath(new URL('../..', import.meta.url));
  return basename(above) === 'dist' ? join(above, 'web') : join(above, 'dist', 'web');
};

/** Every file of the built web, by its path in URLs; nothing else is ever opened. */
const filesIn = async (folder: string): Promise<ReadonlySet<string>> => {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true }).catch(() => []);
  const files = entries.filter((entry) => entry.isFile());
  return new Set(
    files.map(({ parentPath, name }) => relative(folder, join(parentPath, name)).split(sep).join('/')),
  );
};

/** Vite puts a hash into the names under `assets/`; the page that names them is asked for each time. */
const headersOf = (path: string) => ({
  'cache-control': path.startsWith('assets/') ? 'public, max-age=31536000, immutable' : 'no-cache',
  vary: 'Accept-Encoding',
});

const outside = /^(?:api|media|health)(?:\/|$)/;
/** A dot in front of a piece, or an ending such as `.js`: a file that is not there, and no page. */
const likeFile = /(?:^|\/)\.|\.[a-z0-9]{1,5}$/i;

const isPage = (path: string, { headers: { accept = '*/*' } }: FastifyRequest): boolean =>
  !outside.test(path) && !likeFile.test(path) && /text\/html|\*\/\*/.test(accept);

/** How files may be encoded, the smallest first: name in headers and ending. */
const encodings = [
  ['br', '.br'],
  ['gzip', '.gz'],
] as const;

const encodingsTaken = ({ headers }: FastifyRequest): string[] =>
  headers['accept-encoding']?.split(/[\s,;]+/) ?? [];

const zipped = promisify(gzip);

/** Answers what was written for this request; 304 where the browser has it. */
const sendWritten = async (
  request: FastifyRequest,
  reply: FastifyReply,
  html: string,
): Promise<FastifyReply> => {
  const etag = `W/"${createHash('sha1').update(html).digest('base64url')}"`;
  reply.headers({ ...headersOf(index), etag });
  varyByLanguage(reply);
  if (request.headers['if-none-match']?.includes(etag)) return reply.status(304).send();
  reply.type('text/html; charset=utf-8');
  if (!encodingsTaken(request).includes('gzip')) return reply.send(html);
  return reply.header('content-encoding', 'gzip').send(await zipped(html));
};

/** What an address stands for. */
export type PageAt = (path: string, texts: Texts) => Page;

/**
 * Serves the built web: its files, precompressed where `npm run build` made that, and its page for every address that a
 * browser asks for as a page, with what is found there in its head (ADR 31). Anything else is left to the API's 404 and 405.
 * @param pageAt without it every address is a page for its user alone
 */
export const useStorefront = async (
  fastify: FastifyInstance,
  { folder = builtWeb(), pageAt = () => ({ kind: 'private' }) }: { folder?: string; pageAt?: PageAt } = {},
): Promise<void> => {
  const files = await filesIn(folder);
  const shell = files.has(index) ? await readFile(join(folder, index), 'utf8') : undefined;
  const sendBuilt = (request: FastifyRequest, reply: FastifyReply, path: string) => {
    const taken = encodingsTaken(request);
    const [encoding, ending = ''] =
      encodings.find(([name, tail]) => taken.includes(name) && files.has(path + tail)) ?? [];
    return sendFile(request, reply, join(folder, path + ending), { headers: headersOf(path), encoding });
  };
  const sendPage = (request: FastifyRequest, reply: FastifyReply, html: string) => {
    const texts = textsFor(request);
    const page = pageAt(request.url.split('?', 1)[0] ?? '/', texts);
    if (page.kind === 'private') {
      reply.header('x-robots-tag', 'noindex');
      return sendBuilt(request, reply, index);
    }
    if (page.kind === 'missing')
      return sendWritten(request, reply.status(404), withHead(html, page.title, texts));
    reply.header('link', `<${page.about.link}>; rel="canonical"`);
    return sendWritten(request, reply, withHead(html, page.about, texts));
  };
  fastify.get<{ Params: { '*': string } }>('/*', (request, reply) => {
    const asked = request.params['*'];
    if (files.has(asked) && asked !== index) return sendBuilt(request, reply, asked);
    if (!isPage(asked, request)) return reply.callNotFound();
    return shell === undefined
      ? reply.status(404).type('text/plain; charset=utf-8').send(notBuilt)
      : sendPage(request, reply, shell);
  });
};
