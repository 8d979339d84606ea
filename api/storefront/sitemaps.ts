import type { FastifyInstance, FastifyReply } from 'fastify';
import { productLink, routes } from '../../contract/links.js';
import type { CatalogueProjectionService } from '../catalogue/catalogueProjection.service.js';
import { escaped } from '../common/escaped.js';
import type { PagesService } from './pages.service.js';

/**
 * Products per sitemap, far below the limit of 50,000 (sitemaps.org), so that writing one does not block
 * other requests.
 */
const productsOfOne = 1_000;

const lasting = { 'cache-control': 'public, max-age=3600' };

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

/**
 * Returns the text of robots.txt. It disallows only search results, which are endless. Private screens stay
 * allowed, because a crawler that may not read them does not see their noindex. API and images stay allowed,
 * because the pages are empty without them.
 */
const robotsText = (sitemap: string | undefined): string =>
  ['User-agent: *', `Disallow: ${routes.search}?`, ...(sitemap ? ['', `Sitemap: ${sitemap}`] : []), ''].join(
    '\n',
  );

/**
 * Serves `/robots.txt` and, if the shop knows its address, the sitemap of all categories and products with
 * their last edit.
 */
export const useSitemaps = (
  fastify: FastifyInstance,
  catalogue: { state: Pick<CatalogueProjectionService['state'], 'idsByCategory' | 'products'> },
  pages: Pick<PagesService, 'absolute' | 'isReachable' | 'listings'>,
): void => {
  const location = (path: string) => `<loc>${escaped(pages.absolute(path))}</loc>`;

  fastify.get('/robots.txt', (_, reply) =>
    reply
      .headers(lasting)
      .type('text/plain; charset=utf-8')
      .send(robotsText(pages.isReachable ? pages.absolute('/sitemap.xml') : undefined)),
  );

  if (!pages.isReachable) return;

  fastify.get('/sitemap.xml', (_, reply) => {
    const parts = Math.ceil(catalogue.state.idsByCategory().length / productsOfOne);
    const files = ['categories', ...Array.from({ length: parts }, (_, part) => `products-${part + 1}`)];
    return sendXml(
      reply,
      'sitemapindex',
      files.map((file) => `<sitemap>${location(`/sitemaps/${file}.xml`)}</sitemap>`),
    );
  });

  fastify.get('/sitemaps/categories.xml', (_, reply) =>
    sendXml(
      reply,
      'urlset',
      pages.listings().map((path) => `<url>${location(path)}</url>`),
    ),
  );

  fastify.get<{ Params: { file: string } }>('/sitemaps/:file', (request, reply) => {
    const [, part] = /^products-([1-9]\d{0,5})\.xml$/.exec(request.params.file) ?? [];
    const from = (Number(part ?? 0) - 1) * productsOfOne;
    const products = part
      ? catalogue.state.products(catalogue.state.idsByCategory().slice(from, from + productsOfOne))
      : [];
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
