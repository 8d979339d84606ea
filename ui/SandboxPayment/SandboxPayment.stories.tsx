import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent } from 'storybook/test';
import type { SandboxPage } from '../../contract/payment.js';
import { column } from '../samples/column.js';
import { hindi } from '../samples/hindi.js';
import { sandboxPage } from '../samples/sandbox.js';
import { sheet } from '../samples/sheet.js';
import { hovered, narrow } from '../samples/states.js';
import { usage } from '../samples/usage.js';
import { SandboxPayment } from './SandboxPayment.js';

const page = (changed: Partial<SandboxPage>): SandboxPage => ({ ...sandboxPage, ...changed });

const meta = {
  title: 'Checkout/SandboxPayment',
  component: SandboxPayment,
  decorators: [column],
  args: { page: sandboxPage, secondsLeft: 29 * 60 + 5, onAct: fn() },
  argTypes: { pending: { control: 'inline-radio', options: [undefined, 'pay', 'decline', 'leave'] } },
  parameters: usage({
    status: 'ready',
    area: 'Checkout',
    when: ['The payment page of a shop without a payment provider.'],
    whenNot: [
      'A shop with a payment provider: the provider shows its page.',
      'The checkout: PaymentButtons.',
    ],
    pairs: [
      {
        do: 'Say first that no real money is charged.',
        dont: 'A page that looks like a bank’s: use no card fields and no logos.',
      },
      { do: 'After the payment, show its outcome and a link back.', dont: 'Buttons that only give errors.' },
    ],
    content: ['The pay button shows the amount.'],
    keyboard: [
      ['Tab', 'Pay, decline, back to the shop'],
      ['Enter Space', 'Ends the payment with this outcome'],
    ],
    accessibility: ['The countdown is not announced; the outcome of the payment is.'],
  }),
} satisfies Meta<typeof SandboxPayment>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Playground: Story = {};
export const Hover: Story = hovered;

export const ByKeyboard: Story = {
  play: async ({ args }) => {
    for (const act of ['pay', 'decline', 'leave']) {
      await userEvent.tab();
      await userEvent.keyboard('{Enter}');
      await expect(args.onAct).toHaveBeenLastCalledWith(act);
    }
  },
};

/** A second press does nothing. */
export const Paying: Story = { tags: ['on-sheet'], args: { pending: 'pay' } };
export const Declining: Story = { args: { pending: 'decline' } };
export const Leaving: Story = { args: { pending: 'leave' } };
/** A device with a wrong clock shows no remaining time. */
export const ClockIsWrong: Story = { args: { secondsLeft: -4_000 } };
export const LastSeconds: Story = { args: { secondsLeft: 9 } };
export const OnePaisa: Story = { args: { page: page({ amount: 0.01 }) } };
export const Hindi: Story = hindi;
export const Narrow: Story = {
  ...narrow,
  args: { page: page({ amount: 1_00_00_000, orderId: 'TK-7QF4-M2XP-7QF4-M2XP' }) },
};

const shown = (changed: Partial<SandboxPage> = {}) => (
  <SandboxPayment page={page(changed)} secondsLeft={1_745} onAct={() => undefined} />
);
export const Sheet: Story = sheet(
  {
    Open: shown(),
    Paying: <SandboxPayment page={sandboxPage} secondsLeft={1_745} onAct={() => undefined} pending="pay" />,
    Paid: shown({ state: 'paid' }),
    Declined: shown({ state: 'declined' }),
    'Time is over': shown({ state: 'expired' }),
    'One crore': shown({ amount: 1_00_00_000 }),
  },
  320,
);
