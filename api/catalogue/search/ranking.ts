import { addAffinity } from './affinity.js';
import { exactTier, Found, rankOf } from './found.js';
import type { Fitting } from './matching.js';
import type { Postings } from './postings.js';
import type { ProductIndex } from './productIndex.js';
import { searchedWords, type Token } from './words.js';

/** Exact matches come before similar ones. Within both, products in stock come before those out of stock. */
const tiers = { exact: exactTier, available: 2 };
/**
 * Bonuses: for a product with exactly the typed name, for products of a typed brand, and for names that begin
 * with the search.
 */
const named = 12;
const branded = 8;
const beginsSo = 1;
/** Bonus for the amount in the search. */
const measured = 6;

/** Orders the matches of a search. */
export class Ranking {
  private readonly asked: string;
  private readonly amounts: readonly Postings[];

  /** @param amounts amounts in the search; a product ranks higher if it has them, but need not */
  constructor(
    private readonly index: ProductIndex,
    search: string,
    amounts: readonly Token[],
  ) {
    const { vocabulary } = index;
    this.asked = searchedWords(search).join(' ');
    this.amounts = amounts.flatMap(({ term }) => index.stands(vocabulary.number(term) ?? -1) ?? []);
  }

  order(exact: Fitting, near: Fitting): Found {
    for (const groups of this.index.groups) addAffinity(exact, groups);
    const ranks = new Float64Array(exact.docs.length + near.docs.length);
    this.rank(exact, tiers.exact, ranks, 0);
    this.rank(near, 0, ranks, exact.docs.length);
    return new Found(ranks, (doc) => this.index.id(doc));
  }

  private rank({ docs, scores }: Fitting, tier: number, ranks: Float64Array, from: number): void {
    for (let at = 0; at < docs.length; at++) {
      const doc = docs[at] as number;
      const there = this.index.available[doc] ? tiers.available : 0;
      ranks[from + at] = rankOf(tier + there, (scores[at] as number) + this.bonus(doc), doc);
    }
  }

  private bonus(doc: number): number {
    const { asked, index } = this;
    let bonus = index.brand(doc) === asked && asked ? branded : 0;
    const name = index.name(doc);
    if (name.startsWith(asked)) bonus += name.length === asked.length ? named : beginsSo;
    for (const amount of this.amounts) if (amount.weightIn(doc)) bonus += measured;
    return bonus;
  }
}
