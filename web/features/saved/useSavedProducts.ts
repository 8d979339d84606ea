import { createSelector } from '@reduxjs/toolkit';
import { skipToken } from '@reduxjs/toolkit/query';
import { useMemo } from 'react';
import type { ProductSummary } from '../../../contract/product.js';
import type { SavedProduct } from '../../../contract/savedProduct.js';
import { useSession } from '../../app/session/useSession.js';
import { type RootState, useAppSelector } from '../../app/store.js';
import { withChange } from './guestSaved.js';
import { savedApi } from './savedApi.js';
import { savedProducts } from './useSaved.js';

/** The saved products as they are shown, with pending changes; undefined until loaded. */
const selectShown = createSelector(
  savedProducts,
  (state: RootState) => state.saved.pending,
  (saved, pending) => saved && Object.values(pending).reduce(withChange, saved as SavedProduct[]),
);

/** A saved product with what the shop says about it now. */
export interface Shown extends Omit<SavedProduct, 'productId'> {
  product: ProductSummary;
}

export interface SavedList {
  /** Undefined until loaded. Products that the shop no longer sells are left out. */
  products: readonly Shown[] | undefined;
  failed: boolean;
  /** Whether the products load again after a failure. */
  retrying: boolean;
  retry: () => void;
}

/** Joins saved products with the shop's products. What has loaded stays while others load. */
const useJoined = (saved: readonly SavedProduct[] | undefined) => {
  const ids = useMemo(() => saved?.map(({ productId }) => productId).sort(), [saved]);
  // stock and prices may have changed since the screen was last open
  const fresh = { refetchOnMountOrArgChange: true, refetchOnFocus: true };
  const query = savedApi.useGetSavedProductsQuery(ids?.length ? { ids } : skipToken, fresh);
  const { data, error, isFetching, refetch } = query;
  const products = useMemo(() => {
    if (!saved || (saved.length > 0 && !data)) return undefined;
    const known = new Map(data?.map((product) => [product._id, product]));
    return saved.flatMap(({ productId, favourite, quantity }) => {
      const product = known.get(productId);
      return product ? [{ product, favourite, quantity }] : [];
    });
  }, [saved, data]);
  return { products, failed: Boolean(error) && !products, retrying: isFetching, refetch };
};

/** Returns the customer's or the guest's favourites, the newest first, and the weekly list. */
export const useSavedProducts = (): { favourites: SavedList; weeklyList: SavedList } => {
  const isCustomer = useSession() === 'customer';
  const account = savedApi.useGetSavedQuery(isCustomer ? undefined : skipToken);
  const shown = useAppSelector(selectShown);
  const favourites = useJoined(useMemo(() => shown?.filter(({ favourite }) => favourite).reverse(), [shown]));
  const lines = useJoined(useMemo(() => shown?.filter(({ quantity }) => quantity > 0), [shown]));
  const isLost = Boolean(account.error) && !account.data;
  const listOf = ({ products, failed, retrying, refetch }: ReturnType<typeof useJoined>): SavedList => ({
    products,
    failed: failed || isLost,
    retrying: isLost ? account.isFetching : retrying,
    retry: () => void (isLost ? account.refetch() : refetch()),
  });
  return { favourites: listOf(favourites), weeklyList: listOf(lines) };
};
