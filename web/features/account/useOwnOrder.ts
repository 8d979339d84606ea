import { skipToken } from '@reduxjs/toolkit/query';
import { useEffect } from 'react';
import { moneyStanding } from '../../../contract/moneyStanding.js';
import type { Order } from '../../../contract/order.js';
import { nextStatuses } from '../../../contract/orderSteps.js';
import { api } from '../../app/api.js';
import { isFailure } from '../../app/net/failure.js';
import { useSession } from '../../app/session/useSession.js';
import { useAppDispatch } from '../../app/store.js';
import { accountApi } from './accountApi.js';
import { useLiveOrders } from './useLiveOrders.js';

/**
 * In ms: how often an order that is not finished is loaded again while there are no live events, and how
 * often the shop is asked to check an unpaid order's payment.
 */
const askEvery = 10_000;

const moves = (order: Order | undefined) => order !== undefined && nextStatuses(order, 'admin').length > 0;

/**
 * Asks the shop regularly to check an order's payment with the payment provider while it is unpaid, in case
 * the provider's event was lost.
 */
const useAskPayment = ({ orderId, waits }: { orderId: string; waits: boolean }) => {
  const [ask] = accountApi.useAskPaymentMutation();
  useEffect(() => {
    if (!waits) return;
    void ask({ orderId });
    const asking = setInterval(() => void ask({ orderId }), askEvery);
    return () => clearInterval(asking);
  }, [ask, orderId, waits]);
};

/** Reloads the cart once the order is paid, since payment removes its lines. */
const useEmptiedCart = (paid: boolean) => {
  const dispatch = useAppDispatch();
  useEffect(() => {
    if (paid) dispatch(api.util.invalidateTags(['Cart']));
  }, [dispatch, paid]);
};

/** Returns an order of the customer, with updates while its screen is open. */
export const useOwnOrder = (orderId: string) => {
  const asked = useSession() === 'customer' ? { orderId } : skipToken;
  const live = useLiveOrders();
  const underWay = moves(accountApi.endpoints.getOrder.useQueryState(asked).currentData);
  const { currentData, error, isFetching, refetch } = accountApi.useGetOrderQuery(asked, {
    refetchOnMountOrArgChange: true,
    pollingInterval: underWay && !live ? askEvery : 0,
    skipPollingIfUnfocused: true,
  });
  const standing = currentData && moneyStanding(currentData);
  useAskPayment({ orderId, waits: standing === 'awaiting' });
  useEmptiedCart(standing === 'secured' && currentData?.payment_method === 'online');
  return {
    order: currentData,
    standing,
    /** Whether the customer has no order with this number. */
    missing: !currentData && isFailure(error) && error.code === 'notFound',
    failed: !currentData && Boolean(error),
    /** Whether the order loads again after a failure. */
    retrying: isFetching,
    retry: () => void refetch(),
  };
};
