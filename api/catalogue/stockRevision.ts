import type { ProductRecord } from './product.schema.js';

/** Returns the `stockRevision` that an edit of the stock stores; nothing for other edits. */
export const stockRevisionOf = (
  { revision }: ProductRecord,
  { stock }: { stock?: number | undefined },
): { stockRevision?: number } => (stock === undefined ? {} : { stockRevision: revision + 1 });

/**
 * Tells whether an edit set the stock after a revision. A sale does not count: the edit's difference is
 * applied to the stock that the sale left.
 */
export const stockSetSince = ({ stockRevision = 0 }: ProductRecord, revision: number): boolean =>
  stockRevision > revision;
