import { useEffect, useMemo, useState } from 'react';
import { routes } from '../../../contract/links.js';
import { ErrorState } from '../../../ui/ErrorState/ErrorState.js';
import { useMessages } from '../../../ui/theme/messages.js';
import { CardRow, eagerImages, type ShownCard } from '../../app/CardRow.js';
import { readJson, writeJson } from '../../app/session/storage.js';
import { useSessionUserId, useSession } from '../../app/session/useSession.js';
import { recommendationsApi } from './recommendationsApi.js';

/** The local storage key of the id of the last account on this device whose customer has orders. */
const buyerKey = 'buyer';

/** Whether this device knows that the customer has orders; false until the browser has read the session. */
export const useKnownBuyer = (): boolean => {
  const userId = useSessionUserId();
  const isCustomer = useSession() === 'customer';
  return useMemo(
    () => isCustomer && userId !== undefined && readJson(buyerKey) === userId,
    [isCustomer, userId],
  );
};

export interface BuyAgainRowProps {
  Card: ShownCard;
  /**
   * For customers whose orders this device knows of, the row stands first and reserves its room. For others it stands
   * below the best sellers once the shop has answered, so that it moves nothing above.
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
  const [isKnownBuyer] = useState(useKnownBuyer());
  const isHere = isKnownBuyer === (place === 'first');
  const query = recommendationsApi.useGetBoughtQuery();
  const { currentData: products, error, isFetching, refetch } = query;
  const hasBought = products ? products.length > 0 : isKnownBuyer;
  useEffect(() => {
    // the other place may be rendered later, and must find what this one found
    if (products && isHere) writeJson(buyerKey, products.length > 0 ? userId : '');
  }, [products, isHere, userId]);
  if (!hasBought || !isHere) return null;
  if (error && !products) return <ErrorState title={bought} onRetry={refetch} retrying={isFetching} />;
  return (
    <CardRow
      Card={Card}
      title={bought}
      href={routes.orders}
      products={products}
      eager={place === 'first' ? eagerImages : 0}
    />
  );
}
