import { Injectable } from '@nestjs/common';
import { MediaService } from '../media/media.service.js';
import type { ProductRecord } from './product.schema.js';
import {
  CatalogueState,
  type ProductWithCategories,
  type ShownCategory,
  type ShownSubCategory,
} from './projection/catalogueState.js';
import type { CatalogueChange } from './projection/changes.js';
import type { SearchAnswer } from './search/answer.js';
import type { Reason } from './search/reasons.js';

export type { ProductWithCategories } from './projection/catalogueState.js';

/**
 * Holds a copy of the catalogue in memory, which all reads use and `CatalogueFeed` keeps fresh. After a
 * commit the writer passes the result to `apply` or `take`, so that it reads its own writes.
 */
@Injectable()
export class CatalogueProjection {
  private current: CatalogueState;
  /** The copy that is being loaded. It receives every change until it replaces the current one. */
  private next?: CatalogueState;

  /** Rises with every change of the catalogue that this process takes. */
  revision = 0;

  constructor(private readonly media: MediaService) {
    this.current = this.empty();
  }

  product(id: string): ProductWithCategories | undefined {
    return this.current.product(id);
  }

  /** Returns the products that exist, in the order of `ids`. */
  products(ids: readonly string[]): ProductWithCategories[] {
    return ids.map((id) => this.current.product(id)).filter((product) => product !== undefined);
  }

  /** Joins a stored product with its categories and image addresses. */
  join(doc: ProductRecord): ProductWithCategories {
    return this.current.join(doc);
  }

  categories(): ShownCategory[] {
    return this.current.categories();
  }

  subCategories(): ShownSubCategory[] {
    return this.current.subCategories();
  }

  category(id: string): ShownCategory | undefined {
    return this.current.category(id);
  }

  subCategory(id: string): ShownSubCategory | undefined {
    return this.current.subCategory(id);
  }

  /** Returns ids in listing order: of all products, of a category, or of one of its subcategories. */
  idsByCategory(categoryId?: string, subCategoryId?: string): readonly string[] {
    return this.current.idsByCategory(categoryId, subCategoryId);
  }

  /** Returns the matches, the best first. Products in stock come before those out of stock. */
  search(text: string): SearchAnswer {
    return this.current.search(text);
  }

  /** Explains why the first `count` matches of a search were found. */
  explain(text: string, count: number): Reason[] {
    return this.current.explain(text, count);
  }

  /** Returns texts that complete the search, the likeliest first. */
  completions(text: string, count: number): string[] {
    return this.current.completions(text, count);
  }

  /** Returns words similar to a search without results, the nearest first. */
  nearTerms(text: string, count: number): string[] {
    return this.current.nearTerms(text, count);
  }

  /** Takes products as they are now, in any order; older versions are ignored. */
  apply(docs: readonly ProductRecord[]): void {
    for (const doc of docs) this.take({ kind: 'products', doc });
  }

  /** Takes one change of a document. The same change may come twice, late, and out of order. */
  take(change: CatalogueChange): void {
    this.revision += 1;
    this.current.take(change);
    this.next?.take(change);
  }

  /** Fills a new copy and replaces the current one, so that nothing stale remains. */
  async reload(fill: (state: CatalogueState) => Promise<void>): Promise<void> {
    const next = this.empty();
    this.next = next;
    try {
      await fill(next);
      this.revision += 1;
      this.current = next;
    } finally {
      this.next = undefined;
    }
  }

  private empty(): CatalogueState {
    return new CatalogueState((image) => this.media.url(image));
  }
}
