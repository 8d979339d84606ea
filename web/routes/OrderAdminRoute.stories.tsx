import type { Meta } from '@storybook/react-vite';
import { calls } from '../../contract/calls.js';
import { routes } from '../../contract/links.js';
import { formatRupees } from '../../contract/money.js';
import { messages } from '../../contract/messages/en.js';
import { adminMessages } from '../../contract/messages/en/admin.js';
import { fill } from '../../contract/messages/fill.js';
import { orderOnItsWay } from '../../ui/samples/adminOrders.js';
import { isSilent, refuses, says } from '../support/stage/says.js';
import { seesExtremes } from '../support/stage/extremes.js';
import { scene, Screen } from '../support/stage/screen.js';
import { reads, sees, waits } from '../support/stage/sees.js';

const meta = {
  title: 'Screens/Dashboard/Order',
  component: Screen,
  tags: ['!autodocs'],
  parameters: { layout: 'fullscreen' },
} satisfies Meta<typeof Screen>;
export default meta;

const { delivery_address, history, ...delivered } = orderOnItsWay;
const ofFormerCustomer = {
  ...delivered,
  history: history.map((step, at) => (at ? step : { status: step.status, at: step.at })),
  delivery_address: { ...delivery_address, address_line: '', city: '', mobile: '' },
  customer: { name: '', email: '' },
  status: 'delivered' as const,
  note: '',
  nextStatuses: [],
};
const ofWrongAmount = {
  ...orderOnItsWay,
  status: 'placed' as const,
  payment_method: 'online' as const,
  payment_status: 'awaiting' as const,
  customer: { name: 'Demo customer 1', email: 'demo1@example.com' },
  note: '',
  wrong_amount: { amount: 449, currency: 'inr', at: '2026-11-20T19:31:00.000Z' },
  nextStatuses: ['cancelled' as const],
};
const at = `${routes.orderAdmin}/TK-7QF4-M2XP`;

export const Data = scene({ at, as: 'admin' }, sees('button', adminMessages.orders.step.delivered));
/** The account was deleted; the order stays. */
export const FormerCustomer = scene(
  { at, as: 'admin', answers: [says(calls.order.inspect, { data: ofFormerCustomer })] },
  reads(adminMessages.orders.former),
);
/** Another amount than the order's total was paid, so an admin has to check it. */
export const WrongAmount = scene(
  { at, as: 'admin', answers: [says(calls.order.inspect, { data: ofWrongAmount })] },
  reads(fill(adminMessages.orders.wrongAmount, { paid: '₹449.00', total: formatRupees(delivered.totalAmt) })),
);
export const Loading = scene({ at, as: 'admin', answers: [isSilent(calls.order.inspect)] }, waits);
/** No order has this number. */
export const Missing = scene(
  { at, as: 'admin', answers: [refuses(calls.order.inspect, 'notFound')] },
  reads(adminMessages.screens.orderMissing),
);
export const Failed = scene(
  { at, as: 'admin', answers: [refuses(calls.order.inspect, 'notReady')] },
  sees('button', messages.ui.states.retry),
);

/** The longest names, no images, one crore for everything. */
export const NarrowExtremes: typeof Data = {
  ...scene({ at, as: 'admin', extreme: true }, seesExtremes),
  globals: { viewport: { value: 'small' } },
};
