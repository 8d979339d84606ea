import { LRUCache } from 'lru-cache';
import { type Hold, versionAfter } from '../accounts/accountHolds.service.js';

/** The number of products in all known carts, of about 100 bytes each; a cart counts as one more. */
const maxProducts = 100_000;

interface KnownCart {
  version: Hold['version'];
  products: ReadonlySet<string>;
}

/**
 * The products that may be in the carts of customers, by the version of their account. Whoever adds a product raises
 * that version, in any process. So a cart that was known at the same version has no other products, but some of them
 * may have been removed (ADR 80).
 */
export class KnownCarts {
  private readonly carts = new LRUCache<string, KnownCart>({
    maxSize: maxProducts,
    sizeCalculation: ({ products }) => products.size + 1,
  });

  /** Returns the ids of the products that may be in a cart; undefined if there may be others. */
  productsOf({ userId, version }: Hold): ReadonlySet<string> | undefined {
    const known = this.carts.get(userId);
    return known?.version === version ? known?.products : undefined;
  }

  /** Remembers the products of a cart that was read after the version of its account. */
  remember({ userId, version }: Hold, products: ReadonlySet<string>): void {
    this.carts.set(userId, { version, products });
  }

  /** Remembers what a transaction that has locked the account did; call it after the commit. */
  applyChange(
    hold: Hold,
    { added = [], removed = [] }: Partial<Record<'added' | 'removed', string[]>>,
  ): void {
    const known = this.productsOf(hold);
    if (!known) return;
    const products = new Set([...known, ...added]);
    for (const id of removed) products.delete(id);
    this.carts.set(hold.userId, { version: versionAfter(hold), products });
  }
}
