import { isObject } from '../../../contract/isObject.js';
import { limits } from '../../../contract/limits.js';
import { priceNow, type Rupees } from '../../../contract/money.js';
import type { ProductSummary } from '../../../contract/product.js';
import { isId } from '../../app/isId.js';
import { readJson, writeJson, removeItem } from '../../app/session/storage.js';
import { isProductSummary } from './storedCart.js';

/** A line of a guest's cart, with the name and price at the time of adding. */
export interface GuestLine {
  productId: string;
  quantity: number;
  seenPrice: Rupees;
  name: string;
  /** The product at that time, shown while the shop cannot be reached. */
  product?: ProductSummary;
}

/** The local storage key of the guest's cart. */
export const guestCartKey = 'guestcart';

/** Checks whether a value is a valid quantity of a cart line. */
export const isQuantity = (value: unknown): value is number =>
  Number.isInteger(value) && Number(value) >= 1 && Number(value) <= limits.quantity;

const isLine = (value: unknown): value is GuestLine =>
  isObject(value) &&
  isId(value.productId) &&
  isQuantity(value.quantity) &&
  typeof value.seenPrice === 'number' &&
  typeof value.name === 'string';

/** Removes a product that is not valid from a stored line. */
const withValidProduct = ({ product, ...line }: GuestLine): GuestLine => ({
  ...line,
  ...(isProductSummary(product) && { product }),
});

/** Reads the guest's cart from the local storage, without invalid lines. */
export const readGuestCart = (): GuestLine[] => {
  const stored = readJson(guestCartKey);
  if (!Array.isArray(stored)) return [];
  const lines = stored.filter(isLine).map(withValidProduct);
  return lines.filter(
    ({ productId }, index) => lines.findIndex((line) => line.productId === productId) === index,
  );
};

export const writeGuestCart = (lines: readonly GuestLine[]): void => {
  if (lines.length) writeJson(guestCartKey, lines);
  else removeItem(guestCartKey);
};

export const guestLine = (product: ProductSummary, quantity: number): GuestLine => ({
  productId: product._id,
  quantity,
  seenPrice: priceNow(product),
  name: product.name,
  product,
});

/** Returns the lines with one product's quantity changed; 0 removes the line. A line that was there keeps its price. */
export const withQuantity = (lines: readonly GuestLine[], wanted: GuestLine): GuestLine[] => {
  if (wanted.quantity <= 0) return lines.filter(({ productId }) => productId !== wanted.productId);
  const isThere = lines.some(({ productId }) => productId === wanted.productId);
  if (!isThere) return [...lines, wanted];
  const { productId, quantity, product } = wanted;
  return lines.map((line) =>
    line.productId === productId ? { ...line, quantity, ...(product && { product }) } : line,
  );
};
