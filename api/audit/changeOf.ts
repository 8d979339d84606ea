import type { AuditRecord } from './auditEntry.schema.js';

/** One thing that a write made, changed or took away. */
export type AuditThing = AuditRecord['things'][number];

interface Named {
  _id: unknown;
  name: string;
}

type Fields = Record<string, unknown>;

/** What the program counts for itself. */
const bookkeeping = new Set(['_id', 'version', 'revision', 'stockRevision', 'updatedAt']);

/** As JSON has it: ids and times as text. */
const plain = (doc: object): Fields => JSON.parse(JSON.stringify(doc)) as Fields; // an object's JSON is an object's

const fieldsOf = (doc: object | null): Fields | null =>
  doc && Object.fromEntries(Object.entries(plain(doc)).filter(([field]) => !bookkeeping.has(field)));

const only = (fields: Fields, names: readonly string[]): Fields =>
  Object.fromEntries(names.map((name) => [name, fields[name] ?? null]));

/** The fields in which a thing and what became of it differ; of what is new or gone, all of them. */
export const differenceOf = (was: object | null, is: object | null) => {
  const [before, after] = [fieldsOf(was), fieldsOf(is)];
  if (!before || !after) return { before, after };
  const names = [...new Set([...Object.keys(before), ...Object.keys(after)])];
  const changed = names.filter((name) => JSON.stringify(before[name]) !== JSON.stringify(after[name]));
  return { before: only(before, changed), after: only(after, changed) };
};

/** A thing as it was and as it is, null where it was not or is no more. Hand in no secrets: what is handed in is kept. */
export const changeOf = (before: Named | null, after: Named | null): AuditThing => {
  const named = after ?? before;
  if (!named) throw new Error('a change of nothing');
  return { _id: String(named._id), name: named.name, ...differenceOf(before, after) };
};
