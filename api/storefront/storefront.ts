import { createHash } from 'node:crypto';
import { existsSync } from 'node:fs';
import { readdir, readFile, realpath } from 'node:fs/promises';
import { join, relative, sep } from 'node:path';
import { pathToFileURL } from 'node:url';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { mainLanguage } from '../../contract/languages.js';
import type { Messages } from '../../contract/messages/en.js';
import type { PageOverrides } from '../../contract/messages/overrides.js';
import { installation } from '../common/installation.js';
import { messagesIn } from '../common/locale.js';
import { sendFile } from '../common/sendFile.js';
import { encodingsTaken } from '../common/zippedReplies.js';
import { allowSources } from '../common/hashSource.js';
import { varyBy } from '../common/varyBy.js';
import { assetHeaders } from './assetHeaders.js';
import { inLanguage, inlineSources, withHead, withOverrides } from './pageHead.js';
import type { Page } from './pages.service.js';
import type { RenderedPagesService } from './renderedPages.service.js';
import { chosenLanguage, currentPath, renderRequest, sendRendered, type ShownPage } from './sendRendered.js';

const index = 'index.html';
const htmlType = 'text/html; charset=utf-8';
const notBuilt = 'The storefront has not been built yet. Build it with: npm run build\n';

/**
 * Finds the folder of the built web. It resolves a symbolic link, so that a running shop keeps the files of the
 * build that it started with.
 */
const builtWeb = (): Promise<string> => {
  const web = join(installation.folder, 'dist', 'web');
  return realpath(web).catch(() => web);
};

/** Lists every file of the built web by its URL path; no other file is ever opened. */
const filesIn = async (folder: string): Promise<ReadonlySet<string>> => {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true }).catch(() => []);
  const files = entries.filter((entry) => entry.isFile());
  return new Set(
    files.map(({ parentPath, name }) => relative(folder, join(parentPath, name)).split(sep).join('/')),
  );
};

/** Returns the headers of a file. Other files than assets are always revalidated. */
const headersOf = (path: string) =>
  path.startsWith('assets/') ? assetHeaders : { 'cache-control': 'no-cache' };

const outside = /^(?:api|media|health)(?:\/|$)/;
/**
 * Matches a path that looks like a missing file, not a page: a segment begins with a dot, or the path ends in
 * an extension such as `.js`.
 */
const likeFile = /(?:^|\/)\.|\.[a-z0-9]{1,5}$/i;
/** Matches a path that ends in a name with an id. It is a page, although the name may contain dots as file names do. */
const named = /-[0-9a-f]{24}\/?$/i;

/**
 * Returns the path of a request as the router sees it: without the origin of an absolute URL, and without
 * query and hash.
 */
const requestedPath = ({ url }: FastifyRequest): string =>
  url.replace(/^https?:\/\/[^/?#]*/i, '').split(/[?#]/, 1)[0] || '/';

const wanted = /text\/(?:html|\*)|application\/xhtml\+xml|\*\/\*/i;

/**
 * Tells whether a request asks for a page, not for a file or the API. It checks the encoded path, because an
 * encoded slash in a name does not end the segment.
 */
const isPage = (request: FastifyRequest): boolean => {
  const path = requestedPath(request).slice(1);
  const { accept } = request.headers;
  return (
    !outside.test(path) && (named.test(path) || !likeFile.test(path)) && (!accept || wanted.test(accept))
  );
};

/** Lists the encodings of precompressed files, the smallest first: the name in headers and the file extension. */
const encodings = [
  ['br', '.br'],
  ['gzip', '.gz'],
] as const;

/** Sends the page, or 304 if the browser has the same version. */
const sendIfChanged = (request: FastifyRequest, reply: FastifyReply, html: string): FastifyReply => {
  const etag = `W/"${createHash('sha1').update(html).digest('base64url')}"`;
  reply.header('etag', etag);
  const isKnown = request.headers['if-none-match']?.includes(etag);
  return isKnown ? reply.status(304).send() : reply.type(htmlType).send(html);
};

/** A function that finds the page of a path. */
export type PageAt = (path: string, messages: Messages) => Page | Promise<Page>;

export interface StorefrontOptions {
  /** The folder of the built web; by default the one of this build. */
  folder?: string;
  /** Messages that the shop overrides, and its further languages. */
  overrides?: PageOverrides | undefined;
  /** Renders public pages on the server. */
  rendered?: Pick<RenderedPagesService, 'start' | 'page'>;
}

/**
 * Serves the built web: its files, precompressed by `npm run build`, and its page for every address that a
 * browser requests as a page, with that page's metadata in the head (ADR 31). Other requests are left to the
 * API's 404 and 405.
 */
export const useStorefront = async (
  fastify: FastifyInstance,
  pageAt: PageAt,
  { folder: given, overrides, rendered: service }: StorefrontOptions = {},
): Promise<void> => {
  const folder = given ?? (await builtWeb());
  const files = await filesIn(folder);
  const twins = new Set(encodings.flatMap(([, ending]) => [...files].map((path) => path + ending)));
  const built = files.has(index) ? await readFile(join(folder, index), 'utf8') : undefined;
  const shell = built && overrides ? withOverrides(built, overrides) : built;
  const [scripts, styles] = [inlineSources(built ?? '', 'script'), inlineSources(built ?? '', 'style')];
  /** Allows what the built page has inline: the script that starts the app, and the font faces. */
  const allowInline = (reply: FastifyReply) => {
    allowSources(reply, 'script-src', scripts);
    allowSources(reply, 'style-src', styles);
  };
  const renderer = join(folder, '..', 'renderer', 'renderer.js');
  const pages = existsSync(renderer) ? service : undefined;
  pages?.start(pathToFileURL(renderer).href);
  const sendBuilt = (request: FastifyRequest, reply: FastifyReply, path: string) => {
    varyBy(reply, 'Accept-Encoding');
    const taken = encodingsTaken(request);
    const [encoding, ending = ''] =
      encodings.find(([name, tail]) => taken.includes(name) && files.has(path + tail)) ?? [];
    return sendFile(request, reply, join(folder, path + ending), { headers: headersOf(path), encoding });
  };
  const rendered = async (request: FastifyRequest, reply: FastifyReply, page: ShownPage, shell: string) => {
    const wanted = renderRequest(request, page);
    return wanted && pages?.page({ shell, request: wanted });
  };
  const sendPage = async (request: FastifyRequest, reply: FastifyReply, built: string) => {
    varyBy(reply, 'Cookie');
    const language = chosenLanguage(request);
    const messages = messagesIn(language);
    const html = inLanguage(built, messages);
    const page = await pageAt(requestedPath(request), messages);
    if (page.kind === 'missing')
      return reply
        .status(404)
        .type(htmlType)
        .send(withHead(html, page.title, messages));
    const current = currentPath(requestedPath(request), page);
    // not 301: a name may change back
    if (current !== undefined) return reply.redirect(current + (/\?[^#]*/.exec(request.url)?.[0] ?? ''), 302);
    if (page.kind !== 'public') reply.header('x-robots-tag', 'noindex');
    if (page.kind === 'public' && page.about.link)
      reply.header('link', `<${page.about.link}>; rel="canonical"`);
    const shell = page.kind === 'public' ? withHead(html, page.about, messages) : html;
    const done = await rendered(request, reply, page, shell);
    if (done) return sendRendered(request, reply, done);
    return page.kind === 'private' && !overrides && language === mainLanguage
      ? sendBuilt(request, reply, index)
      : sendIfChanged(request, reply, shell);
  };
  fastify.get<{ Params: { '*': string } }>('/*', (request, reply) => {
    const asked = request.params['*'];
    if (asked === index) return reply.redirect('/', 301);
    // browsers request it for answers that have no icon link, such as JSON
    if (asked === 'favicon.ico') return reply.redirect('/favicon.svg', 301);
    if (files.has(asked) && !twins.has(asked)) return sendBuilt(request, reply, asked);
    varyBy(reply, 'Accept');
    reply.header('cache-control', 'no-cache');
    allowInline(reply);
    if (!isPage(request)) return reply.callNotFound();
    return shell === undefined
      ? reply.status(404).type('text/plain; charset=utf-8').send(notBuilt)
      : sendPage(request, reply, shell);
  });
};
