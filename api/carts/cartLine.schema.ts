import { Schema, type Types } from 'mongoose';

/** One product in a customer's cart. `seen` is the product as it was when added or last accepted; its `price` is discounted, in paise. */
export interface CartLineRecord {
  _id: Types.ObjectId;
  userId: Types.ObjectId;
  productId: Types.ObjectId;
  quantity: number;
  seen: SeenProduct;
}

/** `image` holds the first picture's key, if there is one. */
export interface SeenProduct {
  name: string;
  unit: string;
  image: string[];
  price: number;
}

const id = { type: Schema.Types.ObjectId, required: true };
const text = { type: String, required: true };
const whole = { type: Number, required: true, validate: Number.isInteger };
const seen = new Schema<SeenProduct>(
  { name: text, unit: text, image: { type: [String], default: [] }, price: whole },
  { _id: false, strict: 'throw' },
);

export const cartLineSchema = new Schema<CartLineRecord>(
  { userId: id, productId: id, quantity: { ...whole, min: 1 }, seen: { type: seen, required: true } },
  { strict: 'throw', versionKey: false },
);

// One line a product, however many tabs add it at once (W-35).
cartLineSchema.index({ userId: 1, productId: 1 }, { unique: true });
// In how many carts a product is.
cartLineSchema.index({ productId: 1 });
