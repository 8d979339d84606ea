import { skipToken } from '@reduxjs/toolkit/query';
import { accountApi } from './accountApi.js';

/** In ms: how long an order counts as just placed. */
const recent = 10 * 60_000;

/** Returns whether the customer placed an order in the last 10 minutes, maybe by a call whose reply was lost. */
export const useRecentOrder = (wanted: boolean): boolean => {
  const { currentData: orders = [] } = accountApi.useGetNewestOrdersQuery(wanted ? {} : skipToken, {
    refetchOnMountOrArgChange: true,
  });
  return orders.some(
    ({ createdAt, status }) =>
      status !== 'cancelled' && Math.abs(Date.now() - Date.parse(createdAt)) < recent,
  );
};
