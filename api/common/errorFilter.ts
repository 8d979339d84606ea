import { randomUUID } from 'node:crypto';
import { type ArgumentsHost, Catch, type ExceptionFilter, HttpException } from '@nestjs/common';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { allCalls } from '../../contract/calls.js';
import type { ErrorCode, ApiError } from '../../contract/errors.js';
import type { Messages } from '../../contract/messages/en.js';
import { DomainError } from './domainError.js';
import { messagesFor, varyByLanguage } from './locale.js';
import { isOutage } from './outage.js';

const byStatus: Record<number, ErrorCode> = {
  400: 'invalid',
  401: 'unauthenticated',
  403: 'forbidden',
  404: 'notFound',
  408: 'requestTimeout',
  413: 'tooLarge',
  415: 'unsupportedMedia',
  503: 'notReady',
};

const again = { headers: { 'retry-after': '1' } };

const statusOf = (error: unknown): number | undefined => {
  if (error instanceof HttpException) return error.getStatus();
  const status = (error as { statusCode?: unknown } | null)?.statusCode;
  return typeof status === 'number' ? status : undefined;
};

/**
 * Returns the error for a request to a known path with a method that no call of this path has; otherwise
 * undefined. This error precedes all others.
 */
const wrongMethod = ({ method, url }: FastifyRequest): DomainError | undefined => {
  const path = url.split('?', 1)[0];
  const allowed = allCalls.filter((row) => row.path === path).map((row) => row.method);
  if (!allowed.length || allowed.some((known) => known === (method === 'HEAD' ? 'GET' : method)))
    return undefined;
  const allow = allowed.join(', ');
  return new DomainError('methodNotAllowed', { values: { method, allowed: allow }, headers: { allow } });
};

const withValues = (code: ErrorCode, error: unknown): DomainError => {
  if (code === 'invalid') {
    const first = error instanceof Error ? error.message : 'the body';
    return new DomainError(code, { values: { first } });
  }
  if (code === 'unsupportedMedia') return new DomainError(code, { values: { expected: 'application/json' } });
  return new DomainError(code, code === 'notReady' ? again : {});
};

const known = (error: unknown, request: FastifyRequest): DomainError | undefined => {
  const misdirected = wrongMethod(request);
  if (misdirected) return misdirected;
  if (error instanceof DomainError) return error;
  if (isOutage(error)) return new DomainError('notReady', again);
  const status = statusOf(error);
  const code =
    status === undefined ? undefined : (byStatus[status] ?? (status < 500 ? 'invalid' : undefined));
  return code && withValues(code, error);
};

/** Returns the body that tells an error. */
export const apiErrorOf = (error: DomainError, messages: Messages): ApiError => {
  const { message, issues } = error.saidIn(messages);
  const { data } = error.details;
  return {
    success: false,
    error: true,
    message,
    code: error.code,
    ...(issues && { issues }),
    ...(data !== undefined && { data }),
  };
};

/**
 * Turns every thrown value into an API error. An unexpected error is logged with an id, beside that of
 * the request, and answered as 500 with that id.
 */
@Catch()
export class ErrorFilter implements ExceptionFilter {
  catch(error: unknown, host: ArgumentsHost): void {
    const http = host.switchToHttp();
    this.answer(error, http.getRequest<FastifyRequest>(), http.getResponse<FastifyReply>());
  }

  /** Answers an error, also for routes outside Nest. */
  answer(error: unknown, request: FastifyRequest, reply: FastifyReply): void {
    const refused = known(error, request) ?? this.bug(error, request);
    const body = apiErrorOf(refused, messagesFor(request));
    if (reply.sent) return;
    varyByLanguage(reply);
    void reply
      .status(refused.status)
      .headers(refused.details.headers ?? {})
      .send(body);
  }

  private bug(error: unknown, { log }: FastifyRequest): DomainError {
    const id = randomUUID().slice(0, 8);
    const err = error instanceof Error ? error : new Error(String(error));
    log.error({ errorId: id, err }, `${id} ${err.message}`);
    return new DomainError('internal', { values: { id } });
  }
}
