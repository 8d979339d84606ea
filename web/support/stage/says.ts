import { http, HttpResponse, type RequestHandler } from 'msw';
import type { Call } from '../../../contract/calls.js';
import { errorStatus, type ErrorCode, type ApiError } from '../../../contract/errors.js';
import { messages } from '../../../contract/messages/en.js';

/** The mock reply to a call. */
export interface Answer {
  /** The method and path of the call, for example `POST /api/cart/create`. */
  to: string;
  answer: (request: Request) => Response | Promise<Response>;
}

const to = ({ method, path }: Pick<Call, 'method' | 'path'>) => `${method} ${path}`;

/** Returns what the call sends: the JSON body, or the query of a GET. */
const heard = async (request: Request): Promise<unknown> => {
  if (request.method === 'GET') return Object.fromEntries(new URL(request.url).searchParams);
  return request.headers.get('content-type')?.startsWith('application/json')
    ? request.clone().json()
    : undefined;
};

/** Mocks a call that answers with the given reply, or with one built from the request's body. */
export const says = <Body, Reply extends object>(
  call: Call<Body, Reply>,
  reply: Reply | ((body: Body) => Reply),
): Answer => ({
  to: to(call),
  answer: async (request) => {
    // as the screens send it
    const said = typeof reply === 'function' ? reply((await heard(request)) as Body) : reply;
    return HttpResponse.json({ success: true, error: false, message: '', ...said });
  },
});

/** Mocks a call that answers with an error. */
export const refuses = (call: Call, code: ErrorCode, more: Partial<ApiError> = {}): Answer => ({
  to: to(call),
  answer: () =>
    HttpResponse.json(
      { success: false, error: true, code, message: messages.errors[code], ...more },
      { status: errorStatus[code] },
    ),
});

/** Mocks a call that is never answered. */
export const isSilent = (call: Call): Answer => ({
  to: to(call),
  answer: () => new Promise(() => undefined),
});

/** Mocks a call that answers with an event stream, which stays open without events. */
export const isOpen = (call: Call): Answer => ({
  to: to(call),
  answer: () => new HttpResponse(new ReadableStream(), { headers: { 'content-type': 'text/event-stream' } }),
});

/**
 * Builds the request handler of a mock shop; of two replies to the same call the first wins. It is one
 * handler for all calls, since each further handler would read the request again.
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
