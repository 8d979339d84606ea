import type { Messages } from '../../contract/messages/en.js';
import { fill } from '../../contract/messages/fill.js';
import { DomainError } from '../common/domainError.js';
import { isDuplicate } from '../database/transact.js';

/**
 * Handles a failed write of a document with a unique name: an error of the unique index means that the name
 * is taken.
 * @throws DomainError `nameTaken`, or the error itself
 */
export const nameTaken = (error: unknown): never => {
  throw isDuplicate(error) ? new DomainError('nameTaken') : error;
};

const counted = (count: number, one: string, many: string): string[] =>
  count ? [count === 1 ? one : fill(many, { count })] : [];

/** The numbers of dependents of a category or subcategory. */
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

/** Builds the error for removing a category that still has dependents; `data` has the counts. */
export const inUse = (dependents: DependentCounts): DomainError =>
  new DomainError('inUse', {
    inWords: (messages) => ({ values: { dependents: inWords(dependents, messages) } }),
    data: dependents,
  });
