/** What one order held; ids as text. */
export interface JointOrders {
  /** None where the account was deleted. */
  customer: string | undefined;
  products: readonly string[];
  /** Placed lately enough to say what is popular now. */
  lately: boolean;
}

/** Orders without the product that each one is reckoned with: two of two prove less than thirty of forty. */
const doubt = 5;
/** How many are kept of an answer: what is sold out is left out of them later. */
const maxKept = 60;
/** Whose accounts were deleted cannot be told apart, so that they count as one. */
const nobody = '';

/** Products or customers by a small number each, which is quicker to count by than an id. */
class Numbers {
  private readonly known = new Map<string, number>();
  private readonly ids: string[] = [];

  of(id: string): number {
    const known = this.known.get(id);
    if (known !== undefined) return known;
    this.known.set(id, this.ids.length);
    return this.ids.push(id) - 1;
  }

  find(id: string): number | undefined {
    return this.known.get(id);
  }

  id(number: number): string {
    return this.ids[number] ?? '';
  }
}

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
 * Many orders, by product. No table of pairs is kept: what stands together with a product is counted among its own orders when
 * somebody asks, and then remembered.
 */
export class BoughtTogether {
  private readonly products = new Numbers();
  private readonly customers = new Numbers();
  private readonly boughtTogether: Counted[] = [];
  /** By product: where in `baskets` it stands. */
  private readonly places: number[][] = [];
  /** By product. */
  private readonly lately: number[] = [];
  private readonly answers = new Map<string, readonly string[]>();
  private ranking: readonly string[] | undefined;

  add({ customer = nobody, products, lately }: JointOrders): void {
    const numbers = products.map((id) => this.products.of(id));
    const place = this.boughtTogether.push({ customer: this.customers.of(customer), products: numbers }) - 1;
    for (const product of numbers) {
      (this.places[product] ??= []).push(place);
      if (lately) this.lately[product] = (this.lately[product] ?? 0) + 1;
    }
  }

  /** Ids of what stands in the most orders of late, the first first. */
  popular(): readonly string[] {
    const counted = () =>
      this.lately.map((orders, product) => ({ id: this.products.id(product), orders, score: orders }));
    return (this.ranking ??= best(Object.values(counted()), this.lately.length));
  }

  /**
   * Ids of what stands in the same orders as a product more often than by chance, the most telling first. A pair that only one
   * customer has made is not told.
   */
  together(id: string): readonly string[] {
    const known = this.answers.get(id);
    if (known) return known;
    const product = this.products.find(id);
    if (product === undefined) return [];
    const answer = best(this.ranked(product), maxKept);
    this.answers.set(id, answer);
    return answer;
  }

  private ranked(product: number): Ranked[] {
    const own = this.places[product]?.length ?? 0;
    return [...this.meetings(product)].flatMap(([other, { orders, several }]) => {
      const theirs = this.places[other]?.length ?? 0;
      const byChance = (own * theirs) / this.boughtTogether.length;
      const told = several && orders >= byChance;
      return told ? [{ id: this.products.id(other), orders, score: orders / (theirs + doubt) }] : [];
    });
  }

  private meetings(product: number): Map<number, Meeting> {
    const found = new Map<number, Meeting>();
    for (const place of this.places[product] ?? []) {
      const { customer = 0, products = [] } = this.boughtTogether[place] ?? {};
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
