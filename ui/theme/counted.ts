import { fill } from '../../contract/messages/fill.js';

/** Chooses between the singular and the plural text: "1 item", "3 items". */
export const counted = (one: string, many: string, count: number): string =>
  count === 1 ? one : fill(many, { count });
