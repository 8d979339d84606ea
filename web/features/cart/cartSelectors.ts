import { createSelector } from '@reduxjs/toolkit';
import type { CartLine } from '../../../contract/cart.js';
import { priceNow } from '../../../contract/money.js';
import type { ProductSummary } from '../../../contract/product.js';
import type { RootState } from '../../app/store.js';
import { cartApi } from './cartApi.js';
import type { CartState } from './cartSlice.js';
import type { GuestLine } from './guestCart.js';

const selectCart = cartApi.endpoints.getCart.select();

/** Builds a line as a cart has it, at today's price. */
export const newLine = (product: ProductSummary, quantity: number): CartLine => ({
  _id: `pending-${product._id}`,
  quantity,
  productId: product,
  seenPrice: priceNow(product),
  unavailable: false,
});

/** Returns the account's lines with the pending quantities (optimistic update). */
export const withPendingQuantities = (
  lines: readonly CartLine[],
  { pendingQuantities, known }: Pick<CartState, 'pendingQuantities' | 'known'>,
): CartLine[] => {
  const changed = lines
    .map((line) => ({ ...line, quantity: pendingQuantities[line.productId._id] ?? line.quantity }))
    .filter(({ quantity }) => quantity > 0);
  const present = new Set(lines.map(({ productId }) => productId._id));
  const added = Object.entries(pendingQuantities).flatMap(([id, quantity]) => {
    const product = known[id];
    return product && quantity > 0 && !present.has(id) ? [newLine(product, quantity)] : [];
  });
  return [...changed, ...added];
};

const gone = ({ productId, name, seenPrice }: GuestLine): ProductSummary => ({
  _id: productId,
  name,
  image: [],
  unit: '',
  price: seenPrice,
  discount: 0,
  stock: 0,
});

/** Returns the lines of a guest's cart with today's prices; a product that the shop no longer lists is unavailable. */
export const guestLines = (
  lines: readonly GuestLine[],
  products: ReadonlyMap<string, ProductSummary>,
): CartLine[] =>
  lines.map((line) => {
    const product = products.get(line.productId);
    return {
      _id: line.productId,
      quantity: line.quantity,
      productId: product ?? gone(line),
      seenPrice: line.seenPrice,
      unavailable: !product,
    };
  });

/** Returns the account's lines with the pending quantities; undefined until loaded. */
export const selectAccountLines = createSelector(
  (state: RootState) => selectCart(state).data,
  (state: RootState) => state.cart.pendingQuantities,
  (state: RootState) => state.cart.known,
  (lines, pendingQuantities, known) => lines && withPendingQuantities(lines, { pendingQuantities, known }),
);

/** Returns a product's quantity in the current cart, a guest's or an account's. */
export const quantityOf = (state: RootState, productId: string): number => {
  if (state.session.status !== 'customer')
    return state.cart.guest?.find((line) => line.productId === productId)?.quantity ?? 0;
  const lines = selectCart(state).data;
  return (
    state.cart.pendingQuantities[productId] ??
    lines?.find((line) => line.productId._id === productId)?.quantity ??
    0
  );
};
