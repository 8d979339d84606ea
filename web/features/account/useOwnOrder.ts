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

/** How often an order that is still on its way is asked after where it is not told live, and its payment while it waits, in ms. */
const askEvery = 10_000;

const moves = (order: Order | undefined) => order !== undefined && nextStatuses(order, 'admin').length > 0;

/** An order that waits for its payment: has the provider asked, so that it is known even if its own word was lost. */
const useAskPayment = ({ orderId, waits }: { orderId: string; waits: boolean }) => {
  const [ask] = accountApi.useAskPaymentMutation();
  useEffect(() => {
    if (!waits) return;
    void ask({ orderId });
    const asking = setInterval(() => void ask({ orderId }), askEvery);
    return () => clearInterval(asking);
  }, [ask, orderId, waits]);
};

/** Paying takes its lines out of the cart. */
const useEmptiedCart = (paid: boolean) => {
  const dispatch = useAppDispatch();
  useEffect(() => {
    if (paid) dispatch(api.util.invalidateTags(['Cart']));
  }, [dispatch, paid]);
};

/** One order of the customer, followed while it is looked at. */
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
    /** No order of this customer has the number. */
    missing: !currentData && isFailure(error) && error.code === 'notFound',
    failed: !currentData && Boolean(error) && !isFetching,
    retry: () => void refetch(),
  };
};
