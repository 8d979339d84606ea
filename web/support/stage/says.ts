import { http, HttpResponse, type RequestHandler } from 'msw';
import type { Call } from '../../../contract/calls.js';
import { errorStatus, type ErrorCode, type ApiError } from '../../../contract/errors.js';
import { messages } from '../../../contract/messages/en.js';

/** How the shop answers a call. */
export interface Answer {
  /** `POST /api/cart/create`. */
  to: string;
  answer: (request: Request) => Response | Promise<Response>;
}

const to = ({ method, path }: Pick<Call, 'method' | 'path'>) => `${method} ${path}`;

const heard = async (request: Request): Promise<unknown> =>
  request.headers.get('content-type')?.startsWith('application/json') ? request.clone().json() : undefined;

/** The shop answers a call so: with a reply, or with one made from what was sent. */
export const says = <Body, Reply extends object>(
  call: Call<Body, Reply>,
  reply: Reply | ((body: Body) => Reply),
): Answer => ({
  to: to(call),
  answer: async (request) => {
    const said = typeof reply === 'function' ? reply((await heard(request)) as Body) : reply; // as the screens send it
    return HttpResponse.json({ success: true, error: false, message: '', ...said });
  },
});

/** The shop refuses a call. */
export const refuses = (call: Call, code: ErrorCode, more: Partial<ApiError> = {}): Answer => ({
  to: to(call),
  answer: () =>
    HttpResponse.json(
      { success: false, error: true, code, message: messages.errors[code], ...more },
      { status: errorStatus[code] },
    ),
});

/** No answer comes. */
export const isSilent = (call: Call): Answer => ({
  to: to(call),
  answer: () => new Promise(() => undefined),
});

/** A stream of events that stays open, and in which nothing happens. */
export const isOpen = (call: Call): Answer => ({
  to: to(call),
  answer: () => new HttpResponse(new ReadableStream(), { headers: { 'content-type': 'text/event-stream' } }),
});

/**
 * A shop that answers so; of two answers to a call the first holds. It is one handler for all calls, since each handler reads a
 * request anew.
 */
export const shopThat = (answers: readonly Answer[]): RequestHandler => {
  const byCall = new Map(answers.toReversed().map((one) => [one.to, one.answer]));
  return http.all('*/api/*', ({ request }) => {
    const asked = `${request.method} ${new URL(request.url).pathname}`;
    const answer = byCall.get(asked);
    if (!answer) throw new Error(`no story answers ${asked}`);
    return answer(request);
  });
};
