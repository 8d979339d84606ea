import { z } from 'zod';
import { auditActs, auditKinds } from './codes.js';
import { limits } from './limits.js';
import { count, replyId, time, type Wire } from './wire.js';

/** Every write of an admin or of the command line; nothing else may be written down. */
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
  'search.updateSynonyms',
  'search.forget',
  'import.start',
  'import.end',
]);
export type AuditAction = z.infer<typeof auditAction>;

export const auditKind = z.enum(auditKinds);
export type AuditKind = z.infer<typeof auditKind>;

export const auditAct = z.enum(auditActs);
export type AuditAct = z.infer<typeof auditAct>;

/** Fields as they are stored: money in paise, pictures by key, categories by id. */
const storedFields = z.record(z.string(), z.unknown());

/** Who wrote: an admin as they were then, or the command line, whose `_id` is `cli`. */
const author = z.object({ _id: z.string(), name: z.string(), email: z.string() });

/**
 * What one write did, to one thing or to several of one kind: `count` of them, `things` are the first few; where one was asked
 * for, it is among them. `_id` of a picture is its key; `name` is the name at the time, of
 * an order its number. `before` and `after` have the fields that changed, `before` of what is new and `after` of what is gone is
 * null.
 * `import`: which file a write of several batches came from. Of an import itself `after` has rows: the `total` when it begins, its
 * sums and how it ended when it ends.
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
 * `who`: a user's id or `cli`. `thing`: the id of what was written, for the history of one thing. `from` is included, `to` is
 * not. `import`: an import's id, for all that it wrote; without it, or a search, `thing`, `kind` or `action`, its batches are left
 * out: its beginning and its end stand for them. Uploads are left out without `kind` picture, their `action` or a `thing`. `search` fits names of things, order numbers, and the name or email of who wrote: each word from its beginning.
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

/** `people`: everybody who is in the log, for a filter. */
export const auditPage = z.object({
  data: z.array(auditEntry),
  totalCount: z.int(),
  people: z.array(author),
});
export type AuditPage = Wire<typeof auditPage>;
