import type { FastifyError, FastifyReply, FastifyRequest } from 'fastify';
import { DomainError } from './domainError.js';
import { ErrorFilter } from './errorFilter.js';

const malformed = () =>
  new DomainError('invalid', { inWords: ({ request }) => ({ values: { first: request.badAddress } }) });

/**
 * Answers what Fastify refuses before it finds a route, such as a malformed URL, in the format of every API
 * error. No plugin has run at that time, so it sets the header `X-Content-Type-Options` itself.
 */
export const answerFrameworkError = (
  error: FastifyError,
  request: FastifyRequest,
  reply: FastifyReply,
): void => {
  reply.header('x-content-type-options', 'nosniff');
  new ErrorFilter().answer(error.code === 'FST_ERR_BAD_URL' ? malformed() : error, request, reply);
};
