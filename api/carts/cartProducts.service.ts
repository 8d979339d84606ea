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

  private readonly shown = new WeakMap<CartLineRecord, ShownLine>();

  /**
   * Joins a line with its product. The same line and product give the same object, so that its JSON is written once
   * (`replyWriter`).
   * @param held quantity reserved for the customer's own open payment: it counts as in stock for this
   * customer
   */
  show = (stored: CartLineRecord, held = 0): ShownLine => {
    const { _id, quantity, productId, seen } = stored;
    const product = this.product(productId.toHexString());
    const known = this.shown.get(stored);
    if (known && known.productId === product && !held) return known;
    const line = { _id, quantity, seenPrice: seen.price };
    if (product) {
      const shown = held ? { ...product, stock: product.stock + held } : product;
      const row = { ...line, productId: shown, unavailable: false };
      if (!held) this.shown.set(stored, row);
      return row;
    }
    return { ...line, productId: { _id: productId, ...this.remembered(seen) }, unavailable: true };
  };

  /**
   * Shows a removed product with the price 0, so that every client's total covers only what can be bought.
   */
  private remembered({ name, unit, image }: SeenProduct) {
    return { name, unit, image: image.map((key) => this.media.url(key)), price: 0, discount: 0, stock: 0 };
  }
}
