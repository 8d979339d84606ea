import type { AuditEntry } from '../../../../contract/audit.js';
import { isObject } from '../../../../contract/isObject.js';
import { mediaPath, imageKey } from '../../../../contract/links.js';
import { formatMoney } from '../../../../contract/money.js';
import { type FieldKind, plainFields } from '../../../../contract/productFields.js';
import type { AdminMessages } from '../../../../contract/messages/en/admin.js';
import type { CancelReason } from '../../../../contract/codes.js';
import type { OrderStatus } from '../../../../contract/order.js';
import type { AuditChange } from '../../../../ui/AuditLog/auditEntry.js';
import { counted } from '../../../../ui/theme/counted.js';
import { changedTranslations, translationsField } from './changedTranslations.js';

type Fields = AuditEntry['things'][number]['before'];

/** The messages and names with which the stored values of the audit log are shown. */
export interface Naming {
  words: AdminMessages['audit'];
  /** The language of the messages, in which the names of other languages are shown. */
  language: string;
  /** Returns the name of a category or subcategory by its id; undefined if it was deleted. */
  nameOf: (id: string) => string | undefined;
  statuses: Readonly<Record<OrderStatus, string>>;
  /** Texts for the cancellation reasons. */
  reasons: Readonly<Record<CancelReason, string>>;
}

const fieldWord = ({ words }: Naming, field: string): string =>
  // the audit log may have fields newer than these messages
  (words.field as Record<string, string>)[field] ?? field;

const productFields = (kind: FieldKind): string[] =>
  plainFields.filter((field) => field.kind === kind).map(({ name }) => name);

const percents = new Set(productFields('percent'));
/** The fields whose values are amounts in paise. */
const amounts = new Set([...productFields('rupees'), 'minimum', 'charge', 'freeFrom']);

/** The hours, as the audit log stores them, of a day on which the shop does not close: equal ones. */
const allDay = /^(\d\d:\d\d)–\1$/;

const asText = (naming: Naming, field: string, value: unknown): string => {
  const { words, nameOf, statuses, reasons } = naming;
  if (value === '' || value === null || value === undefined) return words.empty;
  if (amounts.has(field) && typeof value === 'number') return formatMoney(value);
  if (percents.has(field) && typeof value === 'number') return `${value}%`;
  if ((field === 'status' || field === 'role') && typeof value === 'string')
    return { ...statuses, ...words.rating, ...(words.account as Record<string, string>) }[value] ?? value;
  if (field === 'reason' && typeof value === 'string')
    // the audit log may have reasons newer than these messages
    return (reasons as Record<string, string>)[value] ?? value;
  if (typeof value === 'string' && allDay.test(value)) return words.allDay;
  if (typeof value === 'boolean') return value ? words.yes : words.no;
  if (Array.isArray(value)) return value.map((one) => asText(naming, '', one)).join(', ') || words.empty;
  if (typeof value === 'object') return JSON.stringify(value);
  return nameOf(String(value)) ?? String(value);
};

const valueOf = (naming: Naming, field: string, fields: Fields): string | undefined =>
  fields && field in fields ? asText(naming, field, fields[field]) : undefined;

const imageField = 'image';

/** Returns the addresses of the images among an entry's fields: a category has one, a product a list. */
const imagesIn = (fields: Fields): string[] =>
  [fields?.[imageField] ?? []]
    .flat()
    .map(String)
    .filter(Boolean)
    .map((stored) => (imageKey.test(stored) ? mediaPath + stored : stored));

const images = (naming: Naming, before: Fields, after: Fields): AuditChange => {
  const { words } = naming;
  const said = (fields: Fields, shown: readonly string[]) =>
    fields ? (shown.length ? counted(words.picture, words.pictures, shown.length) : words.empty) : undefined;
  const [imagesBefore, imagesAfter] = [imagesIn(before), imagesIn(after)];
  return {
    field: fieldWord(naming, imageField),
    before: said(before, imagesBefore),
    after: said(after, imagesAfter),
    imagesBefore,
    imagesAfter,
  };
};

/**
 * Describes the changed fields as a screen shows them; each extra detail of a product by its own name, and each text
 * in another language by its own label.
 */
export const changedFields = (naming: Naming, before: Fields, after: Fields): AuditChange[] =>
  [...new Set([...Object.keys(before ?? {}), ...Object.keys(after ?? {})])].flatMap((field) => {
    if (field === imageField) return [images(naming, before, after)];
    if (field === detailsField) return changedDetails(before, after);
    if (field === translationsField) return changedTranslations(naming, before, after);
    const [old, now] = [valueOf(naming, field, before), valueOf(naming, field, after)];
    return [{ field: fieldWord(naming, field), before: old, after: now }];
  });

/** The name of the product field that stores the extra details. */
const detailsField = 'more_details';

/** Returns a product's extra details by name; the audit log stores them as pairs. */
const detailsIn = (fields: Fields): ReadonlyMap<string, string> => {
  const list = fields?.[detailsField];
  const pairs = Array.isArray(list) ? list : [];
  return new Map(
    pairs.flatMap((pair: unknown) =>
      isObject(pair) && 'name' in pair && 'value' in pair
        ? [[String(pair.name), String(pair.value)] as const]
        : [],
    ),
  );
};

/**
 * Returns which of a product's extra details (`more_details`) an edit changed, each with its name and its
 * values before and after.
 */
const changedDetails = (before: Fields, after: Fields) => {
  const [old, now] = [detailsIn(before), detailsIn(after)];
  return [...new Set([...old.keys(), ...now.keys()])]
    .filter((name) => old.get(name) !== now.get(name))
    .map((name) => ({ field: name, before: old.get(name), after: now.get(name) }));
};
