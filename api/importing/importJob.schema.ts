import { Schema, type Types } from 'mongoose';
import { commandLine } from '../../contract/codes.js';
import type { ImportChoices, ImportState } from '../../contract/importing.js';
import type { Author } from '../audit/auditLog.service.js';
import type { RowIssue } from './rowIssues.js';
import type { FileFormat } from './fileRecord.js';

/** The stored name of the number of categories and sub categories that an import has added. */
export const addedCategories = 'shelves';

/** An uploaded file and what became of it. Counts are rows; `done` of `total` have been read. */
export interface ImportRecord {
  _id: Types.ObjectId;
  /** In GridFS, where every process of the shop reaches it. */
  file: Types.ObjectId;
  name: string;
  /** SHA-256 of the text in it. */
  digest?: string;
  /** CSV where it is not told. */
  format?: FileFormat;
  delimiter: string;
  columns: string[];
  /** A list, because a field's name may have a dot in it. */
  mapping: { field: string; column: string }[];
  choices?: ImportChoices;
  state: ImportState;
  by: string;
  /** The same, for the log of changes. */
  author: Author;
  total: number;
  done: number;
  new: number;
  changed: number;
  unchanged: number;
  badCount: number;
  /** Categories and sub categories that it has added. */
  [addedCategories]: number;
  bad: RowIssue[];
  /** Where the same file is sure to change nothing as long as the catalogue has this sum. */
  afterwards?: { catalogue: string; notes: RowIssue[]; noteCount: number } | undefined;
  createdAt: Date;
  startedAt?: Date;
  finishedAt?: Date;
  /** Who works on it, until when by MongoDB's clock. */
  lease?: { owner: string; until: Date };
}

/** How a record names whoever uploads or starts. */
export const signed = ({ id, name, email }: Author): Pick<ImportRecord, 'by' | 'author'> => ({
  by: email || commandLine,
  author: { id, name, email },
});

const number = { type: Number, default: 0 };
const nested = { _id: false, strict: 'throw' } as const;
const pair = new Schema({ field: String, column: String }, nested);
const rowIssue = new Schema(
  { line: Number, column: String, value: String, reason: String, values: Schema.Types.Mixed, fix: String },
  nested,
);

/** Of what `ImportRecord` says. */
export const importJobSchema = new Schema<ImportRecord>(
  {
    file: { type: Schema.Types.ObjectId, required: true },
    name: { type: String, required: true },
    digest: { type: String },
    format: { type: String },
    delimiter: { type: String, required: true },
    columns: [String],
    mapping: [pair],
    choices: { type: new Schema({ stock: Number, unit: String, keepStock: Boolean }, nested) },
    state: { type: String, required: true },
    by: { type: String, required: true },
    author: { type: new Schema({ id: String, name: String, email: String }, nested), required: true },
    total: number,
    done: number,
    new: number,
    changed: number,
    unchanged: number,
    badCount: number,
    [addedCategories]: number,
    bad: [rowIssue],
    afterwards: { type: new Schema({ catalogue: String, notes: [rowIssue], noteCount: Number }, nested) },
    createdAt: { type: Date, default: () => new Date() },
    startedAt: Date,
    finishedAt: Date,
    lease: { type: new Schema({ owner: String, until: Date }, nested) },
  },
  { strict: 'throw', versionKey: false, collection: 'imports' },
);

/** One at a time: two at once would both add what is new to both. */
importJobSchema.index({ state: 1 }, { unique: true, partialFilterExpression: { state: 'running' } });
importJobSchema.index({ startedAt: -1 });
