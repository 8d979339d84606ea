import type { Call } from '../../../contract/calls.js';
import { isObject } from '../../../contract/isObject.js';
import { limits } from '../../../contract/limits.js';
import { words } from '../language/locale.js';
import type { Telling } from './baseQuery.js';
import { type CallFailure, refused, unanswered } from './failure.js';
import { fetchTelling, type OnSent } from './fetchTelling.js';

/** A call to the shop: its row of the call table (`contract/calls.ts`), and what it sends. */
export interface Request {
  call: Call;
  body?: unknown;
  /** The file of a multipart call; sent in the form field that the call's row names. */
  file?: File;
  /** Called with the progress of the upload. */
  onSent?: OnSent | undefined;
  headers?: Readonly<Record<string, string>>;
}

export type Answer<Data = unknown> =
  { data: Data; error?: undefined } | { data?: undefined; error: CallFailure };

/** Returns the address of a call; a GET sends its body as the query. */
const addressOf = ({ call: { method, path }, body }: Request): string => {
  const query =
    // the body of a GET call has only numbers and texts
    method === 'GET' ? new URLSearchParams((body ?? {}) as Record<string, string>).toString() : '';
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
      'accept-language': words().language, // always sent, because the browser's own language may differ
      ...headers,
      ...request.headers,
      ...(token && { authorization: `Bearer ${token}` }),
    },
    ...(body !== undefined && { body }),
  };
};

/** Checks whether a reply with a success status is a success: its body may say `error: true` nevertheless. */
const isSuccess = (body: unknown): boolean => isObject(body) && body.error !== true;

/** Parses JSON; returns undefined for a text that is no JSON, such as a proxy's page. */
const parsed = (text: string): unknown => {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
};

/**
 * Reads the JSON of a reply. A success status without JSON counts as no answer, since the shop may have
 * carried out the call; an error status without JSON counts as an error.
 * Rejects if the connection breaks before the reply is complete.
 */
const read = async (response: Response): Promise<Answer> => {
  const body = parsed(await response.text());
  if (response.ok && body === undefined) return { error: unanswered('offline') };
  return response.ok && isSuccess(body) ? { data: body } : { error: refused(response.status, body) };
};

/**
 * Waits for the answer of a call and turns a timeout, an abort or a lost connection into a failure; it never
 * throws.
 * @param ask makes the call; the signal that it gets must abort the call
 * @param timeout in ms
 */
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
    if (!left) signal?.removeEventListener('abort', abort); // a reply that stays open is aborted by it later
  }
};

const timeoutOf = ({ timeout }: Call): number => timeout ?? limits.requestTimeout;

/**
 * Sends a call to the shop that served the page and reads the reply. It never throws.
 * @param signal aborts the call, for example when a newer search replaces it
 * @param timeout in ms
 */
export const send = (
  request: Request,
  token?: string,
  signal?: AbortSignal,
  timeout = timeoutOf(request.call),
): Promise<Answer> => {
  const { onSent } = request;
  const fetchReply = (init: RequestInit) =>
    onSent ? fetchTelling(addressOf(request), init, onSent) : fetch(addressOf(request), init);
  return answered(async (ending) => read(await fetchReply(initOf(request, token, ending))), signal, timeout);
};

/**
 * Opens a call whose reply stays open, such as a stream or a file. The timeout ends when the reply begins;
 * the signal can abort it later.
 */
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

interface Envelope {
  success: boolean;
  message: string;
}

/** The argument of an endpoint: the body of its call, or none (`void`) if the call has no body. */
export type Argument<Body> = [Body] extends [Record<string, never>] ? void : Body;

const requestOf =
  <Body>(row: Call<Body>) =>
  (body: Argument<Body>): Request => ({ call: row, body });

/**
 * Builds an endpoint from its row of the call table (`contract/calls.ts`):
 * `build.query(call(calls.category.list))`. The endpoint returns the whole reply.
 * The reply is typed but not validated: the shop filters its replies by the same schemas, so the web needs no
 * zod here.
 */
export const call = <Body, Reply>(row: Call<Body, Reply>) => ({
  query: requestOf(row),
  transformResponse: (reply: unknown) => reply as Reply & Envelope,
});

/** Builds an endpoint that returns only the `data` of its reply, for calls whose reply has no other fields. */
export const dataOf = <Body, Data>(row: Call<Body, { data: Data }>) => ({
  query: requestOf(row),
  transformResponse: (reply: unknown) => (reply as { data: Data }).data,
});

/** Builds an endpoint that uploads a file, for a multipart call. */
export const upload = <Reply>(row: Call<unknown, Reply>) => ({
  query: (sent: Pick<Request, 'onSent'> & { file: File }): Request => ({ call: row, ...sent }),
  transformResponse: (reply: unknown) => reply as Reply & Envelope,
});

/** Returns the options of a query that provides these tags and reports a failure as `failure` says. */
export const provides = <Tag extends string>(
  failure: NonNullable<Telling['failure']>,
  ...providesTags: Tag[]
) => ({
  providesTags,
  extraOptions: { failure },
});

/**
 * Returns the options of a query that provides these tags. A new request aborts the one before. The screen
 * shows a failure.
 */
export const providesNewest = <Tag extends string>(...providesTags: Tag[]) => ({
  providesTags,
  extraOptions: { failure: 'quiet' as const, newestOnly: true },
});

/**
 * Returns the options of a mutation that invalidates these tags, also when it fails. A success shows a toast, and
 * a failure is reported as `failure` says.
 */
export const invalidates = <Tag extends string>(
  failure: NonNullable<Telling['failure']>,
  ...invalidatesTags: Tag[]
) => ({
  invalidatesTags,
  extraOptions: { success: 'toast' as const, failure },
});

/** Builds an infinite query that loads a list page by page; `bodyOf` returns the body of a page's call. */
export const pageByPage = <Body, Reply, Query>(
  row: Call<Body, Reply>,
  bodyOf: (query: Query, page: number) => Argument<Body>,
) => ({
  ...call(row),
  query: ({ queryArg, pageParam }: { queryArg: Query; pageParam: number }) =>
    requestOf(row)(bodyOf(queryArg, pageParam)),
  infiniteQueryOptions: {
    initialPageParam: 1,
    getNextPageParam: ({ totalPage }: { totalPage: number }, _pages: unknown, page: number) =>
      page < totalPage ? page + 1 : undefined,
  },
});

/** Creates an idempotency key of 128 bits. `randomUUID` is missing over plain http. */
export const newCallKey = (): string =>
  Array.from(crypto.getRandomValues(new Uint8Array(16)), (byte) => byte.toString(16).padStart(2, '0')).join(
    '',
  );

/** Returns the idempotency header of a call. */
export const keyed = (key: string) => ({ headers: { 'idempotency-key': key } });
