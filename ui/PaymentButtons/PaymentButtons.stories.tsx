import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent } from 'storybook/test';
import { column } from '../samples/column.js';
import { hindi } from '../samples/hindi.js';
import { Posed } from '../samples/posed.js';
import { sheet } from '../samples/sheet.js';
import { narrow } from '../samples/states.js';
import { usage } from '../samples/usage.js';
import { PaymentButtons, type PaymentButtonsProps } from './PaymentButtons.js';

const meta = {
  title: 'Checkout/PaymentButtons',
  component: PaymentButtons,
  decorators: [column],
  args: { total: 41_500, disabled: false, onlineAvailable: true, onPay: fn() },
  argTypes: { pending: { control: 'inline-radio', options: [undefined, 'online', 'cod'] } },
  parameters: usage({
    status: 'ready',
    area: 'Checkout',
    when: ['The last step of the checkout: a press places the order.'],
    whenNot: ['Any earlier step: Proceed in CartPanel leads to the checkout.'],
    pairs: [
      { do: 'Show the amount on the button.', dont: '"Pay now", with the total out of sight.' },
      {
        do: 'Disable both, and say beside them what is missing ("Choose your address").',
        dont: 'Hide them: customers look for them.',
      },
      {
        do: 'Pass the payment method in progress as pending.',
        dont: 'Leave the buttons enabled: a second press would place a second order.',
      },
    ],
    content: ['The specification’s own names, even "Case on Delivery".'],
    keyboard: [
      ['Tab', 'Online, then cash'],
      ['Enter Space', 'Places the order with this payment method'],
    ],
    accessibility: [
      'A button’s name ends with its amount.',
      'A text says that online payment is not available.',
    ],
  }),
} satisfies Meta<typeof PaymentButtons>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Playground: Story = {};

export const BothWays: Story = {
  play: async ({ canvas, args }) => {
    await userEvent.tab();
    await userEvent.keyboard('{Enter}');
    await expect(args.onPay).toHaveBeenLastCalledWith('online');
    await userEvent.click(canvas.getByRole('button', { name: 'Case on Delivery ₹415.00' }));
    await expect(args.onPay).toHaveBeenLastCalledWith('cod');
  },
};

/** A second press places no second order. */
export const PendingOnline: Story = {
  args: { pending: 'online' },
  play: async ({ canvas }) => {
    for (const button of canvas.getAllByRole('button'))
      await expect(button.matches(':disabled, [aria-disabled=true]')).toBe(true);
    await expect(canvas.getByRole('progressbar')).toBeVisible();
  },
};
export const Hindi: Story = hindi;
export const Narrow: Story = { ...narrow, args: { total: 1_00_00_000_00, onlineAvailable: false } };

const buttons = (changed: Partial<PaymentButtonsProps> = {}) => (
  <PaymentButtons total={41_500} onPay={() => undefined} {...changed} />
);
export const Sheet: Story = sheet(
  {
    Ready: buttons(),
    'Under the pointer': <Posed as="hover">{buttons()}</Posed>,
    Pressed: <Posed as="active">{buttons()}</Posed>,
    'With the focus': <Posed as="focus">{buttons()}</Posed>,
    'Paying online': buttons({ pending: 'online' }),
    'Paying at the door': buttons({ pending: 'cod' }),
    'Something is missing': buttons({ disabled: true }),
    'Total not known yet': buttons({ total: undefined, disabled: true }),
    'Cash only': buttons({ onlineAvailable: false }),
    Nothing: buttons({ total: 0 }),
    'One paisa': buttons({ total: 1 }),
    'One crore': buttons({ total: 1_00_00_000_00 }),
  },
  320,
);
