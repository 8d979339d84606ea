import { type RefObject, useEffect } from 'react';
import type { ProductSummary } from '../../../contract/product.js';
import { StickyProductBar } from '../../../ui/StickyProductBar/StickyProductBar.js';
import { headerHeight } from '../../../ui/theme/styles.js';
import { useAppDispatch, useAppSelector } from '../../app/store.js';
import { addSeen } from './cartSlice.js';
import { useCart, useChangeCart, useQuantityOf } from './useCart.js';

interface ProductBarProps {
  product: ProductSummary;
  /** The page's own Add. */
  control: RefObject<Element | null>;
}

/** Height of the bar in pixels. */
const height = 74;
/** The part of a phone's screen that neither the header nor the bar covers. */
const uncovered = `-${headerHeight.phone}px 0px -${height}px 0px`;

/** Keeps in the store whether an element is in view, and returns it. */
const useSeen = (ref: RefObject<Element | null>): boolean => {
  const dispatch = useAppDispatch();
  useEffect(() => {
    if (!ref.current) return undefined;
    const watcher = new IntersectionObserver(
      (entries) => dispatch(addSeen(Boolean(entries.at(-1)?.isIntersecting))),
      { rootMargin: uncovered },
    );
    watcher.observe(ref.current);
    return () => {
      watcher.disconnect();
      dispatch(addSeen(true));
    };
  }, [ref, dispatch]);
  return useAppSelector((state) => !state.cart.addOutOfView);
};

/**
 * The bar reaches from edge to edge of a phone. A low window, for example at a high zoom, has no room for it. While the
 * page's own Add is in view, the bar's room at the end of the page stays, so that nothing moves.
 */
const barStyles = {
  mx: { xs: -2, sm: -3 },
  '@media (max-height: 30rem)': { display: 'none' },
};

/** Renders a product's bar at the bottom of a phone's screen while the page's own Add is out of view. */
export function ProductBar({ product, control }: ProductBarProps) {
  const { bill } = useCart();
  const quantity = useQuantityOf(product._id);
  const change = useChangeCart();
  const isAddSeen = useSeen(control);
  return (
    <StickyProductBar
      product={product}
      quantity={quantity}
      onQuantityChange={(wanted) => change(product, wanted)}
      cartQuantity={bill.quantity}
      cartTotal={bill.total}
      sx={{ ...barStyles, visibility: isAddSeen ? 'hidden' : 'visible' }}
    />
  );
}
