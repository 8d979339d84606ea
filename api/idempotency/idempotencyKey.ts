import { createHash } from 'node:crypto';
import { createParamDecorator, type ExecutionContext } from '@nestjs/common';
import type { FastifyRequest } from 'fastify';
import { idempotencyHeader } from '../../contract/calls.js';
import { idempotencyKey } from '../../contract/wire.js';
import { DomainError } from '../common/domainError.js';

const header = idempotencyHeader.toLowerCase();

/**
 * Reads the `Idempotency-Key` header, if there is one: 1–200 printable ASCII characters.
 * @throws DomainError `invalid`
 */
export const IdempotencyKey = createParamDecorator(
  (_: unknown, context: ExecutionContext): string | undefined => {
    const key = context.switchToHttp().getRequest<FastifyRequest>().headers[header];
    if (key === undefined) return undefined;
    const parsed = idempotencyKey.safeParse(key);
    if (parsed.success) return parsed.data;
    throw new DomainError('invalid', {
      inWords: ({ request }) => ({ values: { first: request.idempotencyKey } }),
    });
  },
);

/** Hashes a call: two calls with the same content have the same fingerprint. */
export const fingerprintOf = (call: unknown): string =>
  createHash('sha256').update(JSON.stringify(call)).digest('base64url');
