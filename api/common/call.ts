import {
  applyDecorators,
  type ArgumentMetadata,
  type CallHandler,
  type CanActivate,
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
  type StreamableFile,
  UseGuards,
  UseInterceptors,
  UsePipes,
} from '@nestjs/common';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { map, type Observable } from 'rxjs';
import { z } from 'zod';
import type { Call as CallRow } from '../../contract/calls.js';
import type { Issue } from '../../contract/errors.js';
import { issuesIn } from '../../contract/issues.js';
import { messages as english, type Messages } from '../../contract/messages/en.js';
import { schemaOf } from '../../contract/schemas.js';
import type { Role } from '../../contract/user.js';
import { allowTime } from './bodyTimes.js';
import { invalid } from './domainError.js';
import { messagesFor } from './locale.js';
import { localized } from './localized.js';

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

/**
 * Removes from the data of a streamed event every field that the schema of the reply does not declare, and translates
 * its texts. Heartbeats have no data.
 */
const filteredEvent = (
  reply: z.ZodObject,
  { data, ...event }: MessageEvent,
  messages: Messages,
): MessageEvent =>
  data === undefined
    ? event
    : { ...event, data: z.encode(reply, localized({ data }, messages)).data as object };

/** Reduces each event of a stream to the schema of the call's reply. */
class EventInterceptor implements NestInterceptor {
  constructor(private readonly row: CallRow) {}

  intercept(context: ExecutionContext, next: CallHandler) {
    const { reply } = schemaOf(this.row);
    const request = context.switchToHttp().getRequest<FastifyRequest>();
    const messages = this.row.access === 'admin' ? english : messagesFor(request);
    return next.handle().pipe(map((event: MessageEvent) => filteredEvent(reply, event, messages)));
  }
}

/** Gives the body of a call with a long timeout more time. It runs after the guard that checks the access. */
class AllowTime implements CanActivate {
  canActivate(context: ExecutionContext): boolean {
    const http = context.switchToHttp();
    allowTime(http.getRequest<FastifyRequest>(), http.getResponse<FastifyReply>());
    return true;
  }
}

/** The metadata by which the access guard and the calls of pages find the row of a handler. */
export const CALL = 'tokri:call';

/** What a handler returns: the reply of its call if that has fields. A file or a stream of events is not checked. */
type Returned<Outcome> =
  | Outcome
  | (Record<string, never> extends Outcome ? void : never)
  | StreamableFile
  | Observable<MessageEvent>;

type HandlerDecorator<Outcome> = <
  Handler extends (...parameters: never[]) => Returned<Outcome> | Promise<Returned<Outcome>>,
>(
  controller: object,
  name: string,
  handler: TypedPropertyDescriptor<Handler>,
) => void;

/**
 * Binds a handler to a row of the table of calls: its method, path, access, body check and the type of its reply.
 * `CallAdapter` sends what the handler returns.
 */
export const Call = <Outcome>(row: CallRow<unknown, unknown, Outcome>): HandlerDecorator<Outcome> =>
  applyDecorators(
    ...(row.stream
      ? [Sse(row.path), UseInterceptors(new EventInterceptor(row))]
      : [RequestMapping({ path: row.path, method: RequestMethod[row.method] }), HttpCode(200)]),
    ...(row.timeout && !row.download ? [UseGuards(new AllowTime())] : []),
    SetMetadata(CALL, row),
    UsePipes(new ContractPipe(row)),
  );
