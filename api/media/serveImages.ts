import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { mediaPath, imageKey, imageWidths } from '../../contract/links.js';
import { fill } from '../../contract/messages/fill.js';
import { invalid } from '../common/contractPipe.js';
import { varyBy } from '../common/varyBy.js';
import { mediaTypeOf } from './imageStore.js';
import { type Variant, variantName } from './variant.js';
import type { Found, VariantsService } from './variants.service.js';

/** A key never changes its bytes, and nothing in a picture may ever run (W-29). */
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

/** @throws DomainError `invalid` for a width that is not on the list */
const widthOf = (asked: unknown): Variant['width'] => {
  const width = imageWidths.find((known) => String(known) === asked);
  if (width) return width;
  const known = imageWidths.join(', ');
  throw invalid(({ fields }) => [{ path: ['w'], message: fill(fields.oneOf, { known }) }]);
};

/** AVIF for who names it; WebP, which every browser takes, for the others. */
const formatFor = ({ headers: { accept = '' } }: Pick<FastifyRequest, 'headers'>): Variant['format'] =>
  accept.split(',').some((range) => /^\s*image\/avif\s*(;(?!\s*q=0(\.0*)?\s*$).*)?$/i.test(range))
    ? 'avif'
    : 'webp';

/** `lasting`: how long it may be kept, which is not at all where another one stands in for it. */
const sendFound = (reply: FastifyReply, { name, bytes, stream }: Found, lasting: Record<string, string>) =>
  reply
    .type(mediaTypeOf(name))
    .headers({ ...headers, ...lasting, ...(bytes !== undefined && { 'content-length': bytes }) })
    .send(stream);

/** Serves stored pictures under `/media/`, by key and nothing else; with `?w=320` drawn in a width, as AVIF or WebP. */
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
