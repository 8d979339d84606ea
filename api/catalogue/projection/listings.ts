import type { CachedProduct } from './cachedDocs.js';
import { SortedIds } from './sortedIds.js';

/** The listings that a product is in: of each category (`ID/`), each subcategory (`/ID`), and both (`CATEGORY/SUBCATEGORY`). */
const keysOf = (product: CachedProduct | undefined): string[] => {
  if (!product) return [];
  const subCategories = ['', ...product.subCategory];
  return ['', ...product.category]
    .flatMap((category) => subCategories.map((subCategory) => `${category}/${subCategory}`))
    .slice(1); // without that of all products
};

/** The ids of the products of each category and subcategory, in listing order. */
export class Listings {
  private readonly ids = new Map<string, SortedIds>();

  /** Returns the ids of a category, of one of its subcategories, or of a subcategory in any category. */
  of(categoryId = '', subCategoryId = ''): readonly string[] {
    return this.ids.get(`${categoryId}/${subCategoryId}`)?.all() ?? [];
  }

  /** Moves a product from its former listings to its present ones; either may be missing. */
  move(former: CachedProduct | undefined, present: CachedProduct | undefined): void {
    for (const key of keysOf(former)) this.ids.get(key)?.delete(former?._id ?? '');
    for (const key of keysOf(present)) {
      const listing = this.ids.get(key) ?? new SortedIds();
      this.ids.set(key, listing);
      listing.add(present?._id ?? '');
    }
  }
}
