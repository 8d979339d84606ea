import type { Call } from '../../../contract/calls.js';
import { limits } from '../../../contract/limits.js';
import { words } from '../language/locale.js';
import { type Failure, refused, unanswered } from './failure.js';
import { fetchTelling, type OnSent } from './fetchTelling.js';

/** One call on its way: its row, and what it takes. */
export interface Request {
  call: Call;
  body?: unknown;
  /** For a multipart row; it travels in the row's field. */
  file?: File;
  /** Told while the body goes out. */
  onSent?: OnSent | undefined;
  headers?: Readonly<Record<string, string>>;
}

export type Answer<Data = unknown> = { data: Data; error?: undefined } | { data?: undefined; error: Failure };

/** A GET carries in its query what another call carries in its body. */
const addressOf = ({ call: { method, path }, body }: Request): string => {
  const query =
    method === 'GET' ? new URLSearchParams((body ?? {}) as Record<string, string>).toString() : ''; // numbers and texts
  return query ? `${path}?${query}` : path;
};

const contentOf = ({ call, body, file }: Request): Pick<RequestInit, 'body' | 'headers'> => {
  if (file && call.file) {
    const form = new FormData();
    form.append(call.file, file);
    return { body: form };
  }
  if (call.method === 'GET' || body === undefined) return {};
  return { body: JSON.stringify(body), headers: { 'content-type': 'application/json' } };
};

const initOf = (request: Request, token: string | undefined, signal: AbortSignal): RequestInit => {
  const { body, headers } = contentOf(request);
  return {
    method: request.call.method,
    credentials: 'include',
    signal,
    headers: {
      'accept-language': words().language, // also in the default edition: the browser's own wish is another matter
      ...headers,
      ...request.headers,
      ...(token && { authorization: `Bearer ${token}` }),
    },
    ...(body !== undefined && { body }),
  };
};

/** A success says so itself too: `error` in an answer of 200 is a refusal (S-166). */
const isSuccess = (body: unknown): boolean =>
  typeof body === 'object' && body !== null && !('error' in body && body.error === true);

/** Undefined where it is no JSON: a proxy's page, say. */
const parsed = (text: string): unknown => {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
};

/**
 * A yes that cannot be read is no answer, since the shop may have carried the call out; a no that cannot be read is a no.
 * Rejects when the connection breaks before the whole answer is there: that is none either.
 */
const read = async (response: Response): Promise<Answer> => {
  const body = parsed(await response.text());
  if (response.ok && body === undefined) return { error: unanswered('offline') };
  return response.ok && isSuccess(body) ? { data: body } : { error: refused(response.status, body) };
};

/** What goes wrong with a call before it is answered, in words; it never throws. `ask` is ended by what it gets. */
const answered = async <Data>(
  ask: (ending: AbortSignal) => Promise<Answer<Data>>,
  signal: AbortSignal | undefined,
  timeout: number,
): Promise<Answer<Data>> => {
  const ending = new AbortController();
  const abort = () => ending.abort();
  const timer = setTimeout(() => ending.abort('timeout'), timeout);
  signal?.addEventListener('abort', abort);
  if (signal?.aborted) abort();
  let left = false;
  try {
    const answer = await ask(ending.signal);
    left = answer.data instanceof Response;
    return answer;
  } catch {
    if (signal?.aborted) return { error: unanswered('aborted') };
    return { error: unanswered(ending.signal.aborted ? 'timeout' : 'offline') };
  } finally {
    clearTimeout(timer);
    if (!left) signal?.removeEventListener('abort', abort); // what is left open ends by it later
  }
};

const timeoutOf = ({ timeout }: Call): number => timeout ?? limits.requestTimeout;

/**
 * Sends a call to the shop that served the page and reads its answer (S-130). It never throws.
 * @param signal ends it early, as when a newer search makes an older one useless
 * @param timeout in ms (W-20)
 */
export const send = (
  request: Request,
  token?: string,
  signal?: AbortSignal,
  timeout = timeoutOf(request.call),
): Promise<Answer> => {
  const { onSent } = request;
  const onlineStatus = (init: RequestInit) =>
    onSent ? fetchTelling(addressOf(request), init, onSent) : fetch(addressOf(request), init);
  return answered(
    async (ending) => read(await onlineStatus(initOf(request, token, ending))),
    signal,
    timeout,
  );
};

/** The same, but of a yes the answer is left open: a stream, a file. The time ends with its beginning, the signal ends it later too. */
export const open = (request: Request, token?: string, signal?: AbortSignal): Promise<Answer<Response>> =>
  answered<Response>(
    async (ending) => {
      const response = await fetch(addressOf(request), initOf(request, token, ending));
      if (response.ok) return { data: response };
      return { error: refused(response.status, parsed(await response.text())) };
    },
    signal,
    timeoutOf(request.call),
  );
