import { Schema, type Types } from 'mongoose';
import { auditAction, type auditEntry, auditKind } from '../../contract/audit.js';
import type { Parsed } from '../../contract/wire.js';
import { documentSchema, optionalText, text, texts, when } from '../database/documentSchema.js';

/** A stored entry: what is sent to the dashboard, and the words by which the search finds the entry. */
export interface AuditRecord extends Omit<Parsed<typeof auditEntry>, '_id' | 'count'> {
  _id: Types.ObjectId;
  search: string[];
}

/** Thrown by every attempt to change or delete an entry of the audit log. */
class AppendOnlyError extends Error {
  constructor() {
    super('The log of changes is only added to: what stands in it cannot be changed or deleted.');
    this.name = 'AppendOnlyError';
  }
}

const author = new Schema<AuditRecord['who']>(
  { _id: text, name: optionalText, email: optionalText },
  { strict: 'throw' },
);

const thing = new Schema<AuditRecord['things'][number]>(
  {
    _id: text,
    name: optionalText,
    before: { type: Schema.Types.Mixed, default: null },
    after: { type: Schema.Types.Mixed, default: null },
  },
  { strict: 'throw', minimize: false },
);

const source = new Schema<NonNullable<AuditRecord['import']>>({ _id: text, file: text }, { strict: 'throw' });

export const auditSchema = documentSchema<AuditRecord>(
  'audit',
  {
    at: when,
    who: { type: author, required: true },
    action: { ...text, enum: auditAction.options },
    kind: { ...text, enum: auditKind.options },
    things: { type: [thing], required: true },
    import: { type: source },
    search: texts,
  },
  { minimize: false },
);

const refuse = () => {
  throw new AppendOnlyError();
};
auditSchema.pre(/^(update|replace|delete|findOneAnd)/, { document: true, query: true }, refuse);
auditSchema.pre('bulkWrite', refuse);
auditSchema.pre('save', function () {
  if (!this.isNew) refuse();
});

auditSchema.index({ at: -1, _id: -1 });
auditSchema.index({ 'import._id': 1, at: -1, _id: -1 });
for (const by of ['who._id', 'kind', 'action', 'things._id', 'search'])
  auditSchema.index({ [by]: 1, at: -1 });
