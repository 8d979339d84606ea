import type { Meta } from '@storybook/react-vite';
import { expect, fn, screen, waitFor, within } from 'storybook/test';
import { calls } from '../../contract/calls.js';
import { routes } from '../../contract/links.js';
import { formatRupees } from '../../contract/money.js';
import { messages } from '../../contract/messages/en.js';
import { adminMessages } from '../../contract/messages/en/admin.js';
import { fill } from '../../contract/messages/fill.js';
import { answeredProblem, openProblem, sampleUser } from '../../ui/samples/account.js';
import { orderOnItsWay } from '../../ui/samples/adminOrders.js';
import { adminOrder } from '../support/stage/mockShop.js';
import { isSilent, refuses, says } from '../support/stage/says.js';
import { seesExtremes } from '../support/stage/extremes.js';
import { scene, Screen } from '../support/stage/screen.js';
import { reads, retries, sees, waits } from '../support/stage/sees.js';

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

export const Data = scene({ at, as: 'admin' }, async (context) => {
  const { canvas } = context;
  await sees('button', adminMessages.orders.step.delivered)(context);
  const email = canvas.getByRole('link', { name: sampleUser.email });
  await expect(email).toHaveAttribute('href', `mailto:${sampleUser.email}`);
  const bill = canvas.getByRole('region', { name: messages.ui.cart.billDetails });
  await expect(bill).toHaveTextContent(`Grand total${formatRupees(orderOnItsWay.totalAmt)}`);
});
const noted = fn();
/** With a note the shop gets the note that it replaces, so that it can detect an edit conflict. */
export const Noted = scene(
  {
    at,
    as: 'admin',
    answers: [
      says(calls.order.note, (body) => {
        noted(body);
        return { data: { ...adminOrder, note: body.note } };
      }),
    ],
  },
  async ({ canvas, userEvent }) => {
    await userEvent.type(await canvas.findByLabelText(adminMessages.orders.note), 'Ring twice');
    await userEvent.click(canvas.getByRole('button', { name: adminMessages.orders.noteSave }));
    await waitFor(() =>
      expect(noted).toHaveBeenCalledWith(expect.objectContaining({ note: 'Ring twice', note_seen: '' })),
    );
  },
);
const answered = fn();
/** The customer reported a problem; the admin answers it. */
export const Answering = scene(
  {
    at,
    as: 'admin',
    answers: [
      says(calls.order.inspect, { data: { ...adminOrder, problems: [answeredProblem, openProblem] } }),
      says(calls.order.answerProblem, (body) => {
        answered(body);
        return { data: adminOrder };
      }),
    ],
  },
  async ({ canvas, userEvent }) => {
    const { problem } = adminMessages.orders;
    await expect(await canvas.findByText(/^Answered by ravi@tokri.example/)).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: problem.answer }));
    const dialog = within(await screen.findByRole('dialog', { name: problem.answerTitle }));
    await userEvent.type(dialog.getByLabelText(problem.answer), 'Sorry!');
    await userEvent.click(dialog.getByRole('button', { name: problem.send }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    await expect(answered).toHaveBeenCalledWith(
      expect.objectContaining({ orderId: adminOrder.orderId, at: openProblem.at, text: 'Sorry!' }),
    );
  },
);
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
/** Before a paid order is cancelled, the admin reads what the customer gets back. */
export const CancelPaid = scene(
  {
    at,
    as: 'admin',
    answers: [
      says(calls.order.inspect, {
        data: {
          ...adminOrder,
          payment_method: 'online',
          payment_status: 'paid',
          nextStatuses: ['cancelled'],
        },
      }),
    ],
  },
  async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: adminMessages.orders.step.cancelled }));
    const amount = formatRupees(adminOrder.totalAmt);
    await expect(await screen.findByRole('alertdialog')).toHaveTextContent(
      fill(adminMessages.orders.cancelPaid, { amount }),
    );
  },
);
export const Loading = scene({ at, as: 'admin', answers: [isSilent(calls.order.inspect)] }, waits);
/** No order has this number. */
export const Missing = scene(
  { at, as: 'admin', answers: [refuses(calls.order.inspect, 'notFound')] },
  reads(adminMessages.screens.orderMissing),
);
export const Failed = scene(
  { at, as: 'admin', answers: [refuses(calls.order.inspect, 'notReady')] },
  retries(says(calls.order.inspect, { data: adminOrder })),
);

/** The longest names, no images, one crore for everything. */
export const NarrowExtremes: typeof Data = {
  ...scene({ at, as: 'admin', extreme: true }, seesExtremes),
  globals: { viewport: { value: 'small' } },
};
