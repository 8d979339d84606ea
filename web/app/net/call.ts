import type { Call } from '../../../contract/calls.js';
import type { Request } from './send.js';

interface Envelope {
  success: boolean;
  message: string;
}

/** A call that takes nothing is made without an argument. */
export type Argument<Body> = [Body] extends [Record<string, never>] ? void : Body;

const request =
  <Body>(row: Call<Body>) =>
  (body: Argument<Body>): Request => ({ call: row, body });

/**
 * An endpoint from its row of the table: `build.query(call(calls.category.list))`. It answers the whole reply.
 * Types only: the shop filters its replies through the same schemas, so that no zod is needed here.
 */
export const call = <Body, Reply>(row: Call<Body, Reply>) => ({
  query: request(row),
  transformResponse: (reply: unknown) => reply as Reply & Envelope,
});

/** The same for rows whose reply is all in `data`. */
export const dataOf = <Body, Data>(row: Call<Body, { data: Data }>) => ({
  query: request(row),
  transformResponse: (reply: unknown) => (reply as { data: Data }).data,
});

/** The same for multipart rows. */
export const upload = <Reply>(row: Call<unknown, Reply>) => ({
  query: (sent: Pick<Request, 'onSent'> & { file: File }): Request => ({ call: row, ...sent }),
  transformResponse: (reply: unknown) => reply as Reply & Envelope,
});
