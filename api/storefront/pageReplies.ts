import { createHash } from 'node:crypto';
import { calls } from '../../contract/calls.js';

/** A call that a page makes. */
export interface PageCall {
  /** `group.name`, as in the table of calls. */
  id: string;
  body: unknown;
}

/**
 * Hashes the replies to the calls of a page, to tell later whether the page would differ. The settings are
 * left out: only the arrival time changes in them, which no page shows.
 */
export const hashReplies = (made: readonly PageCall[], replies: readonly unknown[]): string => {
  const shown = replies.filter((_, position) => made[position]?.id !== calls.shop.settings.id);
  return createHash('sha1').update(JSON.stringify(shown)).digest('base64url');
};
