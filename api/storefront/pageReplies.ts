import { createHash } from 'node:crypto';
import type { PageRequest } from '../../contract/pageData.js';

/** A call that a page makes. */
export interface PageCall {
  /** `group.name`, as in the table of calls. */
  id: string;
  body: unknown;
  /** The language of the page. */
  language: PageRequest['language'];
}

/** Hashes the replies to the calls of a page, to tell later whether the page would differ. */
export const hashReplies = (replies: readonly unknown[]): string =>
  createHash('sha1').update(JSON.stringify(replies)).digest('base64url');
