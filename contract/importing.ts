import { z } from 'zod';
import { detailName, fields as productFields } from './product.js';
import { limits } from './limits.js';
import { id, time, type Wire } from './wire.js';

/** The columns of the shop's own file, in its order. */
export const productColumns = [
  '_id',
  'key',
  'name',
  'unit',
  'price',
  'discount',
  'stock',
  'category',
  'sub_category',
  'description',
  'image',
  'more_details',
] as const;

export type ProductColumn = (typeof productColumns)[number];

/** The columns of a file of categories, in its order. */
export const categoryColumns = ['category', 'sub_category', 'image'] as const;

/** What a column of somebody else's file may be besides: `sale_price` gives the discount, `detail:Brand` an extra field. */
const detailPrefix = 'detail:';
export type ImportField = ProductColumn | 'sale_price' | `${typeof detailPrefix}${string}`;

/** What a column of a file may be, but for `detail:NAME`. */
export const importFields = [...productColumns, 'sale_price'] as const;
const isPlainField = (field: string): field is (typeof importFields)[number] =>
  importFields.some((known) => known === field);

/** The name of the extra field that an import field fills; undefined for the others. */
export const detailOf = (field: string): string | undefined =>
  field.startsWith(detailPrefix) ? field.slice(detailPrefix.length) : undefined;

/** Whether a text is a field of an import, `detail:Brand` too. */
export const isImportField = (field: string): field is ImportField =>
  isPlainField(field) || detailName.safeParse(detailOf(field)).success;

/** Which column of the file fills which of our fields: `{ name: 'product', price: 'market_price' }`. */
export const importMapping = z
  .record(z.string().max(limits.detailName + detailPrefix.length), z.string().max(limits.columnName))
  .refine((mapping) => Object.keys(mapping).length <= limits.importColumns)
  .refine((mapping) => Object.keys(mapping).every(isImportField))
  // only known fields are left
  .transform((mapping) => mapping as Partial<Record<ImportField, string>>);
export type ImportMapping = z.output<typeof importMapping>;

/**
 * What the admin decides after the preview. `stock`, `unit`: of new products of which the file says none; 0 pieces and "1 piece" without
 * them. `keepStock`: products that the shop has keep their stock, whatever the file says.
 */
export const importChoices = z.object({
  stock: productFields.shape.stock.optional(),
  unit: productFields.shape.unit.optional(),
  keepStock: z.boolean().optional(),
});
export type ImportChoices = z.output<typeof importChoices>;

/** What an import needs to know; without a mapping the one that was guessed at the upload. */
export const importOrder = z.object({
  id,
  mapping: importMapping.optional(),
  choices: importChoices.optional(),
});

/** An import by its id; without one the latest that was started. */
export const importReference = z.object({ id: id.optional() });

/** One fault of a row: `line` is where the row begins in the file, `value` what stands there, `fix` what to do. */
export const badRow = z.object({
  line: z.int(),
  column: z.string(),
  value: z.string(),
  reason: z.string(),
  fix: z.string(),
});
export type BadRow = Wire<typeof badRow>;

const importCounts = z.object({
  /** Rows read so far, whatever came of them. */
  done: z.int(),
  /** Rows of the file. */
  total: z.int(),
  new: z.int(),
  changed: z.int(),
  unchanged: z.int(),
  badCount: z.int(),
  /** The first `limits.badRows` of them. */
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

/** Fields as they are stored, but categories by their names. */
const changedProduct = z.object({
  name: z.string(),
  before: z.record(z.string(), z.unknown()),
  after: z.record(z.string(), z.unknown()),
});

/**
 * What an import would do; nothing of it is written. `notes`: the first of what becomes otherwise than the file has it, though no row
 * is bad for it. `changes`: the first of the changed products. `stockChanged`: how many of them get another stock. `missing`: how many
 * new products the file says no stock, or no unit, of.
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

/** `ready`: uploaded and not started. `failed`: ended by a fault of the shop; what was written stays, as with `stopped`. */
export const importState = z.enum(['ready', 'running', 'done', 'stopped', 'failed']);
export type ImportState = z.output<typeof importState>;

export const importJob = importCounts.extend({
  id,
  /** Of the file. */
  name: z.string(),
  state: importState,
  /** Who started it: an email address. */
  by: z.string(),
  startedAt: time.optional(),
  finishedAt: time.optional(),
});
export type ImportJob = Wire<typeof importJob>;
