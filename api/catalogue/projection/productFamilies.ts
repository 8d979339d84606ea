import { withoutSizes } from '../search/words.js';
import type { CachedProduct } from './cachedDocs.js';

type Product = Pick<CachedProduct, '_id' | 'name' | 'category' | 'brands'>;

/** Returns a text that is the same for all sizes of a product: its category, its brand, and its name without the size. */
export const familyOf = (product: Product): string => {
  const [category = ''] = product.category;
  const [brand = ''] = product.brands;
  return [category, brand.toLowerCase(), ...withoutSizes(product.name)].join(' ');
};

/** Tells whether two states of a product have all that `familyOf` reads in common. */
export const sameFamily = (one: Product, other: Product): boolean =>
  one.name === other.name && one.category[0] === other.category[0] && one.brands[0] === other.brands[0];

/** Knows which products are the same one in different sizes: those of one category with the same brand and name. */
export class ProductFamilies {
  /** The ids of each family. Most products have no other size, and one id needs no array. */
  private readonly ids = new Map<string, string | readonly string[]>();

  add(product: Product): void {
    const family = familyOf(product);
    const known = this.idsOf(family);
    if (!known.includes(product._id)) this.keep(family, [...known, product._id]);
  }

  delete(product: Product): void {
    const family = familyOf(product);
    this.keep(
      family,
      this.idsOf(family).filter((id) => id !== product._id),
    );
  }

  /** Returns the ids of all sizes of a product, its own among them. */
  of(product: Product): readonly string[] {
    return this.idsOf(familyOf(product));
  }

  private idsOf(family: string): readonly string[] {
    const ids = this.ids.get(family) ?? [];
    return typeof ids === 'string' ? [ids] : ids;
  }

  private keep(family: string, ids: readonly string[]): void {
    const [only] = ids;
    if (only === undefined) this.ids.delete(family);
    else this.ids.set(family, ids.length === 1 ? only : ids);
  }
}
