import type { Call } from '../../contract/calls.js';
import type { ErrorCode, Issue } from '../../contract/errors.js';

/** What every answer has, and what a refusal adds. */
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
  /** The reply as the table has it; of a refusal only the envelope is there. */
  json: Envelope & Beside<Reply>;
  headers: Headers;
}

export interface CallOptions<Body = unknown> {
  body?: Body;
  /** A body that breaks the contract, sent as JSON. */
  wrongBody?: unknown;
  /** A multipart upload. */
  form?: FormData;
  /** Sent as the bearer. */
  token?: string;
  headers?: Record<string, string>;
}

/** One call over HTTP, typed by its row; never throws for a refusal. */
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

/** A GET takes in its query what another call takes in its body. */
const queryOf = ({ body, wrongBody }: CallOptions): string =>
  `?${new URLSearchParams((wrongBody ?? body ?? {}) as Record<string, string>).toString()}`;

export const clientOf =
  (url: string): CallShop =>
  async <Body, Reply>({ method, path }: Call<Body, Reply>, options: CallOptions<Body> = {}) => {
    const response = await (method === 'GET'
      ? fetch(url + path + queryOf(options), { headers: headersOf(options) })
      : fetch(url + path, { method, headers: headersOf(options), body: bodyOf(options) }));
    // The shop's own reply filter has checked the shape; a refusal's lacks what is beside the envelope.
    const json = (await response.json()) as Answer<Reply>['json'];
    return { status: response.status, json, headers: response.headers };
  };

/** A call was refused where the test counts on a yes. */
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

/** The reply of a call that has to succeed. @throws Refused */
export const granted = <Reply>({ status, json }: Answer<Reply>): Answer<Reply>['json'] => {
  if (status !== 200) throw new Refused(status, json.code, json.message);
  return json;
};
