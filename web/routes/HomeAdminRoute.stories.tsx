import type { Meta } from '@storybook/react-vite';
import { expect, screen } from 'storybook/test';
import { calls } from '../../contract/calls.js';
import { routes } from '../../contract/links.js';
import { messages } from '../../contract/messages/en.js';
import { adminMessages } from '../../contract/messages/en/admin.js';
import { statistics } from '../support/stage/mockDashboard.js';
import { isSilent, refuses, says } from '../support/stage/says.js';
import { scene, Screen } from '../support/stage/screen.js';
import { reads, retries, sees, waits } from '../support/stage/sees.js';

const meta = {
  title: 'Screens/Dashboard/Home',
  component: Screen,
  tags: ['!autodocs'],
  parameters: { layout: 'fullscreen' },
} satisfies Meta<typeof Screen>;
export default meta;

const at = routes.dashboard;
const none = { now: { orders: 0, amount: 0, basket: 0 }, before: { orders: 0, amount: 0, basket: 0 } };

export const Data = scene({ at, as: 'admin' }, async (context) => {
  await sees('link', /New orders/)(context);
  await expect(context.canvas.getByRole('link', { name: /^Failed payments/ })).toHaveAttribute(
    'href',
    `${routes.orderAdmin}?payment=failed&days=7`,
  );
});
export const Loading = scene({ at, as: 'admin', answers: [isSilent(calls.statistics.home)] }, waits);
/** A shop without sales. */
export const Empty = scene(
  {
    at,
    as: 'admin',
    answers: [
      says(calls.statistics.home, {
        data: {
          ...statistics,
          needs: {
            placed: 0,
            packed: 0,
            out_for_delivery: 0,
            lowStock: 0,
            soldOut: 0,
            failedPayments: 0,
            problems: 0,
            ratings: 0,
          },
          sales: { today: none, week: none, month: none },
          days: statistics.days.map(({ day }) => ({ day, orders: 0, amount: 0 })),
          top: { bySold: [], byAmount: [] },
        },
      }),
    ],
  },
  reads(adminMessages.home.noSales),
);
export const Failed = scene(
  { at, as: 'admin', answers: [refuses(calls.statistics.home, 'notReady')] },
  retries(says(calls.statistics.home, { data: statistics })),
);
/** Only admins may open it. */
export const Customer = scene({ at, as: 'customer' }, reads(messages.errors.forbidden));
/** Ctrl K on any screen finds a screen or a product by a few letters. */
export const Palette = scene({ at, as: 'admin' }, async ({ canvas, userEvent }) => {
  await canvas.findByRole('link', { name: /New orders/ });
  await userEvent.keyboard('{Control>}k{/Control}');
  await userEvent.type(await screen.findByRole('combobox'), 'milk');
  await expect(await screen.findByRole('option', { name: /Amul Taaza/ })).toBeVisible();
});
