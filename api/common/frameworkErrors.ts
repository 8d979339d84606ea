import type { FastifyError, FastifyReply, FastifyRequest } from 'fastify';
import { DomainError } from './domainError.js';
import { ErrorFilter } from './errorFilter.js';

const malformed = () =>
  new DomainError('invalid', { inWords: ({ request }) => ({ values: { first: request.badAddress } }) });

/**
 * Answers what Fastify refuses before any route is found, such as a malformed URL, in the shape of every refusal. No plugin
 * has seen such a request, so that the one header that matters is set here.
 */
export const answerFrameworkError = (
  error: FastifyError,
  request: FastifyRequest,
  reply: FastifyReply,
): void => {
  reply.header('x-content-type-options', 'nosniff');
  new ErrorFilter().answer(error.code === 'FST_ERR_BAD_URL' ? malformed() : error, request, reply);
};
