import { skipToken } from '@reduxjs/toolkit/query';
import { useEffect, useState } from 'react';
import { routes } from '../../../contract/links.js';
import { ErrorState } from '../../../ui/ErrorState/ErrorState.js';
import { ProductRow } from '../../../ui/ProductRow/ProductRow.js';
import { useMessages } from '../../../ui/theme/messages.js';
import { readJson, writeItem } from '../../app/session/storage.js';
import { useSessionUserId, useSession } from '../../app/session/useSession.js';
import { recommendationsApi } from './recommendationsApi.js';
import type { ShownCard } from './shownCard.js';

/** The local storage key of the id of the account that had orders by the shop's last answer. */
const buyerKey = 'buyer';

export interface BuyAgainRowProps {
  Card: ShownCard;
  /**
   * The row stands first for customers who are known on this device to have orders, and reserves its room. For others
   * it comes later, once the shop has answered, where it moves nothing that is in sight.
   */
  place: 'first' | 'later';
}

/** Renders the products that a customer has bought before; nothing for a customer without orders. */
export function BuyAgainRow(props: BuyAgainRowProps) {
  const userId = useSessionUserId();
  const isCustomer = useSession() === 'customer';
  return isCustomer && userId !== undefined ? <CustomerRow key={userId} userId={userId} {...props} /> : null;
}

function CustomerRow({ Card, place, userId }: BuyAgainRowProps & { userId: string }) {
  const { bought } = useMessages().web.recommendations;
  const [isKnown] = useState(() => readJson(buyerKey) === userId);
  const query = recommendationsApi.useGetBoughtQuery(useSession() === 'customer' ? undefined : skipToken);
  const { currentData: products, isError, isFetching, refetch } = query;
  const hasBought = products ? products.length > 0 : isKnown;
  useEffect(() => {
    if (products) writeItem(buyerKey, JSON.stringify(products.length > 0 ? userId : ''));
  }, [products, userId]);
  if (!hasBought || isKnown !== (place === 'first')) return null;
  if (isError && !products) return <ErrorState title={bought} onRetry={refetch} retrying={isFetching} />;
  return (
    <ProductRow title={bought} href={routes.orders} loading={!products}>
      {products?.map((product) => (
        <Card key={product._id} product={product} />
      ))}
    </ProductRow>
  );
}
