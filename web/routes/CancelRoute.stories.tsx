import type { Meta } from '@storybook/react-vite';
import { calls } from '../../contract/calls.js';
import { cancelLink, routes } from '../../contract/links.js';
import { messages } from '../../contract/messages/en.js';
import { awaitingOrder } from '../../ui/samples/account.js';
import { hindi } from '../../ui/samples/hindi.js';
import { hasOrder, paidOnline, refused } from '../support/stage/ordered.js';
import { isSilent } from '../support/stage/says.js';
import { scene, Screen } from '../support/stage/screen.js';
import { reads, sees } from '../support/stage/sees.js';

const meta = {
  title: 'Screens/Shop/Cancel',
  component: Screen,
  tags: ['!autodocs'],
  parameters: { layout: 'fullscreen' },
} satisfies Meta<typeof Screen>;
export default meta;

const at = routes.cancel;
/** The return address of the payment page. */
const back = cancelLink('TK-7QF4-M2XP');
const { paymentNotice } = messages.ui;

export const Anonymous = scene({ at }, sees('heading', messages.web.result.cancel));

export const StillPayable = scene(
  { at: back, as: 'customer', filled: true, answers: hasOrder(awaitingOrder) },
  sees('link', paymentNotice.payNow),
);
export const PaymentFailed = scene(
  { at: back, as: 'customer', filled: true, answers: hasOrder(refused) },
  reads(paymentNotice.failed.title),
);
/** The payment succeeded after all, and the screen shows that. */
export const PaidAfterAll = scene(
  { at: back, as: 'customer', answers: hasOrder(paidOnline) },
  sees('heading', 'Payment Successfully'),
);
export const Loading = scene(
  { at: back, as: 'customer', answers: [isSilent(calls.order.details)] },
  sees('heading', messages.web.result.cancel),
);
export const Hindi: typeof Anonymous = {
  ...scene({ at: back, as: 'customer', answers: hasOrder(awaitingOrder) }, sees('heading')),
  ...hindi,
};
export const Narrow: typeof Anonymous = {
  ...scene({ at: back, as: 'customer', answers: hasOrder(refused) }, reads(paymentNotice.failed.title)),
  globals: { viewport: { value: 'small' } },
};
