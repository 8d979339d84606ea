import { createHash } from 'node:crypto';
import type { FastifyReply } from 'fastify';

/** Returns the source that allows an inline script or style in a content security policy: its hash. */
export const hashSource = (text: string): string =>
  `'sha256-${createHash('sha256').update(text).digest('base64')}'`;

/** Adds sources to a directive of the reply's content security policy. */
export const allowSources = (
  reply: FastifyReply,
  directive: 'script-src' | 'style-src',
  sources: readonly string[],
): void => {
  const policy = reply.getHeader('content-security-policy');
  if (typeof policy !== 'string' || !sources.length) return;
  reply.header(
    'content-security-policy',
    policy.replace(`${directive} 'self'`, (own) => [own, ...sources].join(' ')),
  );
};
