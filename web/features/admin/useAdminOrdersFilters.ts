import { paymentStatuses } from '../../../contract/codes.js';
import { fill } from '../../../contract/messages/fill.js';
import type { FilterField } from '../../../ui/FilterBar/filters.js';
import { useAdminMessages } from '../../../ui/theme/adminMessages.js';
import { useMessages } from '../../../ui/theme/messages.js';
import { spans } from './adminOrdersFilters.js';

/** Returns the filters of the admin orders by payment and time; the status has tabs instead. */
export const useAdminOrdersFilters = (): FilterField[] => {
  const { orders: words } = useAdminMessages();
  const { payment } = useMessages().ui.orders;
  return [
    {
      key: 'payment',
      label: words.payment,
      options: paymentStatuses.map((value) => ({ value, label: payment[value] })),
    },
    {
      key: 'days',
      label: words.placedWithin,
      options: spans.map((days) => ({
        value: String(days),
        label: days === 1 ? words.lastDay : fill(words.lastDays, { days }),
      })),
    },
  ];
};
