import {
  type CallHandler,
  type ExecutionContext,
  Injectable,
  type MessageEvent,
  type NestInterceptor,
} from '@nestjs/common';
import { Reflector } from '@nestjs/core';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { map, timeout } from 'rxjs';
import { z } from 'zod';
import type { Call } from '../../contract/calls.js';
import { schemaOf } from '../../contract/schemas.js';
import { allowTime } from './bodyTimes.js';
import { CALL } from './call.js';
import { DomainError } from './domainError.js';
import { messagesFor, varyByLanguage } from './locale.js';

/**
 * Time in ms that a call may take; after it the client is told to retry, while the call may still finish in
 * the background.
 */
const deadline = 9_000;

const late = () => {
  throw new DomainError('notReady', { headers: { 'retry-after': '1' } });
};

/**
 * Removes from the data of a streamed event every field that the schema of the reply does not declare.
 * Heartbeats have no data.
 */
const filteredEvent = (reply: z.ZodObject, { data, ...event }: MessageEvent): MessageEvent =>
  data === undefined ? event : { ...event, data: z.encode(reply, { data }).data as object };

/**
 * Wraps each reply in the envelope, removes every field that the schema of the call's reply does not declare,
 * and answers 503 at the timeout.
 */
@Injectable()
export class ReplyInterceptor implements NestInterceptor {
  constructor(private readonly reflector: Reflector) {}

  intercept(context: ExecutionContext, next: CallHandler) {
    const row = this.reflector.get<Call>(CALL, context.getHandler());
    const { reply } = schemaOf(row);
    if (row.download) return next.handle();
    if (row.stream) return next.handle().pipe(map((event: MessageEvent) => filteredEvent(reply, event)));
    const http = context.switchToHttp();
    const request = http.getRequest<FastifyRequest>();
    if (row.timeout) allowTime(request, http.getResponse<FastifyReply>());
    const message = messagesFor(request).done[row.id] ?? '';
    if (message) varyByLanguage(http.getResponse<FastifyReply>());
    return next.handle().pipe(
      timeout({ first: row.timeout ?? deadline, with: late }),
      map((outcome: Record<string, unknown> | undefined) => ({
        success: true,
        error: false,
        message,
        ...z.encode(reply, outcome ?? {}),
      })),
    );
  }
}
