import { z } from 'zod';
import type { Messages } from '../../contract/messages/en.js';
import { fill } from '../../contract/messages/fill.js';
import { DomainError } from '../common/domainError.js';
import { isDuplicate } from '../database/transact.js';

/** For a write of a named thing: a unique index that says no means that the name is taken. */
export const nameTaken = (error: unknown): never => {
  throw isDuplicate(error) ? new DomainError('nameTaken') : error;
};

const counted = (count: number, one: string, many: string): string[] =>
  count ? [count === 1 ? one : fill(many, { count })] : [];

/** How many stand on a category or a sub category. */
export interface DependentCounts {
  products: number;
  subCategories: number;
}

const inWords = (
  dependents: DependentCounts,
  { dependents: { product, products, subCategory, subCategories } }: Messages,
): string =>
  [
    ...counted(dependents.products, product, products),
    ...counted(dependents.subCategories, subCategory, subCategories),
  ].join(', ');

/** Something still stands there (W-28); `data` has the counts. */
export const inUse = (dependents: DependentCounts): DomainError =>
  new DomainError('inUse', {
    inWords: (messages) => ({ values: { dependents: inWords(dependents, messages) } }),
    data: dependents,
  });

/** For a write of what somebody edited after it was seen; `shown` is how it is told (W-34). */
export const refuseStale = <Shown extends { revision?: number | undefined }>(
  schema: z.ZodType<Shown>,
  shown: Shown,
  seen: number | undefined,
): void => {
  if (seen !== undefined && seen !== shown.revision)
    throw new DomainError('staleRevision', { data: z.encode(schema, shown) });
};
