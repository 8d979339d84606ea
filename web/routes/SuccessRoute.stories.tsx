import type { Meta } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { calls } from '../../contract/calls.js';
import { routes, successLink } from '../../contract/links.js';
import { messages } from '../../contract/messages/en.js';
import { awaitingOrder } from '../../ui/samples/account.js';
import { hindi } from '../../ui/samples/hindi.js';
import { hasOrder, paidOnline, refunding, refused } from '../support/stage/ordered.js';
import { deliveryNoteChoice, readChoice, writeChoice } from '../app/session/drafts.js';
import { isSilent, refuses } from '../support/stage/says.js';
import { scene, Screen } from '../support/stage/screen.js';
import { reads, sees } from '../support/stage/sees.js';

const meta = {
  title: 'Screens/Shop/Success',
  component: Screen,
  tags: ['!autodocs'],
  parameters: { layout: 'fullscreen' },
} satisfies Meta<typeof Screen>;
export default meta;

const at = routes.success;
/** The return address of the payment page. */
const back = successLink('TK-7QF4-M2XP');
const { paymentNotice } = messages.ui;
const { orderPages } = messages.web;

export const Data = scene(
  { at, as: 'customer', state: { text: 'Order', orderId: 'TK-7QF4-M2XP' } },
  async (context) => {
    await reads('TK-7QF4-M2XP')(context);
    await expect(context.canvas.getByRole('link', { name: orderPages.track })).toBeVisible();
    await expect(context.canvas.getByText(orderPages.cancelSoon)).toBeVisible();
  },
);
export const Loading = scene(
  {
    at,
    as: 'customer',
    state: { text: 'Order', orderId: 'TK-7QF4-M2XP' },
    answers: [isSilent(calls.order.details)],
  },
  sees('heading', 'Order Successfully'),
);
export const Failed = scene(
  {
    at,
    as: 'customer',
    state: { text: 'Order', orderId: 'TK-7QF4-M2XP' },
    answers: [refuses(calls.order.details, 'notReady')],
  },
  sees('button', messages.ui.states.retry),
);
/** Opened by its address alone. */
export const WithoutOrder = scene({ at }, sees('heading', 'Payment Successfully'));

/** The screen claims no payment before the provider has confirmed it. */
export const Waiting = scene(
  { at: back, as: 'customer', answers: hasOrder(awaitingOrder) },
  async ({ canvas }) => {
    await canvas.findByRole('heading', { name: paymentNotice.returned.title });
    await expect(canvas.queryByText(/Successfully/)).toBeNull();
  },
);
export const LookingUp = scene(
  { at: back, as: 'customer', answers: [isSilent(calls.order.details)] },
  sees('heading', messages.web.orderPages.lookingUp),
);
/** The note for the delivery is forgotten with the order that has it. */
export const Paid = scene({ at: back, as: 'customer', answers: hasOrder(paidOnline) }, async (context) => {
  writeChoice('customer', deliveryNoteChoice, 'Ring twice');
  await sees('heading', 'Payment Successfully')(context);
  await expect(readChoice('customer', deliveryNoteChoice)).toBe('');
});
export const PaymentFailed = scene(
  { at: back, as: 'customer', answers: hasOrder(refused) },
  sees('link', messages.web.result.backToCheckout),
);
export const Refunding = scene(
  { at: back, as: 'customer', answers: hasOrder(refunding) },
  sees('heading', 'Your refund of ₹415.00 is on its way'),
);
/** An invented number. */
export const Unknown = scene(
  { at: back, as: 'customer', answers: [refuses(calls.order.details, 'notFound')] },
  sees('heading', messages.web.orderPages.unknown),
);
export const LoggedOut = scene({ at: back }, sees('link', messages.web.account.login));
export const Hindi: typeof Data = {
  ...scene({ at: back, as: 'customer', answers: hasOrder(awaitingOrder) }, sees('heading')),
  ...hindi,
};
/** The heading is in the language of the page, also when that was changed after the order. */
export const PlacedInHindi: typeof Data = {
  ...scene(
    { at, as: 'customer', state: { text: 'Order', orderId: 'TK-7QF4-M2XP' } },
    sees('heading', 'ऑर्डर सफल रहा'),
  ),
  ...hindi,
};
export const Narrow: typeof Data = {
  ...scene(
    { at: back, as: 'customer', answers: hasOrder({ ...refunding, totalAmt: 1_00_00_000 }) },
    sees('heading', /1,00,00,000/),
  ),
  globals: { viewport: { value: 'small' } },
};
