import { useAppDispatch } from '../../app/store.js';
import { cartApi } from './cartApi.js';
import { changeCart } from './changeCart.js';
import { type Cart, useCart } from './useCart.js';

export interface CheckoutCart extends Cart {
  /** Reduces each line to the stock and removes unavailable lines. */
  adjust: () => void;
  /** Accepts today's prices for all lines of the cart. */
  acceptPrices: () => void;
}

/** Returns the current cart with the actions that the checkout needs. */
export const useCheckoutCart = (): CheckoutCart => {
  const cart = useCart();
  const dispatch = useAppDispatch();
  const [accept] = cartApi.useAcceptPricesMutation();
  const adjust = () => {
    for (const { productId, quantity, unavailable } of cart.lines ?? []) {
      const max = unavailable ? 0 : productId.stock;
      if (quantity > max) dispatch(changeCart(productId, max));
    }
  };
  return { ...cart, adjust, acceptPrices: () => void accept() };
};
