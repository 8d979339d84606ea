import { Schema, type Types } from 'mongoose';
import { commandLine } from '../../contract/codes.js';
import type { ImportChoices, ImportState } from '../../contract/importing.js';
import type { Author } from '../audit/auditLog.service.js';
import { documentSchema, id, subdocumentSchema, text } from '../database/documentSchema.js';
import type { RowIssue } from './rowIssues.js';
import type { FileFormat } from './fileRecord.js';

/** The stored field name of the number of categories and subcategories that an import has added. */
export const addedCategories = 'shelves';

/** An uploaded file and the progress of its import. Counts are rows; `done` of `total` have been read. */
export interface ImportRecord {
  _id: Types.ObjectId;
  /** The file's id in GridFS, where every process of the shop can read it. */
  file: Types.ObjectId;
  name: string;
  /** SHA-256 of the file's text, after unzipping. */
  digest?: string;
  /** The format of the file; CSV if undefined. */
  format?: FileFormat;
  delimiter: string;
  columns: string[];
  /** Maps fields to columns of the file. It is stored as a list, because a field name may contain a dot. */
  mapping: { field: string; column: string }[];
  choices?: ImportChoices;
  state: ImportState;
  by: string;
  /** The account that uploads or starts the import, for the audit log. */
  author: Author;
  total: number;
  done: number;
  new: number;
  changed: number;
  unchanged: number;
  badCount: number;
  /** Counts the categories and subcategories that the import has added. */
  [addedCategories]: number;
  bad: RowIssue[];
  /**
   * The result that a repeated import of the same file would have. It is valid while the catalogue still has
   * the sum `catalogue`.
   */
  afterwards?: { catalogue: string; notes: RowIssue[]; noteCount: number } | undefined;
  createdAt: Date;
  startedAt?: Date;
  finishedAt?: Date;
  /** Names the process that works on the import; `until` is by MongoDB's clock. */
  lease?: { owner: string; until: Date };
}

/** Returns the fields that name the account that uploads or starts an import. */
export const signed = ({ id, name, email }: Author): Pick<ImportRecord, 'by' | 'author'> => ({
  by: email || commandLine,
  author: { id, name, email },
});

const count = { type: Number, default: 0 };
const pair = subdocumentSchema<ImportRecord['mapping'][number]>({ field: String, column: String });
const rowIssue = subdocumentSchema<RowIssue>({
  line: Number,
  column: String,
  value: String,
  reason: String,
  values: Schema.Types.Mixed,
  fix: String,
});
const afterwards = subdocumentSchema<NonNullable<ImportRecord['afterwards']>>({
  catalogue: String,
  notes: [rowIssue],
  noteCount: Number,
});

export const importJobSchema = documentSchema<ImportRecord>('imports', {
  file: id,
  name: text,
  digest: { type: String },
  format: { type: String },
  delimiter: text,
  columns: [String],
  mapping: [pair],
  choices: { type: subdocumentSchema<ImportChoices>({ stock: Number, unit: String, keepStock: Boolean }) },
  state: text,
  by: text,
  author: { type: subdocumentSchema<Author>({ id: String, name: String, email: String }), required: true },
  total: count,
  done: count,
  new: count,
  changed: count,
  unchanged: count,
  badCount: count,
  [addedCategories]: count,
  bad: [rowIssue],
  afterwards: { type: afterwards },
  createdAt: { type: Date, default: () => new Date() },
  startedAt: Date,
  finishedAt: Date,
  lease: { type: subdocumentSchema<NonNullable<ImportRecord['lease']>>({ owner: String, until: Date }) },
});

/** Only one import runs at a time: two at once would both add the same new products. */
importJobSchema.index({ state: 1 }, { unique: true, partialFilterExpression: { state: 'running' } });
importJobSchema.index({ startedAt: -1 });
