import type { AuditRecord } from './auditEntry.schema.js';

/** One document that a write created, changed or removed. */
export type AuditThing = AuditRecord['things'][number];

interface Named {
  _id: unknown;
  name: string;
}

type Fields = Record<string, unknown>;

/** Fields that the program maintains by itself; the log leaves them out. */
const bookkeeping = new Set(['_id', 'version', 'revision', 'stockRevision', 'updatedAt']);

/** Turns a document into its JSON form: ids and times become text. */
const plain = (doc: object): Fields => JSON.parse(JSON.stringify(doc)) as Fields; // the JSON of an object is an object

const fieldsOf = (doc: object | null): Fields | null =>
  doc && Object.fromEntries(Object.entries(plain(doc)).filter(([field]) => !bookkeeping.has(field)));

const only = (fields: Fields, names: readonly string[]): Fields =>
  Object.fromEntries(names.map((name) => [name, fields[name] ?? null]));

/**
 * Returns the fields that differ between two states of a document. For a document that is new or removed it
 * returns all fields.
 */
export const differenceOf = (was: object | null, is: object | null) => {
  const [before, after] = [fieldsOf(was), fieldsOf(is)];
  if (!before || !after) return { before, after };
  const names = [...new Set([...Object.keys(before), ...Object.keys(after)])];
  const changed = names.filter((name) => JSON.stringify(before[name]) !== JSON.stringify(after[name]));
  return { before: only(before, changed), after: only(after, changed) };
};

/**
 * Describes a change for the audit log. `before` is null for a new document, `after` for a removed one. Do
 * not pass secrets: everything passed here is stored.
 * @throws Error when both are null
 */
export const changeOf = (before: Named | null, after: Named | null): AuditThing => {
  const named = after ?? before;
  if (!named) throw new Error('a change of nothing');
  return { _id: String(named._id), name: named.name, ...differenceOf(before, after) };
};
