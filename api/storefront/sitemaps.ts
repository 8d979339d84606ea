import type { FastifyInstance, FastifyReply } from 'fastify';
import { productLink, routes } from '../../contract/links.js';
import type { CatalogueProjection } from '../catalogue/catalogueProjection.js';
import type { PagesService } from './pages.service.js';

/** Of the 50,000 that a sitemap may have (sitemaps.org): few enough to be written without keeping others waiting. */
const productsOfOne = 5_000;

const lasting = { 'cache-control': 'public, max-age=3600' };

const escapes: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&apos;',
};
const escaped = (text: string): string => text.replace(/[&<>"']/g, (sign) => escapes[sign] ?? sign);

const sendXml = (reply: FastifyReply, root: string, entries: readonly string[]) =>
  reply
    .headers(lasting)
    .type('application/xml; charset=utf-8')
    .send(
      [
        '<?xml version="1.0" encoding="UTF-8"?>',
        `<${root} xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">`,
        ...entries,
        `</${root}>`,
        '',
      ].join('\n'),
    );

const folders = [`${routes.dashboard}/`, `${routes.sandboxPay}/`];
/** Screens that say nothing to who is not their user, and lists of search results, of which there is no end. */
const closed = Object.values(routes).filter(
  (route) => route !== routes.home && !folders.some((folder) => route.startsWith(folder)),
);

/** Calls and pictures stay open: without them a search engine that runs the page sees nothing. */
const robotsText = (sitemap: string): string =>
  [
    'User-agent: *',
    ...closed.flatMap((route) => [`Disallow: ${route}$`, `Disallow: ${route}?`]),
    ...folders.map((folder) => `Disallow: ${folder}`),
    '',
    `Sitemap: ${sitemap}`,
    '',
  ].join('\n');

/** `/robots.txt`, and the sitemap that it names: all shelves, and all products with when they were last edited. */
export const useSitemaps = (
  fastify: FastifyInstance,
  catalogue: Pick<CatalogueProjection, 'shelf' | 'products'>,
  pages: Pick<PagesService, 'absolute' | 'shelves'>,
): void => {
  const location = (path: string) => `<loc>${escaped(pages.absolute(path))}</loc>`;

  fastify.get('/robots.txt', (_, reply) =>
    reply
      .headers(lasting)
      .type('text/plain; charset=utf-8')
      .send(robotsText(pages.absolute('/sitemap.xml'))),
  );

  fastify.get('/sitemap.xml', (_, reply) => {
    const parts = Math.ceil(catalogue.shelf().length / productsOfOne);
    const files = ['shelves', ...Array.from({ length: parts }, (__, part) => `products-${part + 1}`)];
    return sendXml(
      reply,
      'sitemapindex',
      files.map((file) => `<sitemap>${location(`/sitemaps/${file}.xml`)}</sitemap>`),
    );
  });

  fastify.get('/sitemaps/shelves.xml', (_, reply) =>
    sendXml(
      reply,
      'urlset',
      [routes.home, ...pages.shelves()].map((path) => `<url>${location(path)}</url>`),
    ),
  );

  fastify.get<{ Params: { file: string } }>('/sitemaps/:file', (request, reply) => {
    const [, part] = /^products-([1-9]\d{0,5})\.xml$/.exec(request.params.file) ?? [];
    const from = (Number(part ?? 0) - 1) * productsOfOne;
    const products = part ? catalogue.products(catalogue.shelf().slice(from, from + productsOfOne)) : [];
    if (!products.length) return reply.callNotFound();
    return sendXml(
      reply,
      'urlset',
      products.map(
        ({ updatedAt, ...product }) =>
          `<url>${location(productLink(product))}${updatedAt ? `<lastmod>${updatedAt.toISOString()}</lastmod>` : ''}</url>`,
      ),
    );
  });
};
