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
 * What the shop reads its catalogue from: a copy in memory, kept fresh by `CatalogueFeed`. Who writes hands what
 * came out to `apply` or `take` after the commit, so that the writer reads its own writes.
 */
@Injectable()
export class CatalogueProjection {
  private current: CatalogueState;
  /** The copy that is being loaded; it takes part in every change until it takes over. */
  private next?: CatalogueState;

  constructor(private readonly media: MediaService) {
    this.current = this.empty();
  }

  product(id: string): ProductWithCategories | undefined {
    return this.current.product(id);
  }

  /** Those of `ids` that there are, in the order asked for. */
  products(ids: readonly string[]): ProductWithCategories[] {
    return ids.map((id) => this.current.product(id)).filter((product) => product !== undefined);
  }

  /** A stored product as it is shown. */
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

  /** Ids in shelf order: of all products, of a category, of one of its sub categories. */
  idsByCategory(categoryId?: string, subCategoryId?: string): readonly string[] {
    return this.current.idsByCategory(categoryId, subCategoryId);
  }

  /** What fits, the best first, what is in stock before what is not. */
  search(text: string): SearchAnswer {
    return this.current.search(text);
  }

  /** Why the first `count` of what fits a text do so. */
  explain(text: string, count: number): Reason[] {
    return this.current.explain(text, count);
  }

  /** Texts that one may go on to search for, the likeliest first. */
  completions(text: string, count: number): string[] {
    return this.current.completions(text, count);
  }

  /** Words that are near to what finds nothing, the nearest first. */
  nearTerms(text: string, count: number): string[] {
    return this.current.nearTerms(text, count);
  }

  /** Products as they now are, in any order: only news are taken. */
  apply(docs: readonly ProductRecord[]): void {
    for (const doc of docs) this.take({ kind: 'products', doc });
  }

  /** One change of a document; it may come twice, late, and out of order. */
  take(change: CatalogueChange): void {
    this.current.take(change);
    this.next?.take(change);
  }

  /** Fills a new copy and lets it take over, so that nothing of the old one remains. */
  async reload(fill: (state: CatalogueState) => Promise<void>): Promise<void> {
    const next = this.empty();
    this.next = next;
    try {
      await fill(next);
      this.current = next;
    } finally {
      this.next = undefined;
    }
  }

  private empty(): CatalogueState {
    return new CatalogueState((image) => this.media.url(image));
  }
}
