import { createHash } from 'node:crypto';
import { brotliCompressSync } from 'node:zlib';
import type { FastifyInstance } from 'fastify';
import type { FurtherLanguages } from '../../contract/messages/overrides.js';
import { varyBy } from '../common/varyBy.js';
import { encodingFor } from '../common/zippedReplies.js';
import { type LanguageFile, pageMessagesOf } from '../config/languagesDir.js';
import { assetHeaders } from './assetHeaders.js';

/**
 * Serves data as a module that exports it, under an address with its hash: browsers load and keep it like the messages
 * that are built in.
 * @returns the address
 */
const serveModule = (fastify: FastifyInstance, name: string, exported: string, value: object): string => {
  const source = `export const ${exported}=${JSON.stringify(value)}`;
  const br = brotliCompressSync(source);
  const hash = createHash('sha256').update(source).digest('hex').slice(0, 8);
  const address = `/assets/${name}-${hash}.js`;
  fastify.get(address, (request, reply) => {
    varyBy(reply, 'Accept-Encoding');
    reply.headers(assetHeaders).type('text/javascript; charset=utf-8');
    return encodingFor(request) === 'br'
      ? reply.header('content-encoding', 'br').send(br)
      : reply.send(source);
  });
  return address;
};

/** Serves the messages of a shop's further languages to browsers, and returns what pages say about the languages. */
export const useLanguageAssets = (
  fastify: FastifyInstance,
  languages: readonly LanguageFile[],
): Required<FurtherLanguages> => {
  const made = languages.map((language) => ({ ...language, ...pageMessagesOf(language) }));
  return {
    names: Object.fromEntries(made.map(({ code, name }) => [code, name])),
    pages: Object.fromEntries(
      made.map(({ code, page }) => [code, serveModule(fastify, code, 'messages', page)]),
    ),
    dashboards: Object.fromEntries(
      made.flatMap(({ code, admin }) =>
        admin ? [[code, serveModule(fastify, `${code}-admin`, 'adminMessages', admin)]] : [],
      ),
    ),
  };
};
