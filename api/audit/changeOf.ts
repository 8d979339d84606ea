import type { AuditRecord } from './auditEntry.schema.js';

/** One document that a write created, changed or removed, as it is logged. */
export type AuditThing = AuditRecord['things'][number];

interface Named {
  _id: unknown;
  name: string;
}

/**
 * One document before and after a write: `before` is null for a new document, `after` for a removed one. It
 * has an id and a name of its own if the two states do not name it. Do not pass secrets: what differs is
 * stored.
 */
export type AuditChange =
  | { before: Named | null; after: Named | null }
  | { _id: string; name: string; before: object | null; after: object | null };

type Fields = Record<string, unknown>;

/** Fields that the program maintains by itself; the log leaves them out. */
const bookkeeping = new Set(['_id', 'version', 'revision', 'stockRevision', 'updatedAt', 'starCounts']);

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
const differenceOf = (was: object | null, is: object | null) => {
  const [before, after] = [fieldsOf(was), fieldsOf(is)];
  if (!before || !after) return { before, after };
  const names = [...new Set([...Object.keys(before), ...Object.keys(after)])];
  const changed = names.filter((name) => JSON.stringify(before[name]) !== JSON.stringify(after[name]));
  return { before: only(before, changed), after: only(after, changed) };
};

/** Describes a change for the audit log. @throws Error when both states are null */
export const changeOf = (change: AuditChange): AuditThing => {
  const named = '_id' in change ? change : (change.after ?? change.before);
  if (!named) throw new Error('a change of nothing');
  return { _id: String(named._id), name: named.name, ...differenceOf(change.before, change.after) };
};
