import { skipToken } from '@reduxjs/toolkit/query';
import { lazy, Suspense } from 'react';
import { moneyStanding } from '../../../contract/moneyStanding.js';
import { waitingForShop } from '../../app/net/code.js';
import { useSession } from '../../app/session/useSession.js';
import { accountApi } from './accountApi.js';

const Notice = lazy(waitingForShop(() => import('./PendingPaymentNotice.js')));

export interface PendingPaymentProps {
  /** Whether the customer is about to place a new order, which would replace the unpaid one. */
  ordering?: boolean;
}

/** Offers to pay the order that waits for its payment, if there is one. A customer has at most one. */
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
