import { type CallHandler, type ExecutionContext, Injectable, type NestInterceptor } from '@nestjs/common';
import { Reflector } from '@nestjs/core';
import { map, timeout } from 'rxjs';
import { z } from 'zod';
import type { Call } from '../../contract/calls.js';
import { schemaOf } from '../../contract/schemas.js';
import { texts } from '../../contract/texts/en.js';
import { CALL } from './call.js';
import { DomainError } from './domainError.js';

/** ms after which a client is told to try again; a call may still finish behind it. */
const deadline = 9_000;

const late = () => {
  throw new DomainError('notReady', { headers: { 'retry-after': '1' } });
};

/** Lets out what the row declares and nothing else, inside the envelope; answers 503 at the deadline. */
@Injectable()
export class ReplyInterceptor implements NestInterceptor {
  constructor(private readonly reflector: Reflector) {}

  intercept(context: ExecutionContext, next: CallHandler) {
    const row = this.reflector.get<Call>(CALL, context.getHandler());
    const { reply } = schemaOf(row);
    const message = texts.done[row.id] ?? '';
    return next.handle().pipe(
      timeout({ first: deadline, with: late }),
      map((outcome: Record<string, unknown> | undefined) => ({
        success: true,
        error: false,
        message,
        ...z.encode(reply, outcome ?? {}),
      })),
    );
  }
}
