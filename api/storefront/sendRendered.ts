import type { FastifyReply, FastifyRequest } from 'fastify';
import { mainLanguage } from '../../contract/languages.js';
import { isStale, routes } from '../../contract/links.js';
import { languageCookieName, type PageRequest } from '../../contract/pageData.js';
import { hasLocale } from '../common/locale.js';
import { encodingsTaken } from '../common/zippedReplies.js';
import { allowSources } from '../common/hashSource.js';
import { varyBy } from '../common/varyBy.js';
import type { Page } from './pages.service.js';
import type { ServedPage } from './renderedPages.service.js';

/** A page that exists. */
export type ShownPage = Exclude<Page, { kind: 'missing' }>;

/** Characters of a query; pages with longer ones are rendered in the browser. */
const longestQuery = 500;

const languageCookie = new RegExp(`(?:^|;\\s*)${languageCookieName}=([a-z]+)(?:;|$)`);

/**
 * Returns the language of a page: the one that the visitor chose in the storefront, English without a choice. What the
 * browser prefers (`Accept-Language`) does not count, because the storefront starts in English (ADR 9).
 */
export const chosenLanguage = ({ headers: { cookie = '' } }: FastifyRequest): PageRequest['language'] => {
  const chosen = languageCookie.exec(cookie)?.[1] ?? mainLanguage;
  return hasLocale(chosen) ? chosen : mainLanguage;
};

/** The parameters on which a listing or a search depends; others are of no account, such as those of campaigns. */
const parameters = ['q', 'sub', 'brand', 'from', 'to', 'off', 'stock', 'food', 'sort'];

/** Returns the query that decides what a page shows, always in the same order. */
const queryOf = ({ url }: FastifyRequest, path: string): string => {
  if (path === routes.home || path.startsWith('/product/') || framed.includes(path)) return '';
  const params = new URLSearchParams(/\?([^#]*)/.exec(url)?.[1]);
  const known = parameters.flatMap((key) =>
    params.getAll(key).map((value): [string, string] => [key, value]),
  );
  return known.length ? `?${new URLSearchParams(known).toString()}` : '';
};

/**
 * The private screens whose frame the server renders: the header, and a loading state. Login and registration
 * are not among them, because text typed into their forms before the app runs would be lost.
 */
const framed: readonly string[] = [
  routes.cart,
  routes.checkout,
  routes.user,
  routes.orders,
  routes.addresses,
  routes.security,
  routes.favourites,
];

/** Returns the current path of a page. */
const pathOf = (page: ShownPage): string =>
  page.kind === 'public' ? page.about.path : page.kind === 'search' ? routes.search : page.path;

/** Returns the current path of a page that a request asks for by a former or misspelt one; otherwise undefined. */
export const currentPath = (requested: string, page: ShownPage): string | undefined => {
  const path = pathOf(page);
  const isOneOfMany = page.kind === 'private' && !framed.includes(path); // such as the dashboard's
  return !isOneOfMany && isStale(requested, path) ? path : undefined;
};

/** Returns what to render for a request, in one spelling for each page. Undefined if the browser renders it. */
export const renderRequest = (request: FastifyRequest, page: ShownPage): PageRequest | undefined => {
  const path = pathOf(page);
  if (page.kind === 'private' && !framed.includes(path)) return undefined;
  const query = queryOf(request, path);
  return query.length > longestQuery ? undefined : { link: path + query, language: chosenLanguage(request) };
};

/** Sends a rendered page, or 304 if the browser has this version. */
export const sendRendered = (
  request: FastifyRequest,
  reply: FastifyReply,
  { etag, styles, html, gzip, br }: ServedPage,
): FastifyReply => {
  varyBy(reply, 'Accept-Encoding');
  allowSources(reply, 'style-src', styles);
  reply.header('etag', etag);
  if (request.headers['if-none-match']?.includes(etag)) return reply.status(304).send();
  reply.type('text/html; charset=utf-8');
  const taken = encodingsTaken(request);
  if (taken.includes('br')) return reply.header('content-encoding', 'br').send(br);
  if (taken.includes('gzip')) return reply.header('content-encoding', 'gzip').send(gzip);
  return reply.send(html);
};
