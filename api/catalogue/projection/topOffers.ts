import { inSlices } from '../../common/slices.js';
import type { CachedProduct } from './cachedDocs.js';

type Offer = Pick<CachedProduct, '_id' | 'discount' | 'price' | 'stock'>;

/** How many offers are ranked. These are more than are shown, so that others follow when some sell out. */
const ranked = 100;
/** With fewer ranked offers than this, all products are ranked again. */
const few = 50;

const isOffer = ({ discount, stock }: Offer) => discount > 0 && stock > 0;

/** Whether one offer comes before another: the larger discount, then the larger saving, then the older product. */
const comesBefore = (one: Offer, other: Offer): boolean => {
  if (one.discount !== other.discount) return one.discount > other.discount;
  return one.price === other.price ? one._id < other._id : one.price > other.price;
};

/** Keeps the best hundred of the offers that it was given. */
class Ranking {
  private offers: Offer[] = [];
  private readonly ids = new Set<string>();
  /** Whether offers were left out that come after all ranked ones. */
  private leftOut = false;

  /** Whether few offers are ranked, though others were left out. */
  get isShort(): boolean {
    return this.leftOut && this.offers.length < few;
  }

  best(count: number): string[] {
    return this.offers.slice(0, count).map(({ _id }) => _id);
  }

  put(product: Offer): void {
    this.delete(product._id);
    if (isOffer(product)) this.rank(product);
  }

  delete(id: string): void {
    if (this.ids.delete(id)) this.offers = this.offers.filter(({ _id }) => _id !== id);
  }

  private rank(offer: Offer): void {
    const last = this.offers.at(-1);
    const isLast = !last || comesBefore(last, offer);
    if (isLast && (this.leftOut || this.offers.length === ranked)) {
      this.leftOut = true; // an offer that was left out may come before this one
      return;
    }
    const at = isLast ? this.offers.length : this.offers.findIndex((other) => comesBefore(offer, other));
    this.offers.splice(at, 0, offer);
    this.ids.add(offer._id);
    if (this.offers.length <= ranked) return;
    this.ids.delete(this.offers.pop()?._id ?? '');
    this.leftOut = true;
  }
}

/** Ranks the products in stock by their discount, and keeps the ranking while products change. */
export class TopOffers {
  private current = new Ranking();
  /** The ranking of all products that is being made. It takes every change until it replaces the current one. */
  private next: Ranking | undefined;

  /**
   * @param all reads all products; needed when most of the ranked offers are gone
   * @param onRanked is called when all products have been ranked again
   */
  constructor(
    private readonly all: { ids: () => readonly string[]; get: (id: string) => Offer | undefined },
    private readonly onRanked: () => void = () => undefined,
  ) {}

  put(product: Offer): void {
    this.current.put(product);
    this.next?.put(product);
    this.rankAllIfShort();
  }

  delete(id: string): void {
    this.current.delete(id);
    this.next?.delete(id);
    this.rankAllIfShort();
  }

  /** Returns the ids of the best offers. They may be fewer while all products are ranked again. */
  best(count: number): string[] {
    return this.current.best(count);
  }

  private rankAllIfShort(): void {
    if (this.current.isShort && !this.next) void this.rankAll();
  }

  /** Ranks all products, and lets other requests run meanwhile. */
  private async rankAll(): Promise<void> {
    const next = new Ranking();
    this.next = next;
    for await (const slice of inSlices(this.all.ids()))
      for (const id of slice) {
        const product = this.all.get(id);
        if (product) next.put(product);
      }
    this.current = next;
    this.next = undefined;
    this.onRanked();
    this.rankAllIfShort();
  }
}
