import type { Call } from '../../contract/calls.js';
import type { ErrorCode, Issue } from '../../contract/errors.js';

/** The fields of every reply, and those that an error adds. */
interface Envelope {
  success: boolean;
  error: boolean;
  message: string;
  code?: ErrorCode;
  issues?: Issue[];
}

type Beside<Reply> = Reply extends Record<string, never> ? unknown : Reply;

export interface Answer<Reply = unknown> {
  status: number;
  /** The reply by the call table; an error has only the envelope. */
  json: Envelope & Beside<Reply>;
  headers: Headers;
}

export interface CallOptions<Body = unknown> {
  body?: Body;
  /** A body that breaks the contract, sent as JSON. */
  wrongBody?: unknown;
  /** A multipart upload. */
  form?: FormData;
  /** Sent as the bearer token. */
  token?: string;
  headers?: Record<string, string>;
}

/** Makes a call over HTTP, typed by its row of the call table; never throws for an error status. */
export type CallShop = <Body, Reply>(
  row: Call<Body, Reply>,
  options?: CallOptions<Body>,
) => Promise<Answer<Reply>>;

const headersOf = ({ token, form, headers }: CallOptions): Record<string, string> => ({
  ...(!form && { 'content-type': 'application/json' }),
  ...(token !== undefined && { authorization: `Bearer ${token}` }),
  ...headers,
});

const bodyOf = ({ body, wrongBody, form }: CallOptions) => {
  if (form) return form;
  const json = wrongBody === undefined ? body : wrongBody;
  return json === undefined ? undefined : JSON.stringify(json);
};

/** A GET sends in its query what another call sends in its body. */
const queryOf = ({ body, wrongBody }: CallOptions): string =>
  `?${new URLSearchParams((wrongBody ?? body ?? {}) as Record<string, string>).toString()}`;

export const clientOf =
  (url: string): CallShop =>
  async <Body, Reply>({ method, path }: Call<Body, Reply>, options: CallOptions<Body> = {}) => {
    const response = await (method === 'GET'
      ? fetch(url + path + queryOf(options), { headers: headersOf(options) })
      : fetch(url + path, { method, headers: headersOf(options), body: bodyOf(options) }));
    // The shop's reply filter has already checked the shape; an error lacks the fields beside the envelope.
    const json = (await response.json()) as Answer<Reply>['json'];
    return { status: response.status, json, headers: response.headers };
  };

/** Thrown when the shop answers with an error where the test expects success. */
class Refused extends Error {
  constructor(
    readonly status: number,
    readonly code: ErrorCode | undefined,
    message: string,
  ) {
    super(`${status} ${code ?? ''}: ${message}`);
    this.name = 'Refused';
  }
}

/**
 * Returns the reply of a call that has to succeed.
 * @throws Refused
 */
export const granted = <Reply>({ status, json }: Answer<Reply>): Answer<Reply>['json'] => {
  if (status !== 200) throw new Refused(status, json.code, json.message);
  return json;
};
