import { Injectable } from '@nestjs/common';
import type { z } from 'zod';
import type { cartLine } from '../../contract/cart.js';
import { discountedPrice } from '../../contract/money.js';
import {
  CatalogueProjectionService,
  type ProductWithCategories,
} from '../catalogue/catalogueProjection.service.js';
import { MediaService } from '../media/media.service.js';
import type { CartLineRecord, SeenProduct } from './cartLine.schema.js';

/** A cart line in its internal form, before it is encoded for the reply. */
export type ShownLine = z.output<typeof cartLine>;

/** Joins cart lines with the products as they are sold now. */
@Injectable()
export class CartProductsService {
  /** The shown lines of each product. A changed product is another object. */
  private readonly shownLines = new WeakMap<ProductWithCategories, WeakMap<CartLineRecord, ShownLine>>();

  constructor(
    private readonly catalogue: CatalogueProjectionService,
    private readonly media: MediaService,
  ) {}

  /** Returns the product as it is sold now; undefined when it is gone. */
  product(id: string): ProductWithCategories | undefined {
    return this.catalogue.state.product(id);
  }

  /** Returns the fields of a product that a cart line remembers. */
  seen({ name, unit, image, price, discount }: ProductWithCategories): SeenProduct {
    const first = image.slice(0, 1).map((image) => this.media.keyOf(image));
    return { name, unit, image: first, price: discountedPrice(price, discount) };
  }

  /**
   * Joins a line with its product. While the product is sold and nothing of it is held, the same line and product give
   * the same object, so that its JSON is written once (`replyWriter`).
   * @param held quantity reserved for the customer's own open payment: it counts as in stock for this
   * customer
   */
  show = (stored: CartLineRecord, held = 0): ShownLine => {
    const { _id, quantity, productId, seen } = stored;
    const line = { _id, quantity, seenPrice: seen.price };
    const product = this.product(productId.toHexString());
    if (!product)
      return { ...line, productId: { _id: productId, ...this.remembered(seen) }, unavailable: true };
    if (held) return { ...line, productId: { ...product, stock: product.stock + held }, unavailable: false };
    const rows = this.shownLines.get(product) ?? new WeakMap<CartLineRecord, ShownLine>();
    const row = rows.get(stored) ?? { ...line, productId: product, unavailable: false };
    this.shownLines.set(product, rows.set(stored, row));
    return row;
  };

  /**
   * Shows a removed product with the price 0, so that every client's total covers only what can be bought.
   */
  private remembered({ name, unit, image }: SeenProduct) {
    return { name, unit, image: image.map((key) => this.media.url(key)), price: 0, discount: 0, stock: 0 };
  }
}
