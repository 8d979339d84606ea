import { createHash } from 'node:crypto';
import { createParamDecorator, type ExecutionContext } from '@nestjs/common';
import type { FastifyRequest } from 'fastify';
import { DomainError } from '../common/domainError.js';

const printable = /^[\x20-\x7e]{1,200}$/;

/** The `Idempotency-Key` of the call, if it has one: 1–200 printable ASCII characters. @throws DomainError `invalid` */
export const IdempotencyKey = createParamDecorator(
  (_: unknown, context: ExecutionContext): string | undefined => {
    const key = context.switchToHttp().getRequest<FastifyRequest>().headers['idempotency-key'];
    if (key === undefined) return undefined;
    if (typeof key === 'string' && printable.test(key)) return key;
    throw new DomainError('invalid', {
      inWords: ({ request }) => ({ values: { first: request.idempotencyKey } }),
    });
  },
);

/** Two requests with the same fingerprint say the same. */
export const fingerprintOf = (request: unknown): string =>
  createHash('sha256').update(JSON.stringify(request)).digest('base64url');
