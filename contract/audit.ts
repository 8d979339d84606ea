import { z } from 'zod';
import { auditActs, auditKinds } from './codes.js';
import { limits } from './limits.js';
import { count, replyId, time, type Wire } from './wire.js';

/** Lists every write of an admin or of the command line; the audit log takes no other action. */
export const auditAction = z.enum([
  'category.create',
  'category.update',
  'category.remove',
  'subcategory.create',
  'subcategory.update',
  'subcategory.remove',
  'product.create',
  'product.update',
  'product.remove',
  'product.import',
  'product.bulk.discount',
  'product.bulk.move',
  'product.bulk.stock',
  'product.bulk.remove',
  'order.advance',
  'order.cancel',
  'order.note',
  'order.answerProblem',
  'rating.approve',
  'rating.reject',
  'file.upload',
  'user.create',
  'user.update',
  'user.promote',
  'user.demote',
  'user.disable',
  'user.enable',
  'user.resetPassword',
  'shop.seed',
  'delivery.update',
  'home.updateBanner',
  'shop.updatePage',
  'search.updateWords',
  'search.forget',
  'import.start',
  'import.end',
]);
export type AuditAction = z.infer<typeof auditAction>;

export const auditKind = z.enum(auditKinds);
export type AuditKind = z.infer<typeof auditKind>;

export const auditAct = z.enum(auditActs);
export type AuditAct = z.infer<typeof auditAct>;

/** The fields of a record as they are stored: money in paise, images by key, categories by id. */
const storedFields = z.record(z.string(), z.unknown());

/** Who made a change: the admin, with the name and email of that moment, or the command line, whose `_id` is `cli`. */
const author = z.object({ _id: z.string(), name: z.string(), email: z.string() });

/**
 * One entry of the audit log: what one write did to one or several records of one kind.
 * `count`: how many records were written. `things`: the first few of these records, and the one that the
 * query's `thing` names.
 * `_id` of a record: its id; for an image its key. `name`: its name at the time; for an order its number.
 * `before` and `after`: the fields that changed; null before a creation and after a deletion. For an import,
 * `after` counts rows: at its beginning the `total`, at its end its sums and its final state.
 * `import`: the imported file that a batch of writes came from.
 */
export const auditEntry = z.object({
  _id: replyId,
  at: time,
  who: author,
  action: auditAction,
  kind: auditKind,
  count: z.int(),
  import: z.object({ _id: z.string(), file: z.string() }).optional(),
  things: z.array(
    z.object({
      _id: z.string(),
      name: z.string(),
      before: storedFields.nullable(),
      after: storedFields.nullable(),
    }),
  ),
});
export type AuditEntry = Wire<typeof auditEntry>;

const given = z.string().trim().min(1).max(limits.image);

/**
 * The filters of the audit log.
 * `who`: a user's id or `cli`. `thing`: the id of a written record, for its history.
 * `from` is inclusive, `to` is exclusive.
 * `import`: an import's id, for everything that it wrote. Without `import`, `search`, `thing`, `kind` and
 * `action` only the beginning and the end of an import are listed, not its batches.
 * Uploads are listed only with the `kind` of images, their `action` or a `thing`.
 * `search`: matches names, order numbers, and the name or email of the author, each word by its prefix.
 */
export const auditQuery = z.object({
  who: given.optional(),
  kind: auditKind.optional(),
  action: auditAction.optional(),
  act: auditAct.optional(),
  thing: given.optional(),
  import: given.optional(),
  from: time.optional(),
  to: time.optional(),
  search: z.string().max(limits.search).default(''),
  page: count(1, limits.page).default(1),
  limit: count(1, limits.pageSize.max).default(limits.pageSize.table),
});

/** `people`: every author in the audit log, for a filter. */
export const auditPage = z.object({
  data: z.array(auditEntry),
  totalCount: z.int(),
  people: z.array(author),
});
export type AuditPage = Wire<typeof auditPage>;
