import type { Call } from '../../../contract/calls.js';
import type { Request } from './send.js';

interface Envelope {
  success: boolean;
  message: string;
}

/** A call without a body is made without an argument. */
export type Argument<Body> = [Body] extends [Record<string, never>] ? void : Body;

const request =
  <Body>(row: Call<Body>) =>
  (body: Argument<Body>): Request => ({ call: row, body });

/**
 * Builds an endpoint from its row of the call table: `build.query(call(calls.category.list))`. It returns the
 * whole reply.
 * Uses types only: the shop filters its replies by the same schemas, so the web needs no zod here.
 */
export const call = <Body, Reply>(row: Call<Body, Reply>) => ({
  query: request(row),
  transformResponse: (reply: unknown) => reply as Reply & Envelope,
});

/** Builds an endpoint that returns `data`, for rows whose reply has nothing else. */
export const dataOf = <Body, Data>(row: Call<Body, { data: Data }>) => ({
  query: request(row),
  transformResponse: (reply: unknown) => (reply as { data: Data }).data,
});

/** Builds an endpoint for a multipart row. */
export const upload = <Reply>(row: Call<unknown, Reply>) => ({
  query: (sent: Pick<Request, 'onSent'> & { file: File }): Request => ({ call: row, ...sent }),
  transformResponse: (reply: unknown) => reply as Reply & Envelope,
});
