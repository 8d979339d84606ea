import { oneOf, paymentStatuses, shownStatuses } from '../../../contract/codes.js';
import { limits } from '../../../contract/limits.js';
import { routes } from '../../../contract/links.js';
import type { CallBody } from '../../../contract/schemas.js';
import type { FilterValues } from '../../../ui/FilterBar/filters.js';
import { type ParamFields, isOneOf, pageOf } from './useListParams.js';

/** The choices of the time filter of the admin orders: orders placed within the last so many days. */
export const spans: readonly number[] = [1, limits.failedPaymentDays, 30];

export const adminOrdersFields: ParamFields = {
  status: isOneOf(shownStatuses),
  payment: isOneOf(paymentStatuses),
  days: isOneOf(spans.map(String)),
  due: isOneOf(['open']),
  problem: isOneOf(['open']),
};

/** Returns a link to the admin orders with these filters. */
export const adminOrdersLink = (values: FilterValues): string =>
  `${routes.orderAdmin}?${new URLSearchParams(values).toString()}`;

/** Returns the body of the call that loads the admin orders. */
export const queryOf = (values: FilterValues): CallBody<'order', 'adminOrders'> => {
  const { search = '', days, due, problem } = values;
  const status = oneOf(shownStatuses, values.status);
  const payment = oneOf(paymentStatuses, values.payment);
  return {
    search: search.slice(0, limits.search),
    page: pageOf(values.page),
    ...(status && { status }),
    ...(payment && { payment }),
    ...(days && { days }),
    ...(due && { due: 'open' as const }),
    ...(problem && { problem: 'open' as const }),
  };
};
