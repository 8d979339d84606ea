import {
  applyDecorators,
  type ArgumentMetadata,
  type CallHandler,
  createParamDecorator,
  type ExecutionContext,
  HttpCode,
  type MessageEvent,
  type NestInterceptor,
  type PipeTransform,
  RequestMapping,
  RequestMethod,
  SetMetadata,
  Sse,
  UseInterceptors,
  UsePipes,
} from '@nestjs/common';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { map, timeout } from 'rxjs';
import { z } from 'zod';
import type { Call as CallRow } from '../../contract/calls.js';
import type { Issue } from '../../contract/errors.js';
import { issuesIn } from '../../contract/issues.js';
import { messages as english, type Messages } from '../../contract/messages/en.js';
import { schemaOf } from '../../contract/schemas.js';
import type { Role } from '../../contract/user.js';
import { allowTime } from './bodyTimes.js';
import { deadlines } from './deadlines.js';
import { DomainError, invalid } from './domainError.js';
import { messagesFor, varyByLanguage } from './locale.js';
import { replyWriter } from './replyJson.js';

/** The caller: the account behind a checked access token. */
export interface Customer {
  id: string;
  role: Role;
  name: string;
  email: string;
  sessionId: string;
}

export type CustomerRequest = FastifyRequest & { user?: Customer };

/** Injects the caller; only for calls whose access is `user`, `admin` or `refresh`. */
export const CurrentUser = createParamDecorator((_: unknown, context: ExecutionContext) => {
  const { user } = context.switchToHttp().getRequest<CustomerRequest>();
  if (!user) throw new Error('this call is open to anyone: it has no current user');
  return user;
});

const toIssue = ({ path, message }: z.core.$ZodIssue): Issue => ({
  path: path.map((key) => (typeof key === 'symbol' ? String(key) : key)),
  message,
});

/**
 * Checks the input of a call against the schema of the call: the query of a GET, otherwise the body. It
 * passes on the parsed value.
 */
class ContractPipe implements PipeTransform {
  private readonly body: z.ZodType;
  private readonly place: ArgumentMetadata['type'];

  constructor(row: CallRow) {
    this.body = schemaOf(row).body;
    this.place = row.method === 'GET' ? 'query' : 'body';
  }

  transform(value: unknown, { type }: ArgumentMetadata): unknown {
    if (type !== this.place) return value;
    const sent = value ?? {};
    const parsed = this.body.safeParse(sent);
    if (parsed.success) return parsed.data;
    const found = parsed.error.issues.map(toIssue);
    throw invalid((messages) => (messages === english ? found : this.issuesFound(messages, sent)));
  }

  /**
   * Checks the input again in the caller's language: an issue gets its message when it is found, in one
   * language only.
   */
  private issuesFound(messages: Messages, sent: unknown): Issue[] {
    return this.body.safeParse(sent, { error: issuesIn(messages) }).error?.issues.map(toIssue) ?? [];
  }
}

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
class ReplyInterceptor implements NestInterceptor {
  private readonly write: ReturnType<typeof replyWriter>;

  constructor(private readonly row: CallRow) {
    this.write = replyWriter(schemaOf(row).reply);
  }

  intercept(context: ExecutionContext, next: CallHandler) {
    const { row } = this;
    const { reply } = schemaOf(row);
    if (row.download) return next.handle();
    if (row.stream) return next.handle().pipe(map((event: MessageEvent) => filteredEvent(reply, event)));
    const http = context.switchToHttp();
    const request = http.getRequest<FastifyRequest>();
    const response = http.getResponse<FastifyReply>();
    if (row.timeout) allowTime(request, response);
    const message = messagesFor(request).done[row.id] ?? '';
    if (message) varyByLanguage(response);
    return next.handle().pipe(
      timeout({ first: row.timeout ?? deadlines.call, with: late }),
      map((outcome: Record<string, unknown> | undefined) => {
        const json = this.write(outcome ?? {}, message);
        response.type('application/json; charset=utf-8');
        return json;
      }),
    );
  }
}

/** The metadata by which the access guard and the calls of pages find the row of a handler. */
export const CALL = 'tokri:call';

/** Binds a handler to a row of the table of calls: its method, path, access, body check and reply filter. */
export const Call = (row: CallRow) =>
  applyDecorators(
    ...(row.stream
      ? [Sse(row.path)]
      : [RequestMapping({ path: row.path, method: RequestMethod[row.method] }), HttpCode(200)]),
    SetMetadata(CALL, row),
    UsePipes(new ContractPipe(row)),
    UseInterceptors(new ReplyInterceptor(row)),
  );
