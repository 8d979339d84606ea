import type { AuditEntry } from '../../../../contract/audit.js';
import { actOf } from '../../../../contract/actOf.js';
import { commandLine } from '../../../../contract/codes.js';
import { routes } from '../../../../contract/links.js';
import { fill } from '../../../../contract/messages/fill.js';
import type { ShownAuditEntry as ShownEntry } from '../../../../ui/AuditLog/auditEntry.js';
import { formatNumber } from '../../../../ui/theme/formatNumber.js';
import type { AdminMessages } from '../../../../contract/messages/en/admin.js';
import { changedFields, type Naming } from './changedFields.js';

type Words = AdminMessages['audit']['imports'];

/** `pages`: the names of the shop's pages, such as Help, by their ids. */
type EntryNaming = Naming & { pages: Readonly<Record<string, string>> };

/** Formats the numbers of an import in the audit log; other values are left out. */
const sumsIn = (after: Readonly<Record<string, unknown>>): Record<string, string> =>
  Object.fromEntries(
    Object.entries(after).flatMap(([name, value]) =>
      typeof value === 'number' ? [[name, formatNumber(value)]] : [],
    ),
  );

const endOf = ({ done, stopped, failed }: Words, state: unknown) =>
  state === 'done' ? done : state === 'stopped' ? stopped : failed;

/**
 * Returns the note of an audit log entry about an import: its numbers for the start and the end, the file's
 * name for a batch of changes; undefined for other entries.
 */
const importNote = (
  { action, import: of, things }: Pick<AuditEntry, 'action' | 'import' | 'things'>,
  words: Words,
): string | undefined => {
  if (of) return fill(words.from, of);
  const after = things[0]?.after ?? {};
  const sums = sumsIn(after);
  if (action === 'import.start') return fill(words.began, sums);
  if (action !== 'import.end') return undefined;
  return fill(endOf(words, after.state), { ...sums, sums: fill(words.sums, sums) });
};

const hrefOf = ({ kind, action }: AuditEntry, { _id, name }: Thing): string | undefined => {
  if (kind === 'product') return `${routes.productAdmin}/${_id}`;
  if (kind === 'order') return `${routes.orderAdmin}/${encodeURIComponent(name)}`;
  if (kind === 'rating') return routes.ratingAdmin;
  if (kind === 'import') return `${routes.auditAdmin}?import=${_id}`;
  if (kind === 'category') return routes.categoryAdmin;
  if (kind === 'subcategory') return routes.subCategoryAdmin;
  if (action.startsWith('search.')) return routes.searchAdmin;
  if (action === 'home.updateBanner') return routes.bannerAdmin;
  if (action === 'shop.updatePage') return `${routes.pagesAdmin}?page=${_id}`;
  return action === 'delivery.update' ? routes.deliveryAdmin : undefined;
};

type Thing = AuditEntry['things'][number];

/**
 * The actions that set a password. Their entries only say that the password was set, because the audit log
 * stores no password.
 */
const passwords: ReadonlySet<AuditEntry['action']> = new Set(['user.update', 'user.resetPassword']);

const lineOf = (
  entry: AuditEntry,
  naming: Naming,
  id: string,
): Pick<ShownEntry, 'id' | 'at' | 'who' | 'email' | 'act' | 'kind' | 'note'> => ({
  id,
  at: entry.at,
  who: entry.who._id === commandLine ? naming.words.commandLine : entry.who.name || naming.words.former,
  email: entry.who._id === commandLine ? undefined : entry.who.email,
  act: actOf(entry.action),
  kind: entry.kind,
  note: passwords.has(entry.action) ? naming.words.passwordSet : importNote(entry, naming.words.imports),
});

/**
 * Returns the shown name of a changed document. An image gets the start of its key, since the image itself is
 * shown too; a deleted account gets a general name. Settings are stored by their English names.
 */
const nameOf = (
  { kind, action }: AuditEntry,
  { _id, name }: Thing,
  { words, pages }: EntryNaming,
): string => {
  if (kind === 'user') return name || words.former;
  if (kind === 'picture') return `${name.slice(0, 8)}…`;
  if (action === 'shop.updatePage') return pages[_id] ?? name;
  return (words.settings as Readonly<Record<string, string>>)[action] ?? name;
};

const changesOf = ({ kind }: AuditEntry, naming: Naming, { _id, before, after }: Thing) => {
  if (kind === 'import') return []; // its note describes it
  return kind === 'picture'
    ? changedFields(naming, null, { image: _id })
    : changedFields(naming, before, after);
};

const single = (entry: AuditEntry, naming: EntryNaming, thing: Thing): ShownEntry => {
  const line = lineOf(entry, naming, `${entry._id} ${thing._id}`);
  return {
    ...line,
    name: nameOf(entry, thing, naming),
    href: line.act === 'deleted' ? undefined : hrefOf(entry, thing),
    changes: changesOf(entry, naming, thing),
  };
};

/** The maximum number of documents of one write that get a line each; a larger write becomes one line. */
const max = 3;

const many = (entry: AuditEntry, naming: Naming): ShownEntry => {
  const names = entry.things.slice(0, max).map(({ name }) => name);
  const count = formatNumber(entry.count - max);
  return {
    ...lineOf(entry, naming, entry._id),
    name: fill(naming.words.andMore, { names: names.join(', '), count }),
    changes: [],
  };
};

/**
 * Turns audit log entries into lines: one for each changed document, or one for a large write. A line links
 * to its document unless this write deleted it; a document deleted later shows a "missing" screen.
 */
export const shownEntries = (entries: readonly AuditEntry[], naming: EntryNaming): ShownEntry[] =>
  entries.flatMap((entry) =>
    entry.count > max ? many(entry, naming) : entry.things.map((thing) => single(entry, naming, thing)),
  );
