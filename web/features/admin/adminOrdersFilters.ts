import { oneOf, paymentStatuses, shownStatuses } from '../../../contract/codes.js';
import { limits } from '../../../contract/limits.js';
import { routes } from '../../../contract/links.js';
import type { CallBody } from '../../../contract/schemas.js';
import type { FilterValues } from '../../../ui/FilterBar/filters.js';
import type { StatusChoice } from '../../../ui/StatusTabs/StatusTabs.js';
import { pageOf } from './pageOf.js';

/** The choices of the time filter of the admin orders: orders placed within the last so many days. */
export const spans: readonly number[] = [1, limits.failedPaymentDays, 30];

/** The filters of the admin orders, as the screen's address contains them. */
export interface AdminOrdersFilters {
  status: StatusChoice;
  /** The active filters: `payment`, `days`, `due` and `problem`. */
  filters: FilterValues;
  search: string;
  page: number;
}

const filtersIn = (params: URLSearchParams): FilterValues => {
  const payment = oneOf(paymentStatuses, params.get('payment'));
  const days = oneOf(spans.map(String), params.get('days'));
  const problem = oneOf(['open'] as const, params.get('problem'));
  const due = oneOf(['open'] as const, params.get('due'));
  return {
    ...(payment && { payment }),
    ...(days && { days }),
    ...(due && { due }),
    ...(problem && { problem }),
  };
};

/** Reads the filters of the admin orders from an address; ignores invalid values. */
export const adminOrdersFiltersIn = (params: URLSearchParams): AdminOrdersFilters => ({
  status: oneOf(shownStatuses, params.get('status')) ?? 'all',
  filters: filtersIn(params),
  search: params.get('search') ?? '',
  page: pageOf(params.get('page')),
});

export const asParams = ({ status, filters, search, page }: AdminOrdersFilters): Record<string, string> => ({
  ...(status !== 'all' && { status }),
  ...filters,
  ...(search && { search }),
  ...(page > 1 && { page: String(page) }),
});

/** Returns a link to the admin orders; empty filters are left out. */
export const adminOrdersLink = (filters: Partial<AdminOrdersFilters>): string =>
  `${routes.orderAdmin}?${new URLSearchParams(asParams({ status: 'all', filters: {}, search: '', page: 1, ...filters })).toString()}`;

/** Returns the body of the call that loads the admin orders with these filters. */
export const queryOf = ({
  status,
  filters,
  search,
  page,
}: AdminOrdersFilters): CallBody<'order', 'adminOrders'> => {
  const payment = oneOf(paymentStatuses, filters.payment);
  return {
    search: search.slice(0, limits.search),
    page,
    ...(status !== 'all' && { status }),
    ...(payment && { payment }),
    ...(filters.days && { days: filters.days }),
    ...(filters.due && { due: 'open' as const }),
    ...(filters.problem && { problem: 'open' as const }),
  };
};
