import { skipToken } from '@reduxjs/toolkit/query';
import Button from '@mui/material/Button';
import { useMessages } from '../../../ui/theme/messages.js';
import { CardRow, type ShownCard } from '../../app/CardRow.js';
import { notice } from '../../app/notices.js';
import { recommendationsApi } from './recommendationsApi.js';
import { useRecentlyViewed, recentlyViewed } from './useRecentlyViewed.js';

export interface RecentlyViewedRowProps {
  Card: ShownCard;
  /** The current product, which is left out. */
  except?: string;
}

/** Moves the focus to the main content, because the Clear button that has the focus disappears with its row. */
const goToMain = () => document.getElementById('main')?.focus({ preventScroll: true });

/** Renders the products recently viewed on this device, the most recent first, without those no longer sold. */
export function RecentlyViewedRow({ Card, except }: RecentlyViewedRowProps) {
  const { recommendations } = useMessages().web;
  const ids = useRecentlyViewed().filter((id) => id !== except);
  const query = recommendationsApi.useGetRecentlyViewedQuery(
    ids.length ? { ids: [...ids].sort() } : skipToken,
  );
  const known = new Map(query.data?.map((product) => [product._id, product]));
  const products = ids.flatMap((id) => known.get(id) ?? []);
  const waiting = !query.data && !query.isError;
  if (ids.length === 0 || (!waiting && products.length === 0)) return null;
  const clear = () => {
    goToMain();
    recentlyViewed.forget();
    notice.success(recommendations.recentlyViewedCleared);
  };
  const action = (
    <Button size="small" aria-label={recommendations.clearRecentlyViewedNamed} onClick={clear}>
      {recommendations.clearRecentlyViewed}
    </Button>
  );
  return (
    <CardRow
      Card={Card}
      title={recommendations.recentlyViewed}
      action={action}
      products={waiting ? undefined : products}
    />
  );
}
