import type { Call } from '../../../contract/calls.js';
import type { Request } from './send.js';

interface Envelope {
  success: boolean;
  message: string;
}

/** The argument of an endpoint: the body of its call, or none (`void`) if the call has no body. */
export type Argument<Body> = [Body] extends [Record<string, never>] ? void : Body;

const request =
  <Body>(row: Call<Body>) =>
  (body: Argument<Body>): Request => ({ call: row, body });

/**
 * Builds an endpoint from its row of the call table (`contract/calls.ts`):
 * `build.query(call(calls.category.list))`. The endpoint returns the whole reply.
 * The reply is typed but not validated: the shop filters its replies by the same schemas, so the web needs no
 * zod here.
 */
export const call = <Body, Reply>(row: Call<Body, Reply>) => ({
  query: request(row),
  transformResponse: (reply: unknown) => reply as Reply & Envelope,
});

/**
 * Builds an endpoint that returns only the `data` of its reply, for calls whose reply has no other fields.
 */
export const dataOf = <Body, Data>(row: Call<Body, { data: Data }>) => ({
  query: request(row),
  transformResponse: (reply: unknown) => (reply as { data: Data }).data,
});

/** Builds an endpoint that uploads a file, for a multipart call. */
export const upload = <Reply>(row: Call<unknown, Reply>) => ({
  query: (sent: Pick<Request, 'onSent'> & { file: File }): Request => ({ call: row, ...sent }),
  transformResponse: (reply: unknown) => reply as Reply & Envelope,
});
