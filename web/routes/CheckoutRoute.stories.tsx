import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, waitFor } from 'storybook/test';
import { calls } from '../../contract/calls.js';
import { routes } from '../../contract/links.js';
import { messages } from '../../contract/messages/en.js';
import { homeAddress, sampleOrder } from '../../ui/samples/account.js';
import { noRules, sampleRules, sampleSlots } from '../../ui/samples/delivery.js';
import { cartLines } from '../support/stage/mockShop.js';
import { isSilent, refuses, says } from '../support/stage/says.js';
import { seesExtremes } from '../support/stage/extremes.js';
import { answersFromNow, scene, Screen } from '../support/stage/screen.js';
import { reads, retries, sees, waits } from '../support/stage/sees.js';

const meta = {
  title: 'Screens/Shop/Checkout',
  component: Screen,
  tags: ['!autodocs'],
  parameters: { layout: 'fullscreen' },
} satisfies Meta<typeof Screen>;
export default meta;

const at = routes.checkout;
const cash = { name: /^Case on Delivery/ };

/** Waits for a text that says why no order is possible. */
const cannotPay =
  (text: string | RegExp): NonNullable<StoryObj['play']> =>
  async (context) => {
    await reads(text)(context);
    await expect(context.canvas.getByRole('button', cash)).toBeDisabled();
  };

const hasNoAddressYet: NonNullable<StoryObj['play']> = async ({ canvas }) => {
  await expect(await canvas.findByRole('button', cash)).toBeDisabled();
  await expect(canvas.queryByText(messages.web.checkout.noAddress)).toBeNull();
};

/** Before the order is placed, the checkout says until when it can be cancelled. */
export const Data = scene({ at, as: 'customer', filled: true }, async (context) => {
  await sees('button', /Case on Delivery/)(context);
  await expect(context.canvas.getByText(messages.web.orderPages.cancelSoon)).toBeVisible();
});
export const Loading = scene(
  { at, as: 'customer', answers: [isSilent(calls.cart.list), isSilent(calls.address.list)] },
  waits,
);
export const Empty = scene({ at, as: 'customer' }, reads(messages.web.checkout.empty));
/** The first order: there is no address yet. */
export const NoAddress = scene(
  { at, as: 'customer', filled: true, answers: [says(calls.address.list, { data: [] })] },
  cannotPay(messages.web.checkout.noAddress),
);
/** Addresses that have not loaded yet, or could not be, are not taken for none. */
export const SlowAddresses = scene(
  { at, as: 'customer', filled: true, answers: [isSilent(calls.address.list)] },
  hasNoAddressYet,
);
export const AddressesNotLoaded = scene(
  { at, as: 'customer', filled: true, answers: [refuses(calls.address.list, 'notReady')] },
  async (context) => {
    await hasNoAddressYet(context);
    await expect(context.canvas.getAllByText(messages.web.checkout.addressesNotLoaded)).toHaveLength(2);
    await retries(says(calls.address.list, { data: [homeAddress] }))(context);
  },
);
/** Without its delivery rules the shop's charge is unknown: nothing can be paid. */
export const RulesNotLoaded = scene(
  { at, as: 'customer', filled: true, answers: [refuses(calls.delivery.rules, 'notReady')] },
  async (context) => {
    await sees('button', messages.ui.states.retry)(context);
    await expect(context.canvas.queryByRole('button', cash)).toBeNull();
  },
);
/** The delivery rules load by themselves a moment after they have failed. */
export const RulesLoadLater = scene(
  { at, as: 'customer', filled: true, answers: [refuses(calls.delivery.rules, 'notReady')] },
  async (context) => {
    await sees('button', messages.ui.states.retry)(context);
    await new Promise((resolve) => setTimeout(resolve, 1_000)); // every part of the screen has asked once then
    answersFromNow([says(calls.delivery.rules, { data: noRules })]);
    await context.canvas.findByRole('button', cash);
  },
);
const placed = fn();
/** The order that is sent has the note, the choice about sold-out products, and a total with the delivery charge. */
export const Charged = scene(
  {
    at,
    as: 'customer',
    filled: true,
    answers: [
      says(calls.delivery.rules, { data: { ...noRules, charge: 25, freeFrom: 9_999 } }),
      says(calls.order.placeCashOnDelivery, (body) => {
        placed(body);
        return { data: sampleOrder };
      }),
    ],
  },
  async ({ canvas, userEvent }) => {
    const button = await canvas.findByRole('button', cash);
    await waitFor(() => expect(button).toBeEnabled());
    await userEvent.type(canvas.getByLabelText(messages.ui.orderSummary.noteOptional), ' Gate code 4421 ');
    await userEvent.click(canvas.getByRole('combobox', { name: messages.ui.orderSummary.substitution }));
    await userEvent.click(
      await screen.findByRole('option', { name: messages.ui.orderSummary.substitutions.replace }),
    );
    await userEvent.click(button);
    await waitFor(() =>
      expect(placed).toHaveBeenCalledWith(
        expect.objectContaining({
          subTotalAmt: 509,
          totalAmt: 509 + 25,
          delivery_note: 'Gate code 4421',
          substitution: 'replace',
        }),
      ),
    );
  },
);
/** A product was deleted: "Update cart" removes it, and then the rest can be paid. */
export const Unavailable = scene(
  {
    at,
    as: 'customer',
    answers: [
      says(calls.cart.list, {
        data: cartLines.map((line, place) => (place === 0 ? { ...line, unavailable: true } : line)),
      }),
      says(calls.cart.remove, {}),
    ],
  },
  async (context) => {
    const { canvas, userEvent } = context;
    const [gone] = cartLines;
    const ofGone = { name: new RegExp(`${gone?.productId.name}`) };
    await cannotPay(messages.web.checkout.notAvailable)(context);
    await expect(canvas.getAllByRole('button', ofGone)).not.toHaveLength(0);
    await userEvent.click(canvas.getByRole('button', { name: messages.web.checkout.adjust }));
    await waitFor(() => expect(canvas.getByRole('button', cash)).toBeEnabled());
    await expect(canvas.queryAllByRole('button', ofGone)).toHaveLength(0);
    await expect(canvas.getByRole('region', { name: messages.web.checkout.payBy })).toHaveFocus();
  },
);
/** Below the minimum order and outside the delivery area: the solution is above the buttons. */
export const HeldUp = scene(
  {
    at,
    as: 'customer',
    filled: true,
    answers: [
      says(calls.delivery.rules, {
        data: { ...sampleRules, week: noRules.week, minimum: 9_999, pincodes: ['56'] },
      }),
    ],
  },
  cannotPay(/^Add ₹.* more to order$/),
);
export const BelowMinimum = scene(
  {
    at,
    as: 'customer',
    filled: true,
    answers: [says(calls.delivery.rules, { data: { ...noRules, minimum: 9_999 } })],
  },
  cannotPay(/^Add ₹.* more to order$/),
);
const laterRules = {
  ...noRules,
  slots: { ...noRules.slots, on: true },
};
const later = fn();
/** The shop is closed: an order for a later time is possible, and is sent with it. */
export const Later = scene(
  {
    at,
    as: 'customer',
    filled: true,
    answers: [
      says(calls.delivery.rules, {
        data: { ...laterRules, week: noRules.week.map((day) => ({ ...day, open: false })) },
      }),
      says(calls.delivery.slots, { data: sampleSlots }),
      says(calls.order.placeCashOnDelivery, (body) => {
        later(body);
        return { data: sampleOrder };
      }),
    ],
  },
  async (context) => {
    const { canvas, userEvent } = context;
    await cannotPay(messages.delivery.time.choose)(context);
    await userEvent.click(canvas.getByRole('combobox', { name: messages.delivery.time.hours }));
    await userEvent.click(await screen.findByRole('option', { name: /^2/ }));
    const button = await canvas.findByRole('button', cash);
    await waitFor(() => expect(button).toBeEnabled());
    await userEvent.click(button);
    const [, free] = sampleSlots;
    await waitFor(() =>
      expect(later).toHaveBeenCalledWith(
        expect.objectContaining({ slot: { from: free?.from, to: free?.to } }),
      ),
    );
  },
);
/** The shop is closed, and every later time is full: nothing is left to choose. */
export const LaterAllFull = scene(
  {
    at,
    as: 'customer',
    filled: true,
    answers: [
      says(calls.delivery.rules, {
        data: { ...laterRules, week: noRules.week.map((day) => ({ ...day, open: false })) },
      }),
      says(calls.delivery.slots, { data: sampleSlots.map((slot) => ({ ...slot, full: true })) }),
    ],
  },
  cannotPay(messages.delivery.closed),
);
/** The times have not loaded: an order for now is possible, and a retry brings the times. */
export const LaterNotLoaded = scene(
  {
    at,
    as: 'customer',
    filled: true,
    answers: [says(calls.delivery.rules, { data: laterRules }), refuses(calls.delivery.slots, 'notReady')],
  },
  async (context) => {
    const { canvas, userEvent } = context;
    await reads(messages.delivery.time.notLoaded)(context);
    await expect(canvas.queryByText(messages.delivery.time.none)).toBeNull();
    await waitFor(() => expect(canvas.getByRole('button', cash)).toBeEnabled());
    answersFromNow([says(calls.delivery.slots, { data: sampleSlots })]);
    await userEvent.click(canvas.getByRole('button', { name: messages.ui.states.retry }));
    await waitFor(() =>
      expect(canvas.getByRole('radio', { name: messages.delivery.time.later })).toBeEnabled(),
    );
  },
);
const slotFull = refuses(calls.order.placeCashOnDelivery, 'slotFull');
let isFull = false;
/** The chosen time became full while the customer ordered: the checkout says so, and keeps everything else. */
export const LaterFull = scene(
  {
    at,
    as: 'customer',
    filled: true,
    answers: [
      says(calls.delivery.rules, { data: laterRules }),
      says(calls.delivery.slots, () => ({
        data: sampleSlots.map((slot, place) => ({ ...slot, full: slot.full || (isFull && place === 1) })),
      })),
      {
        ...slotFull,
        answer: (request) => {
          isFull = true;
          return slotFull.answer(request);
        },
      },
    ],
  },
  async (context) => {
    const { canvas, userEvent } = context;
    isFull = false;
    await userEvent.click(await canvas.findByRole('radio', { name: messages.delivery.time.later }));
    await userEvent.click(canvas.getByRole('combobox', { name: messages.delivery.time.hours }));
    await userEvent.click(await screen.findByRole('option', { name: /^2/ }));
    await userEvent.type(canvas.getByLabelText(messages.ui.orderSummary.noteOptional), 'Ring twice');
    await userEvent.click(await canvas.findByRole('button', cash));
    await cannotPay(messages.delivery.time.another)(context);
    await expect(canvas.getByLabelText(messages.ui.orderSummary.noteOptional)).toHaveValue('Ring twice');
  },
);
/** The shop never opens. */
export const Closed = scene(
  {
    at,
    as: 'customer',
    filled: true,
    answers: [
      says(calls.delivery.rules, {
        data: { ...noRules, week: noRules.week.map((day) => ({ ...day, open: false })) },
      }),
    ],
  },
  cannotPay(messages.delivery.closed),
);
export const Failed = scene(
  { at, as: 'customer', answers: [refuses(calls.cart.list, 'notReady')] },
  retries(says(calls.cart.list, { data: [] })),
);
/** A guest has to log in first. */
export const Anonymous = scene({ at }, sees('button', messages.ui.auth.login));

/** The longest names, no images, one crore for everything. */
export const NarrowExtremes: typeof Data = {
  ...scene({ at, as: 'customer', extreme: true }, seesExtremes),
  globals: { viewport: { value: 'small' } },
};
