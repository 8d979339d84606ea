import { actOf, type AuditEntry } from '../../../../contract/audit.js';
import { routes } from '../../../../contract/links.js';
import type { AuditEntry as ShownEntry } from '../../../../ui/AuditLog/auditEntry.js';
import { changedFields, type Naming } from './changedFields.js';

const hrefOf = ({ kind }: AuditEntry, { _id, name }: AuditEntry['things'][number]): string | undefined => {
  if (kind === 'product') return `${routes.productAdmin}/${_id}`;
  if (kind === 'order') return `${routes.orderAdmin}/${encodeURIComponent(name)}`;
  if (kind === 'category') return routes.categoryAdmin;
  if (kind === 'subcategory') return routes.subCategoryAdmin;
  return undefined;
};

/** A line for each thing that a write touched; a link to it where it still stands. */
export const shownEntries = (entries: readonly AuditEntry[], naming: Naming): ShownEntry[] =>
  entries.flatMap((entry) =>
    entry.things.map((thing): ShownEntry => {
      const act = actOf(entry.action);
      return {
        id: `${entry._id} ${thing._id}`,
        at: entry.at,
        who: entry.who._id === 'cli' ? naming.words.commandLine : entry.who.name,
        act,
        kind: entry.kind,
        name: thing.name,
        href: act === 'deleted' ? undefined : hrefOf(entry, thing),
        changes: changedFields(naming, thing.before, thing.after),
      };
    }),
  );
