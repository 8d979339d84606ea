import { promisify } from 'node:util';
import { gzip } from 'node:zlib';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { varyBy } from './varyBy.js';

const zipped = promisify(gzip);

const isRefused = (range: string): boolean => /;\s*q=0(?:\.0*)?\s*$/.test(range);

/** Returns the encodings that a client accepts. */
export const encodingsTaken = ({ headers: { 'accept-encoding': taken = '' } }: FastifyRequest): string[] =>
  taken
    .split(',')
    .filter((range) => !isRefused(range))
    .map((range) => range.split(';', 1)[0]?.trim() ?? '');

/** Sends a text that was made for this request, compressed with gzip if the client accepts that. */
export const sendZipped = async (
  request: FastifyRequest,
  reply: FastifyReply,
  text: string,
): Promise<FastifyReply> => {
  varyBy(reply, 'Accept-Encoding');
  if (!encodingsTaken(request).includes('gzip')) return reply.send(text);
  return reply.header('content-encoding', 'gzip').send(await zipped(text));
};
