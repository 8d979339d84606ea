import { paymentStatuses } from '../../../contract/codes.js';
import { fill } from '../../../contract/texts/fill.js';
import type { FilterField } from '../../../ui/FilterBar/filters.js';
import { useAdminTexts } from '../../../ui/theme/adminTexts.js';
import { useTexts } from '../../../ui/theme/texts.js';
import { spans } from './boardWish.js';

/** What the orders board is filtered by, besides the status. */
export const useBoardFilters = (): FilterField[] => {
  const { orders: words } = useAdminTexts();
  const { payment } = useTexts().ui.orders;
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
