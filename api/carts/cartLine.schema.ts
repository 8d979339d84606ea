import type { InferSchemaType } from 'mongoose';
import { inferredSchema, id, number, subdocumentSchema, text, texts } from '../database/documentSchema.js';

/**
 * The product as the customer last saw it in the cart. `image` holds the key of the first image, or nothing.
 */
export interface SeenProduct {
  name: string;
  unit: string;
  image: string[];
  price: number;
}

const integer = { ...number, validate: Number.isInteger };
const seen = subdocumentSchema<SeenProduct>({ name: text, unit: text, image: texts, price: integer });

export const cartLineSchema = inferredSchema('cartlines', {
  userId: id,
  productId: id,
  quantity: { ...integer, min: 1 },
  seen: { type: seen, required: true },
});

/**
 * One product in a customer's cart. `seen` is the product as it was when it was added or last accepted; its
 * `price` is in paise and includes the discount.
 */
export type CartLineRecord = InferSchemaType<typeof cartLineSchema>;

// Each product has one line, even when several tabs add it at once.
cartLineSchema.index({ userId: 1, productId: 1 }, { unique: true });
// Serves the count of carts that hold a product.
cartLineSchema.index({ productId: 1 });
