import { runInSlices } from '../../common/slices.js';
import type { SearchAnswer } from '../search/answer.js';
import type { ProductSearch } from '../search/productSearch.js';
import { asRead } from '../search/words.js';
import { BoundedCache } from './boundedCache.js';

/** The number of cached searches, and from how many hits together (eight bytes each) they are dropped. */
const cacheSize = 500;
const maxHits = 2_000_000;

const noAnswers = () => ({ answers: new BoundedCache<Promise<SearchAnswer>>(cacheSize), hits: 0 });

/** Searches the index, and keeps the answers until `forget` drops them. */
export class SearchAnswers {
  private cached = noAnswers();
  private readonly nearTermsFound = new BoundedCache<string[]>(cacheSize);

  constructor(private readonly index: ProductSearch) {}

  /**
   * Returns the matches, the best first. Products in stock come before those out of stock. Many matches are found in
   * parts, and other requests run in between. Equal searches at the same time share one answer.
   */
  search(text: string): Promise<SearchAnswer> {
    if (this.cached.hits > maxHits) this.forget();
    const { cached } = this;
    return cached.answers.get(asRead(text), () => {
      const answer = runInSlices(this.index.parts(text));
      void answer.then(
        ({ found }) => (cached.hits += found.count),
        () => this.forget(),
      );
      return answer;
    });
  }

  /** Returns words similar to a search without results, the nearest first. */
  nearTerms(text: string, count: number): string[] {
    return this.nearTermsFound.get(`${count} ${asRead(text)}`, () => this.index.nearTerms(text, count));
  }

  /** Drops all answers, because other products can be found now. */
  forget(): void {
    this.cached = noAnswers();
    this.nearTermsFound.clear();
  }
}
