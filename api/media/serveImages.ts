import 'sharp'; // a server loads it at its start: later it would hold up requests
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { mediaPath, imageKey, imageWidths } from '../../contract/links.js';
import { fill } from '../../contract/messages/fill.js';
import { invalid } from '../common/domainError.js';
import { varyBy } from '../common/varyBy.js';
import { mediaTypeOf } from './imageStore.js';
import { type Variant, variantName } from './variant.js';
import type { StoredVariant, VariantsService } from './variants.service.js';

/**
 * The headers of every image: it is cached for a year, because the bytes of a key never change, and nothing
 * in it may run as a script (W-29).
 */
const headers = {
  'cache-control': 'public, max-age=31536000, immutable',
  'content-security-policy': "default-src 'none'; frame-ancestors 'none'; sandbox",
  'content-disposition': 'inline',
  'cross-origin-resource-policy': 'cross-origin',
  'x-content-type-options': 'nosniff',
};

interface Asked {
  Params: { '*': string };
  Querystring: { w?: unknown };
}

/**
 * Returns the image width that a request asks for.
 * @throws DomainError `invalid` for a width that the shop does not offer
 */
const widthOf = (asked: unknown): Variant['width'] => {
  const width = imageWidths.find((known) => String(known) === asked);
  if (width) return width;
  const known = imageWidths.join(', ');
  throw invalid(({ fields }) => [{ path: ['w'], message: fill(fields.oneOf, { known }) }]);
};

/** Chooses the image format: AVIF if the `Accept` header names it, otherwise WebP, which every browser supports. */
const formatFor = ({ headers: { accept = '' } }: Pick<FastifyRequest, 'headers'>): Variant['format'] =>
  accept.split(',').some((range) => /^\s*image\/avif\s*(;(?!\s*q=0(\.0*)?\s*$).*)?$/i.test(range))
    ? 'avif'
    : 'webp';

/**
 * Sends an image.
 * @param lasting the cache headers: an image that stands in for a missing variant must not be cached
 */
const sendFound = (
  reply: FastifyReply,
  { name, bytes, stream }: StoredVariant,
  lasting: Record<string, string>,
) =>
  reply
    .type(mediaTypeOf(name))
    .headers({ ...headers, ...lasting, ...(bytes !== undefined && { 'content-length': bytes }) })
    .send(stream);

/** Serves stored images under `/media/` by key. With `?w=320` the image is resized, as AVIF or WebP. */
export const useImages = (fastify: FastifyInstance, images: VariantsService): void => {
  fastify.get<Asked>(`${mediaPath}*`, async (request, reply) => {
    const { '*': key } = request.params;
    if (!imageKey.test(key)) return reply.callNotFound();
    const { w } = request.query;
    const variant = w === undefined ? undefined : { key, width: widthOf(w), format: formatFor(request) };
    const name = variant ? variantName(variant) : key;
    const etag = `"${name}"`;
    if (variant) varyBy(reply, 'Accept');
    if (request.headers['if-none-match']?.includes(etag))
      return reply
        .status(304)
        .headers({ ...headers, etag })
        .send();
    const found = await (variant ? images.find(variant) : images.read(key));
    if (!found) return reply.callNotFound();
    return sendFound(reply, found, found.name === name ? { etag } : { 'cache-control': 'no-store' });
  });
};
