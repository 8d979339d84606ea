import type { Meta } from '@storybook/react-vite';
import { expect, fn, screen, waitFor, within } from 'storybook/test';
import { calls } from '../../contract/calls.js';
import { orderLink } from '../../contract/links.js';
import { messages } from '../../contract/messages/en.js';
import type { Order } from '../../contract/order.js';
import { answeredProblem, awaitingOrder, openProblem, sampleOrder } from '../../ui/samples/account.js';
import { ownRating } from '../../ui/samples/ratings.js';
import { hindi } from '../../ui/samples/hindi.js';
import { orderOnItsWay } from '../../ui/samples/adminOrders.js';
import { expired, hasOrder, paidOnline, refunded, refunding, refused } from '../support/stage/ordered.js';
import { deliveryNoteChoice, readChoice, writeChoice } from '../app/session/drafts.js';
import { isSilent, refuses, says } from '../support/stage/says.js';
import { seesExtremes } from '../support/stage/extremes.js';
import { scene, Screen } from '../support/stage/screen.js';
import { reads, retries, sees, waits } from '../support/stage/sees.js';

const meta = {
  title: 'Screens/Account/Order',
  component: Screen,
  tags: ['!autodocs'],
  parameters: { layout: 'fullscreen' },
} satisfies Meta<typeof Screen>;
export default meta;

const at = orderLink('TK-7QF4-M2XP');
const { account } = messages.web;
const { problem } = messages.ui.orders;
const now = new Date().toISOString();
const justDelivered: Order = {
  ...orderOnItsWay,
  status: 'delivered',
  payment_status: 'paid',
  history: [...orderOnItsWay.history, { status: 'delivered', at: now }],
};

/** The bill in full with what is to be paid, and until when the order can be cancelled. */
export const Data = scene({ at, as: 'customer' }, async ({ canvas }) => {
  await expect(await canvas.findByRole('button', { name: account.cancelOrder })).toBeVisible();
  await expect(canvas.getByText(messages.web.orderPages.cancelSoon)).toBeVisible();
  await expect(canvas.getByRole('region', { name: messages.ui.cart.billDetails })).toHaveTextContent(
    '₹39.00',
  );
  await expect(canvas.getByRole('button', { name: messages.web.orderPages.downloadProforma })).toBeVisible();
});
/** A cancelled cash order owes nothing, and has no invoice. */
export const Cancelled = scene(
  { at, as: 'customer', answers: hasOrder({ ...sampleOrder, status: 'cancelled' }) },
  async ({ canvas }) => {
    await expect(await canvas.findByText(messages.ui.orderSummary.nothingOwed)).toBeVisible();
    await expect(canvas.queryByRole('button', { name: /invoice/i })).toBeNull();
  },
);
const sent = fn();
/** A delivered order: its customer reports that something is missing. */
export const Reporting = scene(
  {
    at,
    as: 'customer',
    answers: [
      ...hasOrder(justDelivered),
      says(calls.order.reportProblem, (body) => {
        sent(body);
        return { data: { ...justDelivered, problems: [openProblem] } };
      }),
    ],
  },
  async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: problem.report }));
    const dialog = within(await screen.findByRole('dialog', { name: problem.report }));
    await userEvent.click(dialog.getByRole('radio', { name: problem.kind.missing }));
    await userEvent.click(dialog.getByRole('checkbox', { name: /Toned Milk/ }));
    await userEvent.click(dialog.getByRole('button', { name: problem.send }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    await expect(sent).toHaveBeenCalledWith(
      expect.objectContaining({ kind: 'missing', products: openProblem.products }),
    );
  },
);
let standing = justDelivered;
/** The problem was reported in another tab meanwhile: the dialog says so, and keeps what was typed. */
export const ReportRefused = scene(
  {
    at,
    as: 'customer',
    answers: [
      says(calls.order.details, () => ({ data: standing })),
      {
        ...refuses(calls.order.reportProblem, 'problemOpen'),
        answer: (request) => {
          standing = { ...justDelivered, problems: [openProblem] };
          return refuses(calls.order.reportProblem, 'problemOpen').answer(request);
        },
      },
    ],
  },
  async ({ canvas, userEvent }) => {
    standing = justDelivered;
    await userEvent.click(await canvas.findByRole('button', { name: problem.report }));
    const dialog = within(await screen.findByRole('dialog', { name: problem.report }));
    await userEvent.click(dialog.getByRole('radio', { name: problem.kind.other }));
    await userEvent.type(dialog.getByLabelText(problem.text), 'Nobody rang');
    await userEvent.click(dialog.getByRole('button', { name: problem.send }));
    await expect(await screen.findByText(problem.waiting)).toBeInTheDocument();
    await expect(dialog.getByRole('alert')).toHaveTextContent(messages.errors.problemOpen);
    await expect(dialog.getByLabelText(problem.text)).toHaveValue('Nobody rang');
  },
);
/** The shop has answered; the customer may report another problem. */
export const ProblemAnswered = scene(
  { at, as: 'customer', answers: hasOrder({ ...justDelivered, problems: [answeredProblem] }) },
  async ({ canvas }) => {
    await expect(await canvas.findByText(answeredProblem.answer?.text ?? '')).toBeVisible();
    await expect(canvas.getByRole('button', { name: problem.report })).toBeVisible();
  },
);
/** A problem waits for its answer, so no other one can be reported. */
export const ProblemReported = scene(
  { at, as: 'customer', answers: hasOrder({ ...justDelivered, problems: [openProblem] }) },
  async ({ canvas }) => {
    await expect(await canvas.findByText(problem.waiting)).toBeVisible();
    await expect(canvas.queryByRole('button', { name: problem.report })).toBeNull();
  },
);
/** A packed order can no longer be cancelled, and its page says so. */
const { ratings } = messages;
/** Each product of a delivered order can be rated. */
export const Rating: typeof Data = scene(
  {
    at,
    as: 'customer',
    answers: [
      ...hasOrder(justDelivered),
      says(calls.rating.own, ({ productIds }) => ({
        data: productIds.map((one) => ({ productId: String(one) })),
      })),
      says(calls.rating.save, { data: ownRating }),
    ],
  },
  async ({ canvas, userEvent }) => {
    const [rate] = await canvas.findAllByRole('button', { name: /^Rate / });
    if (rate) await userEvent.click(rate);
    await userEvent.click(await screen.findByRole('radio', { name: '4 stars' }));
    await userEvent.click(screen.getByRole('button', { name: ratings.save }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  },
);
export const OnItsWay = scene(
  { at, as: 'customer', answers: [says(calls.order.details, { data: orderOnItsWay })] },
  async (context) => {
    await sees('list', messages.ui.orders.lines)(context);
    await expect(context.canvas.getByText(messages.web.orderPages.cancelOver)).toBeVisible();
  },
);
export const Cancelling = scene({ at, as: 'customer' }, async ({ canvas, userEvent }) => {
  await userEvent.click(await canvas.findByRole('button', { name: account.cancelOrder }));
  await expect(await screen.findByRole('alertdialog', { name: account.cancelTitle })).toBeVisible();
});
let cancelled = sampleOrder;
/** The button is gone with the dialog: the focus goes to the progress of the order. */
export const CancelConfirmed = scene(
  {
    at,
    as: 'customer',
    answers: [
      says(calls.order.details, () => ({ data: cancelled })),
      says(calls.order.cancel, () => {
        cancelled = { ...sampleOrder, status: 'cancelled' };
        return { data: cancelled };
      }),
    ],
  },
  async ({ canvas, userEvent }) => {
    cancelled = sampleOrder;
    await userEvent.click(await canvas.findByRole('button', { name: account.cancelOrder }));
    const dialog = within(await screen.findByRole('alertdialog'));
    await userEvent.click(dialog.getByRole('button', { name: account.cancelOrder }));
    await waitFor(() => expect(canvas.getByRole('region', { name: account.progress })).toHaveFocus());
  },
);
export const ToBePaid = scene(
  { at, as: 'customer', answers: hasOrder(awaitingOrder) },
  sees('link', messages.ui.paymentNotice.payNow),
);
/** The note of a checkout that is open meanwhile is kept. */
export const Paid = scene({ at, as: 'customer', answers: hasOrder(paidOnline) }, async (context) => {
  writeChoice('customer', deliveryNoteChoice, 'Ring twice');
  await reads(messages.ui.orders.payment.paid)(context);
  await expect(readChoice('customer', deliveryNoteChoice)).toBe('Ring twice');
});
/** A customer who has paid reads about the refund. */
export const CancellingPaid = scene(
  { at, as: 'customer', answers: hasOrder(paidOnline) },
  async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: account.cancelOrder }));
    await expect(await screen.findByText(/₹415.00 will be refunded/)).toBeVisible();
  },
);
/** Another amount than the total was paid: that is what a customer who cancels gets back. */
export const CancellingWrong = scene(
  {
    at,
    as: 'customer',
    answers: hasOrder({
      ...awaitingOrder,
      wrong_amount: { amount: 449, currency: 'inr', at: awaitingOrder.createdAt },
    }),
  },
  async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: account.cancelOrder }));
    const dialog = await screen.findByRole('alertdialog');
    await expect(within(dialog).getByText(/₹449.00 will be refunded/)).toBeVisible();
  },
);
export const PaymentFailed = scene(
  { at, as: 'customer', answers: hasOrder(refused) },
  reads(messages.ui.paymentNotice.failed.title),
);
export const Expired = scene(
  { at, as: 'customer', answers: hasOrder(expired) },
  reads(messages.ui.paymentNotice.expired.title),
);
export const Refunding = scene(
  { at, as: 'customer', answers: hasOrder(refunding) },
  reads('Your refund of ₹415.00 is on its way'),
);
export const Refunded = scene(
  { at, as: 'customer', answers: hasOrder(refunded) },
  reads('₹415.00 was refunded'),
);
/** Missing products are listed; the cart opens with the others. */
export const OrderedAgain = scene(
  {
    at,
    as: 'customer',
    filled: true,
    answers: [
      says(calls.cart.merge, {
        data: {
          added: 1,
          capped: [
            { name: 'Amul Taaza Toned Milk', quantity: 2 },
            { name: 'Curd', quantity: 0 },
          ],
          gone: 1,
        },
      }),
    ],
  },
  async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: /Order again/ }));
    await screen.findByText(
      /Limited stock: 2 × Amul Taaza Toned Milk. Out of stock: Curd. Products no longer sold/,
    );
    await expect(await screen.findByRole('dialog', { name: messages.ui.cart.title })).toBeVisible();
  },
);
export const Hindi: typeof Data = {
  ...scene({ at, as: 'customer', answers: hasOrder(refunded) }, sees('heading')),
  ...hindi,
};
export const Loading = scene({ at, as: 'customer', answers: [isSilent(calls.order.details)] }, waits);
/** The customer has no order with this number. */
export const Missing = scene(
  { at, as: 'customer', answers: [refuses(calls.order.details, 'notFound')] },
  reads(account.orderMissing),
);
export const Failed = scene(
  { at, as: 'customer', answers: [refuses(calls.order.details, 'notReady')] },
  retries(says(calls.order.details, { data: sampleOrder })),
);

/** The longest names, no images, one crore for everything. */
export const NarrowExtremes: typeof Data = {
  ...scene({ at, as: 'customer', extreme: true }, seesExtremes),
  globals: { viewport: { value: 'small' } },
};
