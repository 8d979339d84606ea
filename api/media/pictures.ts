import { join } from 'node:path';
import type { FastifyInstance } from 'fastify';
import { mediaPath } from '../../contract/links.js';
import { sendFile } from '../common/sendFile.js';
import { mediaFolder } from './mediaFolder.js';
import { keyPattern } from './pictureKey.js';

/** A key never changes its bytes, and nothing in a picture may ever run (W-29). */
const headers = {
  'cache-control': 'public, max-age=31536000, immutable',
  'content-security-policy': "default-src 'none'; frame-ancestors 'none'",
  'cross-origin-resource-policy': 'cross-origin',
  'x-content-type-options': 'nosniff',
};

/** Serves stored pictures under `/media/`, by key and nothing else. */
export const usePictures = (fastify: FastifyInstance, dataDir: string): void => {
  const folder = mediaFolder(dataDir);
  fastify.get<{ Params: { '*': string } }>(`${mediaPath}*`, (request, reply) => {
    const { '*': key } = request.params;
    return keyPattern.test(key)
      ? sendFile(request, reply, join(folder, key), { headers })
      : reply.callNotFound();
  });
};
