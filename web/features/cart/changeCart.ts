import { limits } from '../../../contract/limits.js';
import type { ProductSummary } from '../../../contract/product.js';
import { fill } from '../../../contract/messages/fill.js';
import { words } from '../../app/language/locale.js';
import { notice } from '../../app/notices.js';
import { isFailure, isTokenRefused, isUnanswered } from '../../app/net/failure.js';
import { shopIsBack } from '../../app/net/onlineStatus.js';
import { exclusive } from '../../app/session/exclusive.js';
import type { AppThunk, RootState } from '../../app/store.js';
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
import { guestLine, readGuestCart, withQuantity, writeGuestCart } from './guestCart.js';
import {
  type Change,
  changeSent,
  isSameChange,
  pendingChange,
  pendingChanges,
  storePending,
} from './storedCart.js';

/** The toast id that all cart notices share, so that after quick taps each notice replaces the one before. */
const toast = 'cart';

const tellChange = (before: number, after: number) => {
  if (after > before) notice.success(words().local.itemAdded, toast);
  if (after < before) notice.success(words().local.itemRemoved, toast);
};

const getCart = cartApi.endpoints.getCart;

const linesOf = (state: RootState) => getCart.select()(state).data;

/**
 * Loads the cart as it is now. A call that is on its way may have been answered before the last change, and
 * RTK Query would wait for that one instead of asking again.
 * @throws CallFailure
 */
export const reloadCart = (): AppThunk<Promise<unknown>> => async (dispatch) => {
  await dispatch(cartApi.util.getRunningQueryThunk('getCart', undefined));
  return dispatch(getCart.initiate(undefined, { forceRefetch: true, subscribe: false })).unwrap();
};

const changeGuestCart =
  (product: ProductSummary, quantity: number): AppThunk =>
  (dispatch) => {
    const before = readGuestCart(); // not from the store: another tab may have added a product
    const there = before.find((line) => line.productId === product._id);
    if (quantity > 0 && before.length >= limits.cartLines && !there) {
      notice.failure(words().errors.cartFull);
      return;
    }
    const lines = withQuantity(before, guestLine(product, quantity));
    writeGuestCart(lines);
    dispatch(productTouched(product));
    dispatch(guestCartRead(lines));
    tellChange(there?.quantity ?? 0, quantity);
  };

/**
 * Sets a product's quantity in the account's cart at the shop. The cart must be loaded.
 * @throws CallFailure
 */
const sendQuantity =
  ({ product: { _id: productId }, quantity, unseen }: Change): AppThunk<Promise<void>> =>
  async (dispatch, getState) => {
    const find = () => linesOf(getState())?.find((line) => line.productId._id === productId);
    const { addToCart, updateQuantity, removeFromCart } = cartApi.endpoints;
    if (quantity > 0 && !find()) {
      await dispatch(addToCart.initiate({ productId })).unwrap();
      await dispatch(reloadCart()); // the line's id is only in the list
      tellChange(0, 1);
      // the product may have been in the cart with more, from another device: that quantity stays (W-10)
      if (quantity === 1) return;
    }
    const line = find();
    if (!line || line.quantity === quantity || (line.quantity > quantity && unseen)) return;
    if (quantity > 0) await dispatch(updateQuantity.initiate({ _id: line._id, qty: quantity })).unwrap();
    else await dispatch(removeFromCart.initiate({ _id: line._id })).unwrap();
    tellChange(line.quantity, quantity);
    dispatch(
      cartApi.util.updateQueryData('getCart', undefined, (lines) =>
        lines
          .map((other) => (other._id === line._id ? { ...other, quantity } : other))
          .filter((other) => other.quantity > 0),
      ),
    );
  };

/** Returns the change of a product that is still to be sent, of this tab or of another one. */
const wantedChange = ({ session: { userId }, cart }: RootState, productId: string): Change | undefined => {
  const own = cart.pendingQuantities[productId] === undefined ? undefined : cart.changes[productId];
  return pendingChange(userId, productId, own);
};

/** Checks whether a call failed because the shop cannot be reached or restarts. It can succeed later. */
export const isOffline = (error: unknown): boolean =>
  isFailure(error) && isUnanswered(error) && ['offline', 'timeout', 'notReady'].includes(error.code);

/** Keeps a change until the shop is back. */
const waitForShop = async (): Promise<void> => {
  notice.neutral(words().web.cart.offline, toast);
  await shopIsBack();
};

/** Reports an error of the shop. Taps overlap, so only the shop knows the cart: loads it again. */
const reportError =
  (error: unknown): AppThunk<Promise<void>> =>
  async (dispatch, getState) => {
    if (isFailure(error) && error.code !== 'aborted' && !isTokenRefused(error)) notice.failure(error.message);
    const notLoaded = () => undefined; // its own failure is logged
    if (getState().session.status === 'customer') await dispatch(reloadCart()).catch(notLoaded);
  };

/**
 * Sends the pending quantity of a product, if this user is still logged in. If another tab has sent it, loads the cart
 * instead.
 * @param isStale whether the cart must be loaded first, because other devices may have changed it
 * @returns false if the shop is offline, so that the change must wait
 */
const sendPending =
  (productId: string, userId: string | undefined, isStale: boolean): AppThunk<Promise<boolean>> =>
  async (dispatch, getState) => {
    const isSameUser = () => getState().session.userId === userId;
    if (!isSameUser()) return true;
    const wanted = wantedChange(getState(), productId);
    try {
      if (isStale || !linesOf(getState()) || !wanted) await dispatch(reloadCart());
      if (!isSameUser()) return true;
      if (wanted) await dispatch(sendQuantity(wanted));
    } catch (error) {
      if (isOffline(error)) return false;
      await dispatch(reportError(error));
      if (!isSameUser()) return true; // the change stays stored for this user's next visit
    }
    if (wanted) changeSent(userId, wanted);
    const newest = wantedChange(getState(), productId);
    if (isSameUser() && (!newest || (wanted && isSameChange(newest, wanted))))
      dispatch(quantitySent(productId));
    return true;
  };

/**
 * Sends pending quantities one call at a time per product, in all tabs together; only the last of several taps
 * is sent. While the shop is offline, they wait.
 */
const carryOut =
  (productId: string): AppThunk<Promise<void>> =>
  async (dispatch, getState) => {
    if (getState().cart.sending.includes(productId)) return;
    dispatch(sendingBegan(productId));
    let isStale = false;
    while (getState().cart.pendingQuantities[productId] !== undefined) {
      const { userId } = getState().session;
      const send = () => dispatch(sendPending(productId, userId, isStale));
      const isDone = await exclusive(`cart-${productId}`, send);
      if (!isDone) await waitForShop();
      isStale = !isDone;
    }
    dispatch(sendingEnded(productId));
  };

/** Takes up the changes that an earlier visit of this customer could not send. */
export const resumeChanges = (): AppThunk => (dispatch, getState) => {
  for (const pending of pendingChanges(getState().session.userId)) {
    dispatch(quantityPending(pending));
    void dispatch(carryOut(pending.product._id));
  }
};

/**
 * Sets a product's quantity in the cart; 0 removes the product. Reduces the quantity to the stock and tells
 * the customer.
 */
export const changeCart =
  (product: ProductSummary, wanted: number): AppThunk =>
  (dispatch, getState) => {
    const { status, userId } = getState().session;
    const before = quantityOf(getState(), product._id);
    const max = Math.min(product.stock, limits.quantity);
    const isCapped = wanted > max && wanted > before;
    const quantity = isCapped ? max : Math.max(0, wanted);
    if (isCapped) notice.neutral(fill(words().web.cart.full, { count: max }));
    if (quantity === before) return;
    if (status !== 'customer') {
      dispatch(changeGuestCart(product, quantity));
      return;
    }
    const isLoaded = linesOf(getState()) && !wantedChange(getState(), product._id)?.unseen;
    const change = storePending(userId, { product, quantity, unseen: quantity > before && !isLoaded });
    dispatch(quantityPending(change));
    void dispatch(carryOut(product._id));
  };
