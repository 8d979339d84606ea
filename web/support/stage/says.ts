import { delay, http, HttpResponse, type RequestHandler } from 'msw';
import type { Call } from '../../../contract/calls.js';
import { errorStatus, type ErrorCode, type Refusal } from '../../../contract/errors.js';
import { texts } from '../../../contract/texts/en.js';

const methods = { GET: http.get, POST: http.post, PUT: http.put, DELETE: http.delete } as const;

const heard = async (request: Request): Promise<unknown> =>
  request.headers.get('content-type')?.startsWith('application/json') ? request.clone().json() : undefined;

/** The shop answers a call so: with a reply, or with one made from what was sent. */
export const says = <Body, Reply extends object>(
  { method, path }: Call<Body, Reply>,
  reply: Reply | ((body: Body) => Reply),
): RequestHandler =>
  methods[method](`*${path}`, async ({ request }) => {
    const said = typeof reply === 'function' ? reply((await heard(request)) as Body) : reply; // as the screens send it
    return HttpResponse.json({ success: true, error: false, message: '', ...said });
  });

/** The shop refuses a call. */
export const refuses = (
  { method, path }: Call,
  code: ErrorCode,
  more: Partial<Refusal> = {},
): RequestHandler =>
  methods[method](`*${path}`, () =>
    HttpResponse.json(
      { success: false, error: true, code, message: texts.errors[code], ...more },
      { status: errorStatus[code] },
    ),
  );

/** No answer comes. */
export const isSilent = ({ method, path }: Call): RequestHandler =>
  methods[method](`*${path}`, () => delay('infinite'));

/** A stream of events that stays open, and in which nothing happens. */
export const isOpen = ({ method, path }: Call): RequestHandler =>
  methods[method](
    `*${path}`,
    () => new HttpResponse(new ReadableStream(), { headers: { 'content-type': 'text/event-stream' } }),
  );
