import { skipToken } from '@reduxjs/toolkit/query';
import { lazy, Suspense } from 'react';
import { moneyStanding } from '../../../contract/moneyStanding.js';
import { patiently } from '../../app/net/code.js';
import { useSession } from '../../app/session/useSession.js';
import { accountApi } from './accountApi.js';

const Notice = lazy(
  patiently(() =>
    import('./PendingPaymentNotice.js').then((part) => ({ default: part.PendingPaymentNotice })),
  ),
);

export interface PendingPaymentProps {
  /** A new order is about to be placed here: it would take this one's place (W-15). */
  ordering?: boolean;
}

/** Offers to pay the order that waits for its payment; nothing where there is none. A customer has one at a time. */
export function PendingPayment({ ordering = false }: PendingPaymentProps) {
  const asked = useSession() === 'customer' ? {} : skipToken;
  const { currentData } = accountApi.useGetNewestOrdersQuery(asked, { refetchOnMountOrArgChange: true });
  const order = currentData?.find((candidate) => moneyStanding(candidate) === 'awaiting');
  return order?.payment ? (
    <Suspense>
      <Notice key={order.orderId} order={order} payment={order.payment} ordering={ordering} />
    </Suspense>
  ) : null;
}
