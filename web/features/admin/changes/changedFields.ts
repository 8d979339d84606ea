import type { AuditEntry } from '../../../../contract/audit.js';
import { formatMoney } from '../../../../contract/money.js';
import type { AdminTexts } from '../../../../contract/texts/en/admin.js';
import type { OrderStatus } from '../../../../contract/order.js';

type Fields = AuditEntry['things'][number]['before'];

/** What stored values are called. */
export interface Naming {
  words: AdminTexts['audit'];
  /** Name of a category or sub category by its id; undefined where it is gone. */
  nameOf: (id: string) => string | undefined;
  statuses: Readonly<Record<OrderStatus, string>>;
}

const fieldWord = ({ words }: Naming, field: string): string =>
  (words.field as Record<string, string>)[field] ?? field; // the log may know fields that are newer than the words

const asText = (naming: Naming, field: string, value: unknown): string => {
  const { words, nameOf, statuses } = naming;
  if (value === '' || value === null || value === undefined) return words.empty;
  if (field === 'price' && typeof value === 'number') return formatMoney(value);
  if (field === 'discount' && typeof value === 'number') return `${value}%`;
  if (field === 'status' && typeof value === 'string')
    return (statuses as Record<string, string>)[value] ?? value;
  if (typeof value === 'boolean') return value ? words.yes : words.no;
  if (Array.isArray(value)) return value.map((one) => asText(naming, '', one)).join(', ') || words.empty;
  if (typeof value === 'object' && 'name' in value && 'value' in value)
    return `${String(value.name)}: ${String(value.value)}`;
  if (typeof value === 'object') return JSON.stringify(value);
  return nameOf(String(value)) ?? String(value);
};

const valueOf = (naming: Naming, field: string, fields: Fields): string | undefined =>
  fields && field in fields ? asText(naming, field, fields[field]) : undefined;

/** Which fields a write changed, in words: as they are shown, not as they are stored. */
export const changedFields = (naming: Naming, before: Fields, after: Fields) =>
  [...new Set([...Object.keys(before ?? {}), ...Object.keys(after ?? {})])].map((field) => {
    const [old, now] = [valueOf(naming, field, before), valueOf(naming, field, after)];
    return {
      field: fieldWord(naming, field),
      ...(old !== undefined && { before: old }),
      ...(now !== undefined && { after: now }),
    };
  });
