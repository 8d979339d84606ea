import type { Meta } from '@storybook/react-vite';
import { calls } from '../../contract/calls.js';
import { limits } from '../../contract/limits.js';
import { routes } from '../../contract/links.js';
import { messages } from '../../contract/messages/en.js';
import { adminMessages } from '../../contract/messages/en/admin.js';
import { adminOrders, statusCounts } from '../../ui/samples/adminOrders.js';
import { isSilent, refuses, says } from '../support/stage/says.js';
import { seesExtremes } from '../support/stage/extremes.js';
import { scene, Screen } from '../support/stage/screen.js';
import { reads, retries, waits } from '../support/stage/sees.js';

const meta = {
  title: 'Screens/Dashboard/Orders',
  component: Screen,
  tags: ['!autodocs'],
  parameters: { layout: 'fullscreen' },
} satisfies Meta<typeof Screen>;
export default meta;

const at = routes.orderAdmin;

export const Data = scene({ at, as: 'admin' }, reads('TK-7QF4-M2XP'));
export const Loading = scene({ at, as: 'admin', answers: [isSilent(calls.order.adminOrders)] }, waits);
export const Empty = scene(
  {
    at,
    as: 'admin',
    answers: [
      says(calls.order.adminOrders, {
        data: [],
        totalCount: 0,
        counts: { payment_pending: 0, placed: 0, packed: 0, out_for_delivery: 0, delivered: 0, cancelled: 0 },
      }),
    ],
  },
  reads(adminMessages.orders.none),
);
export const Failed = scene(
  { at, as: 'admin', answers: [refuses(calls.order.adminOrders, 'notReady')] },
  retries(
    says(calls.order.adminOrders, {
      data: [...adminOrders],
      totalCount: adminOrders.length,
      counts: statusCounts,
    }),
  ),
);
/** The last order of the last page was packed, or the address names a page that never existed. */
export const BeyondLastPage = scene(
  {
    at: `${at}?status=placed&page=99`,
    as: 'admin',
    answers: [
      says(calls.order.adminOrders, ({ page }) => ({
        data: Number(page) === 2 ? [...adminOrders] : [],
        totalCount: limits.pageSize.table + 1,
        counts: statusCounts,
      })),
    ],
  },
  async (context) => {
    await reads('TK-7QF4-M2XP')(context);
    await reads('Page 2 of 2')(context);
  },
);
/** Only admins may open it. */
export const Customer = scene({ at, as: 'customer' }, reads(messages.errors.forbidden));

/** The longest names, no images, one crore for everything. */
export const NarrowExtremes: typeof Data = {
  ...scene({ at, as: 'admin', extreme: true }, seesExtremes),
  globals: { viewport: { value: 'small' } },
};
