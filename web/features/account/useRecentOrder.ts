import { skipToken } from '@reduxjs/toolkit/query';
import { accountApi } from './accountApi.js';

/** How long an order counts as just placed, in ms. */
const recent = 10 * 60_000;

/** Whether the customer has placed an order within the last minutes, as one may have whose answer was lost. */
export const useRecentOrder = (wanted: boolean): boolean => {
  const { currentData: orders = [] } = accountApi.useGetNewestOrdersQuery(wanted ? {} : skipToken, {
    refetchOnMountOrArgChange: true,
  });
  return orders.some(
    ({ createdAt, status }) =>
      status !== 'cancelled' && Math.abs(Date.now() - Date.parse(createdAt)) < recent,
  );
};
