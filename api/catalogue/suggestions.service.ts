import { Injectable } from '@nestjs/common';
import { limits } from '../../contract/limits.js';
import type { Outcome, ParsedBody } from '../../contract/schemas.js';
import type { IdLike } from '../../contract/wire.js';
import { CatalogueProjection, type ShelvedProduct } from './catalogueProjection.js';
import { marksOf } from './search/marks.js';

type Shelf = Outcome<'product', 'suggest'>['data']['shelves'][number];

/** Products that are looked at for the shelves that they stand on. */
const looksAt = 60;

/** What a text may mean: words to go on with, shelves, products. All of it from memory. */
@Injectable()
export class SuggestionsService {
  constructor(private readonly catalogue: CatalogueProjection) {}

  suggest({ search }: ParsedBody<'product', 'suggest'>): Outcome<'product', 'suggest'> {
    const { terms, products } = limits.suggestions;
    if (!search.trim()) return { data: { terms: [], shelves: [], products: [], marks: [] } };
    const answer = this.catalogue.search(search);
    const best = this.catalogue.products(answer.found.ids(0, looksAt));
    const data = best.slice(0, products);
    return {
      data: {
        terms: answer.found.count
          ? this.catalogue.completions(search, terms)
          : this.catalogue.nearTerms(search, terms),
        shelves: this.shelvesOf(best),
        products: data,
        marks: marksOf(answer, data),
      },
    };
  }

  /** The shelves that most and the best of what was found stand on. */
  private shelvesOf(products: readonly ShelvedProduct[]): Shelf[] {
    const scores = new Map<IdLike, { shelf: Shelf; score: number }>();
    for (const [place, { subCategory }] of products.entries())
      for (const shelf of subCategory) {
        const known = scores.get(shelf._id)?.score ?? 0;
        scores.set(shelf._id, { shelf, score: known + 1 / (2 + place) });
      }
    return [...scores.values()]
      .sort((one, other) => other.score - one.score)
      .slice(0, limits.suggestions.shelves)
      .map(({ shelf }) => this.withCategory(shelf));
  }

  private withCategory(shelf: Shelf): Shelf {
    const [category] = this.catalogue.subCategory(String(shelf._id))?.category ?? [];
    return category ? { ...shelf, category } : shelf;
  }
}
