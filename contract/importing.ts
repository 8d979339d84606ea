import { z } from 'zod';
import { type TranslationField, translationOf } from './languages.js';
import { detailName, fields as productFields } from './product.js';
import { productColumns, type ProductColumn } from './productFields.js';
import { limits } from './limits.js';
import { id, time, type Wire } from './wire.js';

/** The columns of a category file, in order. */
export const categoryColumns = ['category', 'sub_category', 'image'] as const;

/**
 * The prefix of import fields that fill an extra detail of a product: `detail:Brand`. Only files from other
 * shops use these and `sale_price`, from which the discount is computed.
 */
const detailPrefix = 'detail:';
/** A field of a product that a column of an imported file can fill, except `detail:NAME` and translations. */
export type ImportColumn = ProductColumn | 'sale_price';
export type ImportField = ImportColumn | TranslationField | `${typeof detailPrefix}${string}`;

/** Tells whether an import field is one of the columns, and no extra detail. */
export const isImportColumn = (field: string): field is ImportColumn =>
  field === 'sale_price' || productColumns.some((known) => known === field);

/** Returns the name of the extra detail that an import field fills; undefined for the other fields. */
export const detailOf = (field: string): string | undefined =>
  field.startsWith(detailPrefix) ? field.slice(detailPrefix.length) : undefined;

/** Tells whether a text names an import field, `detail:Brand` and `name:hi` included. */
export const isImportField = (field: string): field is ImportField =>
  isImportColumn(field) ||
  detailName.safeParse(detailOf(field)).success ||
  Boolean(translationOf(field)?.valid);

/** The fields of which a product file needs at least one, because they tell which product a row is. */
export const identifyingFields = ['name', '_id', 'key'] as const;

/** A field of a category file: one of its columns, or the name in another language, such as `name:hi`. */
export type CategoryField = (typeof categoryColumns)[number] | `name:${string}`;

/** Tells whether a text names a field of a category file. */
export const isCategoryField = (field: string): field is CategoryField => {
  const { text, valid } = translationOf(field) ?? {};
  return categoryColumns.some((known) => known === field) || Boolean(text === 'name' && valid);
};

/** Maps import fields to columns of the file: `{ name: 'product', price: 'market_price' }`. */
export const importMapping = z
  .record(z.string().max(limits.detailName + detailPrefix.length), z.string().max(limits.columnName))
  .refine((mapping) => Object.keys(mapping).length <= limits.importColumns)
  .refine((mapping) => Object.keys(mapping).every(isImportField))
  // the refinement above left only known fields
  .transform((mapping) => mapping as Partial<Record<ImportField, string>>);
export type ImportMapping = z.output<typeof importMapping>;

/**
 * What the admin chooses after the preview of an import.
 * `stock`, `unit`: the values of new products that have none in the file; the defaults are 0 pieces and "1
 * piece".
 * `keepStock`: existing products keep their stock.
 */
export const importChoices = z.object({
  stock: productFields.shape.stock.optional(),
  unit: productFields.shape.unit.optional(),
  keepStock: z.boolean().optional(),
});
export type ImportChoices = z.output<typeof importChoices>;

/** Starts an import; `mapping` defaults to the one that was guessed at the upload. */
export const importOrder = z.object({
  id,
  mapping: importMapping.optional(),
  choices: importChoices.optional(),
});

/** Names an import by its id; the default is the import that was started last. */
export const importReference = z.object({ id: id.optional() });

/**
 * One issue of a row. `line`: where the row begins in the file; `value`: the value in the file; `fix`: how to
 * fix it.
 */
export const badRow = z.object({
  line: z.int(),
  column: z.string(),
  value: z.string(),
  reason: z.string(),
  fix: z.string(),
});
export type BadRow = Wire<typeof badRow>;

const importCounts = z.object({
  /** The number of rows read so far, with or without problems. */
  done: z.int(),
  /** The number of rows in the file. */
  total: z.int(),
  new: z.int(),
  changed: z.int(),
  unchanged: z.int(),
  badCount: z.int(),
  /** The first `limits.badRows` problems of rows. */
  bad: z.array(badRow),
});

export const uploadedImport = z.object({
  id,
  name: z.string(),
  columns: z.array(z.string()),
  mapping: z.record(z.string(), z.string()),
  rows: z.int(),
});
export type UploadedImport = Wire<typeof uploadedImport>;

/**
 * A product that an import changes: its changed fields before and after, as they are stored, but with the
 * names of categories in place of ids.
 */
const changedProduct = z.object({
  name: z.string(),
  /** The unit before: products of the same name differ by it. */
  unit: z.string(),
  before: z.record(z.string(), z.unknown()),
  after: z.record(z.string(), z.unknown()),
});

/**
 * What an import would do; a preview writes nothing.
 * `notes`: the first values that are imported differently from the file, in rows that are valid.
 * `changes`: the first changed products. `stockChanged`: how many products get another stock.
 * `missing`: how many new products have no stock, or no unit, in the file.
 */
export const importPreview = importCounts.extend({
  changes: z.array(changedProduct),
  stockChanged: z.int(),
  missing: z.object({ stock: z.int(), unit: z.int() }),
  noteCount: z.int(),
  notes: z.array(badRow),
  newCategories: z.array(z.string()),
  newSubCategories: z.array(z.string()),
});
export type ImportPreview = Wire<typeof importPreview>;

/**
 * The state of an import. `ready`: uploaded and not started. `failed`: ended by an error of the shop. After
 * `failed` and `stopped` the rows that were written stay.
 */
export const importState = z.enum(['ready', 'running', 'done', 'stopped', 'failed']);
export type ImportState = z.output<typeof importState>;

export const importJob = importCounts.extend({
  id,
  /** The name of the imported file. */
  name: z.string(),
  state: importState,
  /** The email of the admin who started the import. */
  by: z.string(),
  startedAt: time.optional(),
  finishedAt: time.optional(),
});
export type ImportJob = Wire<typeof importJob>;
