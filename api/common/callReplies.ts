import { FastifyAdapter } from '@nestjs/platform-fastify';
import type { FastifyInstance, FastifyReply } from 'fastify';
import { allCalls } from '../../contract/calls.js';
import { messages as english } from '../../contract/messages/en.js';
import { schemaOf } from '../../contract/schemas.js';
import { deadlines } from './deadlines.js';
import { DomainError } from './domainError.js';
import { ErrorFilter } from './errorFilter.js';
import { messagesFor, varyByLanguage } from './locale.js';
import { replyWriter } from './replyJson.js';

type Outcome = Record<string, unknown>;

declare module 'fastify' {
  interface FastifyRequest {
    /** Sends the outcome of the request's call; undefined when the request is no call, or its reply no JSON. */
    sendOutcome: ((reply: FastifyReply, outcome: Outcome) => void) | undefined;
  }
}

/**
 * Adapts Nest to Fastify, and sends what the handler of a call returns in the envelope of every reply, without
 * the fields that the schema of the reply does not declare. An interceptor of Nest could do the same, and would
 * take longer than most calls.
 */
export class CallAdapter extends FastifyAdapter {
  override reply(reply: FastifyReply, outcome: unknown, status?: number) {
    const send = reply.request.sendOutcome;
    if (!send) return super.reply(reply, outcome, status);
    if (!reply.sent) send(reply, (outcome ?? {}) as Outcome); // the handler returns an outcome of its row
    return reply;
  }
}

const late = () => new DomainError('notReady', { headers: { 'retry-after': '1' } });

const replying = new Map(
  allCalls.flatMap((row) => (row.download || row.stream ? [] : [[`${row.method} ${row.path}`, row]])),
);

/** Prepares every call for `CallAdapter`, and answers 503 at its timeout. The call may still finish after that. */
export const useCallReplies = (fastify: FastifyInstance): void => {
  fastify.decorateRequest('sendOutcome', undefined);
  fastify.addHook('onRoute', (route) => {
    const method = route.method === 'HEAD' ? 'GET' : String(route.method);
    const row = replying.get(`${method} ${route.url}`);
    if (!row) return;
    const write = replyWriter(schemaOf(row).reply);
    const send = (reply: FastifyReply, outcome: Outcome) => {
      const messages = messagesFor(reply.request);
      const message = messages.done[row.id] ?? '';
      // an admin edits the texts as they are stored
      const json = write(outcome, message, row.access === 'admin' ? english : messages);
      if (message || row.access !== 'admin') varyByLanguage(reply);
      void reply.type('application/json; charset=utf-8').send(json);
    };
    route.preHandler = [
      ...[route.preHandler ?? []].flat(),
      (request, reply, done) => {
        const timer = setTimeout(
          () => new ErrorFilter().answer(late(), request, reply),
          row.timeout ?? deadlines.call,
        );
        request.sendOutcome = (to, outcome) => {
          clearTimeout(timer); // a long reply is compressed after this
          send(to, outcome);
        };
        reply.raw.once('close', () => clearTimeout(timer));
        done();
      },
    ];
  });
};
