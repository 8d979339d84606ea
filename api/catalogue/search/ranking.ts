import { addAffinity, addStaples } from './affinity.js';
import { otherWord } from './lookup.js';
import { exactTier, SearchHits, rankOf } from './searchHits.js';
import type { Fitting } from './matching.js';
import { hasPhrase } from './fittings.js';
import type { Postings } from './postings.js';
import { beginningOf, type ProductIndex } from './productIndex.js';
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
/** Bonus for a product that is what was asked for, and whose name has all words of a longer search side by side. */
const phrased = 3;
/** How much likelier a customer means a brand than any other product with its name. */
const likelier = 4;
/** Bonus for an amount, or another optional word, of the search. */
const measured = 6;

/** Drops that a beginning of a word says what a product is, where a brand has the whole word: "bru" means no brush. */
const wholeOnly = ({ docs, scores, heads }: Fitting): Fitting => ({
  docs,
  scores,
  heads: heads.map((head) => (head < Math.fround(otherWord) ? 0 : head)),
});

/** How many matches are ranked as one part. */
const rankedAtOnce = 2 ** 14;

/** Orders the matches of a search. */
export class Ranking {
  private readonly asked: string;
  private readonly optional: readonly Postings[];
  private readonly ofWords: boolean;
  /** The number of the brand with the searched name, and the beginning of the search. */
  private readonly brandNumber: number;
  private readonly beginning: number;
  /** By the number of a brand: whether it is one of the search. */
  private readonly brandsOfSearch: boolean[] = [];
  private branded = 0;

  /**
   * @param optional words of the search that raise a product's rank if it has them, such as amounts
   * @param produce whether the search means fruit or vegetables
   */
  constructor(
    private readonly index: ProductIndex,
    search: string,
    optional: readonly Token[],
    private readonly produce: boolean,
  ) {
    const { vocabulary } = index;
    const words = searchedWords(search);
    this.asked = words.join(' ');
    this.ofWords = words.length > 1;
    this.brandNumber = this.asked ? (index.brandNames.number(this.asked) ?? -1) : -1;
    this.beginning = beginningOf(this.asked);
    this.optional = optional.flatMap(({ term }) => index.stands(vocabulary.number(term) ?? -1) ?? []);
  }

  *order(exact: Fitting, near: Fitting): Generator<void, SearchHits> {
    const { index } = this;
    this.branded = branded * this.brandShare(exact);
    const meant = this.branded ? wholeOnly(exact) : exact;
    yield;
    for (const groups of index.groups) addAffinity(meant, groups);
    yield;
    addStaples(meant, index.groups, this.produce);
    const ranks = new Float64Array(exact.docs.length + near.docs.length);
    yield* this.rank(exact, tiers.exact, ranks, 0);
    yield* this.rank(near, 0, ranks, exact.docs.length);
    return new SearchHits(ranks, (doc) => index.id(doc)); // it is cached, and `this` would keep the ranking in memory
  }

  /** Orders all products: those in stock first, and the older ones first among them. */
  all(): SearchHits {
    const { index } = this;
    const ranks = new Float64Array(index.count);
    let count = 0;
    for (let doc = 0; doc < index.length; doc++)
      // an id would have to be read to tell whether it is empty
      if (index.textOf(doc) !== undefined) ranks[count++] = rankOf(this.tier(tiers.exact, doc), 0, doc);
    return new SearchHits(ranks, (doc) => index.id(doc));
  }

  /**
   * Returns how likely the search means the brand of that name, from 0 to 1: "Strawberry" is a brand of cotton buds, but
   * many more products are strawberries.
   */
  private brandShare({ docs, heads }: Fitting): number {
    let ofBrand = 0;
    let others = 0;
    for (let at = 0; at < docs.length; at++)
      if (this.index.brandOf[docs[at] as number] === this.brandNumber) ofBrand += 1;
      else if (heads[at] === 1) others += 1;
    return ofBrand && Math.min(1, (likelier * ofBrand) / (ofBrand + others));
  }

  private *rank(
    { docs, scores, heads }: Fitting,
    tier: number,
    ranks: Float64Array,
    from: number,
  ): Generator<void, void> {
    for (let at = 0; at < docs.length; at++) {
      if (at % rankedAtOnce === 0) yield;
      const doc = docs[at] as number;
      const score = (scores[at] as number) + this.bonus(doc, heads[at] as number);
      ranks[from + at] = rankOf(this.tier(tier, doc), score, doc);
    }
  }

  private tier(tier: number, doc: number): number {
    return tier + (this.index.available[doc] ? tiers.available : 0);
  }

  private bonus(doc: number, head: number): number {
    const { asked, index } = this;
    const brand = index.brandOf[doc] as number;
    let bonus = brand === this.brandNumber ? this.branded : 0;
    if (this.mayBegin(doc)) bonus += this.beginBonus(doc);
    if (this.ofWords && head && hasPhrase(index.name(doc), asked)) bonus += phrased;
    if (this.ofWords && this.isBrandOfSearch(brand)) bonus += branded;
    for (const word of this.optional) if (word.weightIn(doc) && !this.isBundle(doc)) bonus += measured;
    return bonus;
  }

  /**
   * Tells whether a product's name can begin with the search. A search of one or two letters is compared completely.
   * For a longer one the name has to be read, which takes longer, because the processor waits for memory.
   */
  private mayBegin(doc: number): boolean {
    const shift = this.asked.length > 1 ? 0 : 16;
    return (this.index.beginnings[doc] as number) >>> shift === this.beginning >>> shift;
  }

  private beginBonus(doc: number): number {
    const { asked, index } = this;
    if (asked.length > 2 && !index.name(doc).startsWith(asked)) return 0;
    return index.nameLengths[doc] === asked.length ? named : beginsSo;
  }

  /**
   * Tells whether a brand's name has the searched words side by side, or is a part of the search ("maggi masala"). If a
   * brand has exactly the searched name, only that one is meant: "Cadbury Dairy Milk" does not mean "Cadbury".
   */
  private isBrandOfSearch(number: number): boolean {
    const known = this.brandsOfSearch[number];
    if (known !== undefined) return known;
    const brand = this.index.brandNames.text(number);
    return (this.brandsOfSearch[number] =
      brand !== '' &&
      number !== this.brandNumber &&
      (hasPhrase(brand, this.asked) || (!this.branded && ` ${this.asked} `.includes(` ${brand} `))));
  }

  /** Tells whether a product is several products, whose name has the amount of each: "Bread 400 g + Eggs 6 pcs". */
  private isBundle(doc: number): boolean {
    return this.index.textOf(doc)?.name.includes('+') ?? false;
  }
}
