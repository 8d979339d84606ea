/** The shapes that all schemas share: numbers, ids, dates and images on the wire. */
import { z } from 'zod';
import { issueMessage } from './issues.js';
import { limits } from './limits.js';
import { mediaPath } from './links.js';
import { formatWholeRupees, type Paise, toPaise, toRupees } from './money.js';

/** The type of a schema's value inside the program, after it was parsed. */
export type Parsed<S extends z.ZodType> = z.output<S>;
/** The type of a schema's value on the wire, as JSON. */
export type Wire<S extends z.ZodType> = z.input<S>;

/** An id inside the program: its text, or the database's ObjectId. */
export type IdLike = string | { toHexString(): string };

const objectId = z.string().regex(/^[0-9a-f]{24}$/i);

/** A MongoDB ObjectId as text. */
export const id = z.codec(objectId, z.custom<string>(), {
  decode: (text) => text.toLowerCase(),
  encode: (text) => text,
});

/** An id in a reply. */
export const replyId = z.codec(objectId, z.custom<IdLike>(), {
  decode: (text) => text,
  encode: (value) => (typeof value === 'string' ? value : value.toHexString()),
});

/**
 * A reference to a record: its bare id, or an object with an `_id`, as the specification sends references.
 * Parsed, it is the id.
 */
export const reference = z.union([id, z.object({ _id: id }).transform(({ _id }) => _id)]);

/** A time: ISO 8601 text on the wire, a Date inside. */
export const time = z.codec(z.iso.datetime(), z.date(), {
  decode: (text) => new Date(text),
  encode: (date) => date.toISOString(),
});

const plainDecimal = /^-?\d+(\.\d+)?$/;
const digits = (decimals: number) => new RegExp(`^\\d+(\\.\\d{1,${decimals}})?$`);

/** A number or its plain decimal text, as forms send them. */
const numberOrText = z.union([z.number(), z.string().trim().max(30).regex(plainDecimal)]);

const hasTwoDecimals = (value: number | string) => digits(2).test(String(value));

/** A whole number within bounds, given as a number or as text. */
export const count = (min: number, max: number) =>
  z.codec(numberOrText, z.int().min(min).max(max), { decode: Number, encode: (value) => value });

/** Rupees with at most two decimals on the wire, paise inside. */
export const rupeesInput = numberOrText
  .refine((value) => Number(value) >= 0, { ...issueMessage('fields.negative'), abort: true })
  .refine(hasTwoDecimals, { ...issueMessage('rules.rupees'), abort: true })
  .refine(
    (value) => Number(value) <= limits.price,
    issueMessage('fields.tooBig', { maximum: formatWholeRupees(limits.price) }),
  )
  .transform((value): Paise => toPaise(Number(value)));

/** A percentage from 0 to 100 with at most two decimals. */
export const percentInput = numberOrText
  .refine(hasTwoDecimals, issueMessage('rules.percent'))
  .transform(Number)
  .pipe(z.number().min(0).max(100));

/** A total that a client computed: any finite number of rupees, rounded to paise. */
export const totalInput = numberOrText.transform((value): Paise => toPaise(Number(value)));

/** Rupees in a reply, paise inside. */
export const rupees = z.codec(z.number(), z.int(), { decode: toPaise, encode: toRupees });

const printable = (text: string) => !text.includes('\u0000');
const storable = issueMessage('rules.storable');

/** A text of 1 to `max` characters, trimmed. */
export const text = (max: number) => z.string().trim().min(1).max(max).refine(printable, storable);

/** A text of 0 to `max` characters. */
export const optionalText = (max: number) => z.string().trim().max(max).refine(printable, storable);

export const email = z.string().trim().toLowerCase().max(limits.email).pipe(z.email());

/** Matches an absolute `http:` address below `/media/`, as a shop without HTTPS sends its own images. */
const ownImage = new RegExp(`^http://[^/?#]+${mediaPath}`, 'i');

const isImage = (value: string) => {
  if (value === '' || value.startsWith(mediaPath)) return !value.includes('..');
  if (!z.url().safeParse(value).success) return false;
  return /^https:/i.test(value) || ownImage.test(value);
};

/**
 * The address of an image: below `/media/` of this shop, relative or absolute, or any `https:` URL; empty
 * means none.
 */
export const imageInput = z.string().trim().max(limits.image).refine(isImage, issueMessage('rules.picture'));

/**
 * The revision of the record that the user saw. If it is older than the stored one, the edit is an edit
 * conflict (W-34). Without it the edit is not checked.
 */
export const revisionSeen = count(0, Number.MAX_SAFE_INTEGER).optional();

export const nothing = z.object({});

/** The value of an `Idempotency-Key`. */
export const idempotencyKey = z.string().regex(/^[\x20-\x7e]{1,200}$/);
