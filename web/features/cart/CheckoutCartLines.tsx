import Divider from '@mui/material/Divider';
import Stack from '@mui/material/Stack';
import type { CartLine } from '../../../contract/cart.js';
import { CartLineRow } from '../../../ui/CartLineRow/CartLineRow.js';
import { useMessages } from '../../../ui/theme/messages.js';
import { useFocusThatStays } from '../../../ui/theme/useFocusThatStays.js';
import { useAppDispatch, useAppSelector } from '../../app/store.js';
import { cartApi } from './cartApi.js';
import { changeCart } from './changeCart.js';
import { type Cart, useCart, useChangeCart } from './useCart.js';

/** Renders the cart lines at the checkout, which can still be changed. */
export function CheckoutCartLines({ lines }: { lines: readonly CartLine[] }) {
  const { checkout } = useMessages().web;
  const change = useChangeCart();
  const { holder, press } = useFocusThatStays<HTMLUListElement>(lines.map(({ productId }) => productId._id));
  return (
    <Stack
      component="ul"
      ref={holder}
      tabIndex={-1}
      aria-label={checkout.items}
      divider={<Divider component="li" aria-hidden />}
    >
      {lines.map((line) => (
        <CartLineRow
          key={line.productId._id}
          line={line}
          onQuantityChange={(quantity) => {
            press(line.productId._id);
            change(line.productId, quantity);
          }}
        />
      ))}
    </Stack>
  );
}

interface CheckoutCart extends Cart {
  /** Reduces each line to the stock and removes unavailable lines. */
  adjust: () => void;
  /** Accepts today's prices for all lines of the cart. */
  acceptPrices: () => void;
}

/**
 * Returns the current cart with the actions that the checkout needs. Its status is `loading` until the guest's cart is
 * merged into it.
 */
export const useCheckoutCart = (): CheckoutCart => {
  const cart = useCart();
  const merging = useAppSelector((state) => Boolean(state.cart.guest?.length));
  const dispatch = useAppDispatch();
  const [accept] = cartApi.useAcceptPricesMutation();
  const adjust = () => {
    for (const { productId, quantity, unavailable } of cart.lines ?? []) {
      const max = unavailable ? 0 : productId.stock;
      if (quantity > max) dispatch(changeCart(productId, max));
    }
  };
  const status = merging && cart.status === 'ready' ? 'loading' : cart.status;
  return { ...cart, status, adjust, acceptPrices: () => void accept() };
};
