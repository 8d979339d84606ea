import { exactTier, Found, rankOf } from './found.js';
import type { Fitting } from './matching.js';
import type { Postings } from './postings.js';
import type { ProductIndex } from './productIndex.js';
import { searchedWords, type Token } from './words.js';

/** What has the words stands before what is similar; in each what is in stock before what is not. */
const tiers = { exact: exactTier, available: 2 };
/** The product of exactly the name that was typed stands first, then those of the brand; names that begin so gain a little. */
const named = 1_000;
const branded = 20;
const beginsSo = 1;
/** Of the amount that was asked for. */
const measured = 6;

/** Puts what was found into its order. */
export class Ranking {
  private readonly asked: string;
  private readonly amounts: readonly Postings[];

  /** @param amounts words of the search that need not fit, but had better */
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
