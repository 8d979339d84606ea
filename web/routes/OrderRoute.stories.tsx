import type { Meta } from '@storybook/react-vite';
import { expect, screen } from 'storybook/test';
import { calls } from '../../contract/calls.js';
import { orderLink } from '../../contract/links.js';
import { texts } from '../../contract/texts/en.js';
import { orderOnItsWay } from '../../ui/samples/adminOrders.js';
import { isSilent, refuses, says } from '../support/stage/says.js';
import { seesExtremes } from '../support/stage/extremes.js';
import { scene, Screen } from '../support/stage/screen.js';
import { reads, sees, waits } from '../support/stage/sees.js';

const meta = {
  title: 'Screens/Account/Order',
  component: Screen,
  tags: ['!autodocs'],
  parameters: { layout: 'fullscreen' },
} satisfies Meta<typeof Screen>;
export default meta;

const at = orderLink('TK-7QF4-M2XP');
const { account } = texts.web;

export const Data = scene({ at, as: 'customer' }, sees('button', account.cancelOrder));
export const OnItsWay = scene(
  { at, as: 'customer', answers: [says(calls.order.details, { data: orderOnItsWay })] },
  sees('list', texts.ui.orders.lines),
);
export const Cancelling = scene({ at, as: 'customer' }, async ({ canvas, userEvent }) => {
  await userEvent.click(await canvas.findByRole('button', { name: account.cancelOrder }));
  await expect(await screen.findByRole('alertdialog', { name: account.cancelTitle })).toBeVisible();
});
export const Loading = scene({ at, as: 'customer', answers: [isSilent(calls.order.details)] }, waits);
/** A number that no order of the customer has. */
export const Missing = scene(
  { at, as: 'customer', answers: [refuses(calls.order.details, 'notFound')] },
  reads(account.orderMissing),
);
export const Failed = scene(
  { at, as: 'customer', answers: [refuses(calls.order.details, 'notReady')] },
  sees('button', texts.ui.states.retry),
);

/** The longest names, no pictures, one crore for everything. */
export const NarrowExtremes: typeof Data = {
  ...scene({ at, as: 'customer', extreme: true }, seesExtremes),
  globals: { viewport: { value: 'small' } },
};
