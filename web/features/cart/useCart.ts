import { skipToken } from '@reduxjs/toolkit/query';
import { useDeferredValue, useMemo } from 'react';
import type { CartLine } from '../../../contract/cart.js';
import { billDelivered } from '../../../contract/deliveryRules.js';
import type { Bill } from '../../../contract/money.js';
import type { ProductSummary } from '../../../contract/product.js';
import { useDeliveryRules } from '../../app/delivery.js';
import { useSession } from '../../app/session/useSession.js';
import { useAppDispatch, useAppSelector } from '../../app/store.js';
import { cartApi } from './cartApi.js';
import { guestLines, quantityOf, selectAccountLines } from './cartSelectors.js';
import type { GuestLine } from './guestCart.js';
import { changeCart } from './changeCart.js';

/** The current cart, a guest's or an account's. */
export interface Cart {
  /** The lines of the cart; undefined until loaded. */
  lines: readonly CartLine[] | undefined;
  bill: Bill;
  status: 'loading' | 'ready' | 'failed';
  /** Whether the shop has not confirmed the last changes yet. */
  updating: boolean;
  retry: () => void;
  /** Whether the cart loads again after a failure. */
  retrying: boolean;
}

const useAccountCart = (skipped: boolean) => {
  const { error, isFetching, refetch } = cartApi.useGetCartQuery(skipped ? skipToken : undefined, {
    refetchOnFocus: true,
    refetchOnReconnect: true,
  });
  const lines = useAppSelector(selectAccountLines);
  return { lines, failed: Boolean(error), fetching: isFetching, retry: () => void refetch() };
};

const none: readonly GuestLine[] = [];

const useGuestCart = (skipped: boolean) => {
  const guest = useAppSelector(({ cart }) => cart.guest);
  const known = useAppSelector(({ cart }) => cart.known);
  const kept = guest ?? none;
  const ids = kept.map(({ productId }) => productId).sort();
  const { data, error, isFetching, refetch } = cartApi.useGetSummariesQuery(
    skipped || ids.length === 0 ? skipToken : { ids },
    { refetchOnReconnect: true },
  );
  const lines = useMemo(() => {
    const products = new Map<string, ProductSummary>();
    if (error) for (const { productId, product } of kept) if (product) products.set(productId, product);
    for (const [productId, product] of Object.entries(known)) products.set(productId, product);
    for (const product of data ?? []) products.set(product._id, product);
    // a product that is missing from an answer is gone; without any answer that is unknown
    const isComplete = kept.every(({ productId }) => products.has(productId));
    return isComplete || (error ? data : !isFetching) ? guestLines(kept, products) : undefined;
  }, [kept, known, data, error, isFetching]);
  return {
    lines: guest && lines,
    failed: Boolean(error && !data),
    fetching: isFetching,
    retry: () => void refetch(),
  };
};

/**
 * Returns a value one render late when it arrives, so that React renders what it fills in pieces, between which
 * the page answers. Later changes are not delayed.
 */
const useArriving = <Value>(value: Value | undefined): Value | undefined => {
  const arrived = useDeferredValue(value !== undefined);
  return arrived ? value : undefined;
};

/** Returns the current cart: the account's for a customer, otherwise the guest's cart in the browser. */
export const useCart = (): Cart => {
  const session = useSession();
  const updating = useAppSelector(({ cart }) => Object.keys(cart.pendingQuantities).length > 0);
  const account = useAccountCart(session !== 'customer');
  const guest = useGuestCart(session !== 'anonymous');
  const { lines: loaded, failed, fetching, retry } = session === 'customer' ? account : guest;
  const lines = useArriving(loaded);
  const rules = useDeliveryRules(Boolean(lines?.length));
  const bill = useMemo(() => billDelivered(lines ?? [], rules), [lines, rules]);
  const status = lines ? 'ready' : failed && !loaded ? 'failed' : 'loading';
  return { lines, bill, status, updating, retry, retrying: status === 'failed' && fetching };
};

export const useQuantityOf = (productId: string): number =>
  useAppSelector((state) => quantityOf(state, productId));

/** Returns a function that sets a product's quantity; 0 removes it. */
export const useChangeCart = (): ((product: ProductSummary, quantity: number) => void) => {
  const dispatch = useAppDispatch();
  return (product, quantity) => dispatch(changeCart(product, quantity));
};
