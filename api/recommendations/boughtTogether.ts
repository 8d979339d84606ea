import { NumberedTexts } from '../common/numberedTexts.js';

/** The customer and the products of one order; ids are texts. */
export interface PastOrder {
  /** The customer's id; undefined after account deletion. */
  customer: string | undefined;
  /** The units of each product, by its id. */
  products: ReadonlyMap<string, number>;
  /** Whether the order is recent enough to count for popularity. */
  lately: boolean;
}

/**
 * The number added to a product's order count in the score of a pair, so that 2 shared orders of 2 prove less
 * than 30 of 40.
 */
const doubt = 5;
/** The maximum number of related products per product; products out of stock are removed later. */
const maxRelated = 60;
/** The customer id of all deleted accounts. They cannot be told apart, so they count as one customer. */
const nobody = '';

interface Counted {
  customer: number;
  products: readonly number[];
}

interface Meeting {
  orders: number;
  customer: number;
  several: boolean;
}

interface Ranked {
  id: string;
  score: number;
  orders: number;
}

const byScore = (one: Ranked, other: Ranked): number =>
  other.score - one.score || other.orders - one.orders || (one.id < other.id ? -1 : 1);

const best = (ranked: Ranked[], max: number): string[] =>
  ranked
    .sort(byScore)
    .slice(0, max)
    .map(({ id }) => id);

/**
 * Finds products that are ordered together. There is no table of pairs: the pairs of a product are counted
 * from its own orders at the first request, and then cached.
 */
export class BoughtTogether {
  private readonly products = new NumberedTexts();
  private readonly customers = new NumberedTexts();
  private readonly pastOrders: Counted[] = [];
  /** Maps a product number to the indexes of its orders in `pastOrders`. */
  private readonly places: number[][] = [];
  /** Maps a product number to its count of recent orders. */
  private readonly lately: number[] = [];
  /** Maps a product number to the units sold in recent orders. */
  private readonly units: number[] = [];
  private readonly answers = new Map<string, readonly string[]>();
  private ranking: readonly string[] | undefined;
  private sellers: readonly string[] | undefined;

  add({ customer = nobody, products, lately }: PastOrder): void {
    const ordered = [...products].map(([id, units]) => ({ product: this.products.add(id), units }));
    const numbers = ordered.map(({ product }) => product);
    const place = this.pastOrders.push({ customer: this.customers.add(customer), products: numbers }) - 1;
    for (const { product, units } of ordered) {
      (this.places[product] ??= []).push(place);
      if (!lately) continue;
      this.lately[product] = (this.lately[product] ?? 0) + 1;
      this.units[product] = (this.units[product] ?? 0) + units;
    }
  }

  /** Lists product ids by the number of recent orders that contain them, the highest number first. */
  popular(): readonly string[] {
    return (this.ranking ??= this.rankedBy(this.lately));
  }

  /** Lists product ids by the units sold in recent orders, the most first. */
  bestSelling(): readonly string[] {
    return (this.sellers ??= this.rankedBy(this.units));
  }

  /**
   * Lists the ids of products that share orders with a product at least as often as chance predicts, the best
   * first. A pair that only one customer bought is left out.
   */
  together(id: string): readonly string[] {
    const known = this.answers.get(id);
    if (known) return known;
    const product = this.products.number(id);
    if (product === undefined) return [];
    const answer = best(this.ranked(product), maxRelated);
    this.answers.set(id, answer);
    return answer;
  }

  /** Ranks the products of recent orders. The array of scores has holes for the others. */
  private rankedBy(scores: readonly number[]): string[] {
    const counted = scores.map((score, product) => ({
      id: this.products.text(product),
      score,
      orders: this.lately[product] ?? 0,
    }));
    return best(Object.values(counted), scores.length);
  }

  private ranked(product: number): Ranked[] {
    const own = this.places[product]?.length ?? 0;
    return [...this.meetings(product)].flatMap(([other, { orders, several }]) => {
      const theirs = this.places[other]?.length ?? 0;
      const byChance = (own * theirs) / this.pastOrders.length;
      const related = several && orders >= byChance;
      return related ? [{ id: this.products.text(other), orders, score: orders / (theirs + doubt) }] : [];
    });
  }

  private meetings(product: number): Map<number, Meeting> {
    const found = new Map<number, Meeting>();
    for (const place of this.places[product] ?? []) {
      const { customer = 0, products = [] } = this.pastOrders[place] ?? {};
      for (const other of products) {
        const met = found.get(other);
        if (met) {
          met.orders += 1;
          met.several ||= met.customer !== customer;
        } else if (other !== product) found.set(other, { orders: 1, customer, several: false });
      }
    }
    return found;
  }
}
