import { open } from 'node:fs/promises';
import { extname } from 'node:path';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { errorCode } from './errors.js';

const types: Readonly<Record<string, string>> = {
  '.html': 'text/html; charset=utf-8',
  '.js': 'text/javascript; charset=utf-8',
  '.css': 'text/css; charset=utf-8',
  '.json': 'application/json; charset=utf-8',
  '.webmanifest': 'application/manifest+json; charset=utf-8',
  '.txt': 'text/plain; charset=utf-8',
  '.xml': 'application/xml; charset=utf-8',
  '.svg': 'image/svg+xml',
  '.png': 'image/png',
  '.jpg': 'image/jpeg',
  '.webp': 'image/webp',
  '.avif': 'image/avif',
  '.ico': 'image/x-icon',
  '.woff2': 'font/woff2',
};

const openIfThere = (path: string) =>
  open(path).catch((error: unknown) => {
    if (['ENOENT', 'ENOTDIR'].includes(errorCode(error))) return undefined;
    throw error;
  });

interface Sent {
  headers?: Readonly<Record<string, string>>;
  /** How the file is compressed, for the header `Content-Encoding`. The path then has a second extension for it. */
  encoding?: string;
}

/**
 * Sends a file with the type of its extension: 304 when the client has it, 404 when it does not exist. The
 * caller makes sure that `path` is safe.
 */
export const sendFile = async (
  request: FastifyRequest,
  reply: FastifyReply,
  path: string,
  { headers = {}, encoding }: Sent = {},
): Promise<FastifyReply | void> => {
  const file = await openIfThere(path);
  if (!file) return reply.callNotFound();
  const { size, mtimeMs } = await file.stat();
  const etag = `W/"${size.toString(36)}-${Math.trunc(mtimeMs).toString(36)}"`;
  const name = encoding ? path.slice(0, -extname(path).length) : path;
  reply.headers({ etag, ...headers, ...(encoding && { 'content-encoding': encoding }) });
  if (request.headers['if-none-match']?.includes(etag)) {
    await file.close();
    return reply.status(304).send();
  }
  const type = types[extname(name)] ?? 'application/octet-stream';
  return reply.type(type).header('content-length', size).send(file.createReadStream());
};
