import { Injectable } from '@nestjs/common';
import { limits } from '../../contract/limits.js';
import type { Outcome, ParsedBody } from '../../contract/schemas.js';
import type { IdLike } from '../../contract/wire.js';
import { CatalogueProjectionService, type ProductWithCategories } from './catalogueProjection.service.js';
import type { SearchAnswer } from './search/answer.js';
import { marksOf } from './search/marks.js';

type Suggestions = Outcome<'product', 'suggest'>['data'];
type SuggestedCategory = Suggestions['categories'][number];

/** How many of the best matching products suggest their subcategories. */
const looksAt = 60;

/** Suggests search terms, subcategories and products for a text, all from memory. */
@Injectable()
export class SuggestionsService {
  constructor(private readonly catalogue: CatalogueProjectionService) {}

  async suggest({ search }: ParsedBody<'product', 'suggest'>): Promise<Outcome<'product', 'suggest'>> {
    const { terms, products } = limits.suggestions;
    if (!search.trim()) return { data: { terms: [], categories: [], products: [], marks: [] } };
    const { state } = this.catalogue; // the numbers of an answer mean products of the same copy
    const answer = await state.search(search);
    if (!answer.found.count) return { data: await this.near(search) };
    const best = this.bestOf(answer);
    const data = best.slice(0, products);
    return {
      data: {
        terms: state.completions(answer, terms),
        categories: this.subCategoriesOf(best),
        products: data,
        marks: marksOf(answer, data),
      },
    };
  }

  /** Suggests similar words for a search without results, and the subcategories of what the most similar one finds. */
  private async near(search: string): Promise<Suggestions> {
    const terms = this.catalogue.state.nearTerms(search, limits.suggestions.terms);
    const [nearest] = terms;
    const best = nearest === undefined ? [] : this.bestOf(await this.catalogue.state.search(nearest));
    return { terms, categories: this.subCategoriesOf(best), products: [], marks: [] };
  }

  private bestOf({ found }: SearchAnswer): ProductWithCategories[] {
    return this.catalogue.state.products(found.ids(0, looksAt));
  }

  /** Returns the subcategories of the best matches; those with more and better matches come first. */
  private subCategoriesOf(products: readonly ProductWithCategories[]): SuggestedCategory[] {
    const scores = new Map<IdLike, { candidate: SuggestedCategory; score: number }>();
    for (const [place, { subCategory }] of products.entries())
      for (const candidate of subCategory) {
        const known = scores.get(candidate._id)?.score ?? 0;
        scores.set(candidate._id, { candidate, score: known + 1 / (2 + place) });
      }
    return [...scores.values()]
      .sort((one, other) => other.score - one.score)
      .slice(0, limits.suggestions.categories)
      .map(({ candidate }) => this.withCategory(candidate));
  }

  private withCategory(candidate: SuggestedCategory): SuggestedCategory {
    const [category] = this.catalogue.state.subCategory(String(candidate._id))?.category ?? [];
    return category ? { ...candidate, category } : candidate;
  }
}
