import { skipToken } from '@reduxjs/toolkit/query';
import { routes } from '../../../contract/links.js';
import { ErrorState } from '../../../ui/ErrorState/ErrorState.js';
import { ProductRow } from '../../../ui/ProductRow/ProductRow.js';
import { useMessages } from '../../../ui/theme/messages.js';
import { useSessionUserId, useSession } from '../../app/session/useSession.js';
import { recommendationsApi } from './recommendationsApi.js';
import type { ShownCard } from './shownCard.js';
import { useHasBought } from './useHasBought.js';

/**
 * Renders the products that a customer has bought before. It reserves its room while loading; without orders
 * it shows nothing.
 */
export function BuyAgainRow({ Card }: { Card: ShownCard }) {
  const { bought } = useMessages().web.recommendations;
  const userId = useSessionUserId();
  const isCustomer = useSession() === 'customer';
  const query = recommendationsApi.useGetBoughtQuery(isCustomer ? undefined : skipToken);
  const { currentData: products, isError, isFetching, refetch } = query;
  const hasBought = useHasBought(userId, products && products.length > 0);
  if (!isCustomer || !hasBought) return null;
  if (isError && !products) return <ErrorState title={bought} onRetry={refetch} retrying={isFetching} />;
  return (
    <ProductRow title={bought} href={routes.orders} loading={!products}>
      {products?.map((product) => (
        <Card key={product._id} product={product} />
      ))}
    </ProductRow>
  );
}
