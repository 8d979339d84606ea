import { Injectable } from '@nestjs/common';
import type { z } from 'zod';
import type { cartLine } from '../../contract/cart.js';
import { discountedPrice } from '../../contract/money.js';
import { CatalogueProjection, type ProductWithCategories } from '../catalogue/catalogueProjection.js';
import { MediaService } from '../media/media.service.js';
import type { CartLineRecord, SeenProduct } from './cartLine.schema.js';

/** A cart line as it is told, inside form. */
export type ShownLine = z.output<typeof cartLine>;

/** Holds cart lines against what stands on the shelves today. */
@Injectable()
export class CartProductsService {
  constructor(
    private readonly catalogue: CatalogueProjection,
    private readonly media: MediaService,
  ) {}

  /** The product as it is sold today; undefined when it is gone. */
  product(id: string): ProductWithCategories | undefined {
    return this.catalogue.product(id);
  }

  /** What a line remembers of its product. */
  seen({ name, unit, image, price, discount }: ProductWithCategories): SeenProduct {
    const first = image.slice(0, 1).map((image) => this.media.keyOf(image));
    return { name, unit, image: first, price: discountedPrice(price, discount) };
  }

  /** @param held of it for the customer's own open payment: to that customer it is in stock */
  show = ({ _id, quantity, productId, seen }: CartLineRecord, held = 0): ShownLine => {
    const product = this.product(productId.toHexString());
    const line = { _id, quantity, seenPrice: seen.price };
    if (product)
      return { ...line, productId: { ...product, stock: product.stock + held }, unavailable: false };
    return { ...line, productId: { _id: productId, ...this.remembered(seen) }, unavailable: true };
  };

  /** A product that is gone costs nothing, so that every client's total is that of what can be bought. */
  private remembered({ name, unit, image }: SeenProduct) {
    return { name, unit, image: image.map((key) => this.media.url(key)), price: 0, discount: 0, stock: 0 };
  }
}
