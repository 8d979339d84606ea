import type { ProductRecord } from './product.schema.js';

/** What an edit remembers that sets the stock: that it did. */
export const stockRevisionOf = (
  { revision }: ProductRecord,
  { stock }: { stock?: number | undefined },
): { stockRevision?: number } => (stock === undefined ? {} : { stockRevision: revision + 1 });

/** Whether the stock was set after a revision; a sale is no edit, and the difference is applied to what it left. */
export const stockSetSince = ({ stockRevision = 0 }: ProductRecord, revision: number): boolean =>
  stockRevision > revision;
