import { type RefObject, useEffect, useRef } from 'react';
import type { ProductSummary } from '../../../contract/product.js';
import { StickyProductBar } from '../../../ui/StickyProductBar/StickyProductBar.js';
import { headerHeight } from '../../../ui/theme/styles.js';
import { useAppDispatch, useAppSelector } from '../../app/store.js';
import { setAddOutOfView } from './cartSlice.js';
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

/**
 * Keeps in the store whether the page's own Add is out of view, and returns it. At the end of the page, where the bar has
 * to stop above the footer, it counts as in view: the cart's bar is there.
 */
const useAddOutOfView = (add: RefObject<Element | null>, end: RefObject<Element | null>): boolean => {
  const dispatch = useAppDispatch();
  useEffect(() => {
    const inView = new Set<Element>();
    const watcher = new IntersectionObserver(
      (entries) => {
        for (const { target, isIntersecting } of entries)
          if (isIntersecting) inView.add(target);
          else inView.delete(target);
        dispatch(setAddOutOfView(inView.size === 0));
      },
      { rootMargin: uncovered },
    );
    for (const { current } of [add, end]) if (current) watcher.observe(current);
    return () => {
      watcher.disconnect();
      dispatch(setAddOutOfView(false));
    };
  }, [add, end, dispatch]);
  return useAppSelector((state) => state.cart.addOutOfView);
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
  const end = useRef<HTMLDivElement>(null);
  const isShown = useAddOutOfView(control, end);
  return (
    <>
      <StickyProductBar
        product={product}
        quantity={quantity}
        onQuantityChange={(wanted) => change(product, wanted)}
        cartQuantity={bill.quantity}
        cartTotal={bill.total}
        sx={{ ...barStyles, visibility: isShown ? 'visible' : 'hidden' }}
      />
      <div ref={end} />
    </>
  );
}
