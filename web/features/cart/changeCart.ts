import { limits } from '../../../contract/limits.js';
import { discountedPrice, toPaise, toRupees } from '../../../contract/money.js';
import type { ProductSummary } from '../../../contract/product.js';
import { fill } from '../../../contract/messages/fill.js';
import { words } from '../../app/language/locale.js';
import { notice } from '../../app/notices.js';
import type { AppThunk } from '../../app/store.js';
import { cartApi } from './cartApi.js';
import { quantityOf } from './cartSelectors.js';
import {
  sendingBegan,
  sendingEnded,
  guestCartRead,
  productTouched,
  quantitySent,
  quantityPending,
} from './cartSlice.js';
import { readGuestCart, withQuantity, writeGuestCart } from './guestCart.js';

/** One place for what the cart says in passing: quick taps replace each other's words. */
const toast = 'cart';

const tellChange = (before: number, after: number) => {
  if (after > before) notice.success(words().local.itemAdded, toast);
  if (after < before) notice.success(words().local.itemRemoved, toast);
};

const getCart = cartApi.endpoints.getCart;
const askAgain = () => getCart.initiate(undefined, { forceRefetch: true, subscribe: false });

const changeGuestCart =
  (product: ProductSummary, quantity: number): AppThunk =>
  (dispatch) => {
    const seenPrice = toRupees(discountedPrice(toPaise(product.price), product.discount));
    const before = readGuestCart(); // not the store's: another tab may have added something
    if (
      quantity > 0 &&
      before.length >= limits.cartLines &&
      !before.some((line) => line.productId === product._id)
    ) {
      notice.failure(words().errors.cartFull);
      return;
    }
    const lines = withQuantity(before, { productId: product._id, quantity, seenPrice, name: product.name });
    writeGuestCart(lines);
    dispatch(productTouched(product));
    dispatch(guestCartRead(lines));
    tellChange(before.find((line) => line.productId === product._id)?.quantity ?? 0, quantity);
  };

/** Makes the account's cart hold `quantity` of a product. @throws Failure */
const bring =
  (productId: string, quantity: number): AppThunk<Promise<void>> =>
  async (dispatch, getState) => {
    const find = () =>
      getCart
        .select()(getState())
        .data?.find((line) => line.productId._id === productId);
    const { addToCart, updateQuantity, removeFromCart } = cartApi.endpoints;
    if (quantity > 0 && !find()) {
      await dispatch(addToCart.initiate({ productId })).unwrap();
      await dispatch(askAgain()).unwrap(); // the line's id is known only from the list
      tellChange(0, 1);
      if (quantity === 1) return; // it may have been there with more, from another device: that stays (W-10)
    }
    const line = find();
    if (!line || line.quantity === quantity) return;
    if (quantity > 0) await dispatch(updateQuantity.initiate({ _id: line._id, qty: quantity })).unwrap();
    else await dispatch(removeFromCart.initiate({ _id: line._id })).unwrap();
    tellChange(line.quantity, quantity);
    dispatch(
      cartApi.util.updateQueryData('getCart', undefined, (lines) =>
        lines.flatMap((other) =>
          other._id !== line._id ? [other] : quantity > 0 ? [{ ...other, quantity }] : [],
        ),
      ),
    );
  };

/** One call at a time for a product: taps in between are folded into the last wish, so that none can overtake another. */
const carryOut =
  (productId: string): AppThunk<Promise<void>> =>
  async (dispatch, getState) => {
    const pendingQuantity = () => getState().cart.pendingQuantities[productId];
    dispatch(sendingBegan(productId));
    try {
      for (let wanted = pendingQuantity(); wanted !== undefined; wanted = pendingQuantity()) {
        await dispatch(bring(productId, wanted));
        if (pendingQuantity() === wanted) dispatch(quantitySent(productId));
      }
    } catch {
      // The failed call has been told. Taps overlap: what the cart is now, only the shop knows.
      dispatch(quantitySent(productId));
      if (getState().session.status === 'customer') await dispatch(askAgain());
    } finally {
      dispatch(sendingEnded(productId));
    }
  };

/** Sets how many of a product are in the cart; 0 takes it out. Never more than the stock, which is told (W-17). */
export const changeCart =
  (product: ProductSummary, wanted: number): AppThunk =>
  (dispatch, getState) => {
    const max = Math.min(product.stock, limits.quantity);
    const isCapped = wanted > max && wanted > quantityOf(getState(), product._id);
    const quantity = isCapped ? max : Math.max(0, wanted);
    if (isCapped) notice.neutral(fill(words().web.cart.full, { count: max }));
    if (quantity === quantityOf(getState(), product._id)) return;
    if (getState().session.status !== 'customer') {
      dispatch(changeGuestCart(product, quantity));
      return;
    }
    dispatch(quantityPending({ product, quantity }));
    if (!getState().cart.sending.includes(product._id)) void dispatch(carryOut(product._id));
  };
