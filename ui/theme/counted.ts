import { fill } from '../../contract/messages/fill.js';

/**
 * Chooses between the singular and the plural text: "1 item", "3 items".
 * @param format formats the count of the plural: "1,00,104 rows"
 */
export const counted = (
  one: string,
  many: string,
  count: number,
  format: (count: number) => string = String,
): string => (count === 1 ? one : fill(many, { count: format(count) }));
