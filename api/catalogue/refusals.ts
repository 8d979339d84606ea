import { texts } from '../../contract/texts/en.js';
import { fill } from '../../contract/texts/fill.js';
import { DomainError } from '../common/domainError.js';
import { isDuplicate } from '../database/transact.js';

/** For a write of a named thing: a unique index that says no means that the name is taken. */
export const nameTaken = (error: unknown): never => {
  throw isDuplicate(error) ? new DomainError('nameTaken') : error;
};

const counted = (count: number, one: string, many: string): string[] =>
  count ? [count === 1 ? one : fill(many, { count })] : [];

/** Something still stands there (W-28); `data` has the counts. */
export const inUse = (uses: { products: number; subCategories: number }): DomainError => {
  const { product, products, subCategory, subCategories } = texts.uses;
  const words = [
    ...counted(uses.products, product, products),
    ...counted(uses.subCategories, subCategory, subCategories),
  ];
  return new DomainError('inUse', { values: { uses: words.join(', ') }, data: uses });
};
