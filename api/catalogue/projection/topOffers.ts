import type { CachedProduct } from './cachedDocs.js';

type Offer = Pick<CachedProduct, '_id' | 'discount' | 'price' | 'stock'>;

/** How many offers are ranked. More than are shown, so that a sold-out offer does not cost a look at all products. */
const ranked = 100;

const isOffer = ({ discount, stock }: Offer) => discount > 0 && stock > 0;

/** Whether one offer comes before another: the larger discount, then the larger saving, then the older product. */
const comesBefore = (one: Offer, other: Offer): boolean => {
  if (one.discount !== other.discount) return one.discount > other.discount;
  return one.price === other.price ? one._id < other._id : one.price > other.price;
};

/** Ranks the products in stock by their discount, and keeps the ranking while products change. */
export class TopOffers {
  private offers: Offer[] = [];
  private readonly ids = new Set<string>();
  /** Whether there may be offers that come after all ranked ones. */
  private hasMore = false;

  /** @param all yields all products; needed when most of the ranked offers are gone */
  constructor(private readonly all: () => Iterable<Offer>) {}

  put(product: Offer): void {
    this.delete(product._id);
    if (isOffer(product)) this.rank(product);
  }

  delete(id: string): void {
    if (this.ids.delete(id)) this.offers = this.offers.filter(({ _id }) => _id !== id);
  }

  /** Returns the ids of the best offers. */
  best(count: number): string[] {
    if (this.hasMore && this.offers.length < count) this.rankAll();
    return this.offers.slice(0, count).map(({ _id }) => _id);
  }

  private rank(offer: Offer): void {
    const last = this.offers.at(-1);
    const isLast = !last || comesBefore(last, offer);
    if (isLast && (this.hasMore || this.offers.length === ranked)) {
      this.hasMore = true; // it may come after offers that are not ranked either
      return;
    }
    const at = isLast ? this.offers.length : this.offers.findIndex((other) => comesBefore(offer, other));
    this.offers.splice(at, 0, offer);
    this.ids.add(offer._id);
    if (this.offers.length <= ranked) return;
    this.ids.delete(this.offers.pop()?._id ?? '');
    this.hasMore = true;
  }

  private rankAll(): void {
    this.offers = [];
    this.ids.clear();
    this.hasMore = false;
    for (const product of this.all()) if (isOffer(product)) this.rank(product);
  }
}
