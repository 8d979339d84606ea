import { useAppDispatch } from '../../app/store.js';
import { cartApi } from './cartApi.js';
import { changeCart } from './changeCart.js';
import { type Cart, useCart } from './useCart.js';

export interface CheckoutCart extends Cart {
  /** Brings each line down to what can be bought; what cannot be bought at all goes. */
  adjust: () => void;
  /** The customer has seen today's prices. */
  acceptPrices: () => void;
}

/** The cart, as the checkout needs it. */
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
