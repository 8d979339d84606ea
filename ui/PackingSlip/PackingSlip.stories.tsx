import type { Meta, StoryObj } from '@storybook/react-vite';
import { fn } from 'storybook/test';
import { hindiAddress, sampleOrder } from '../samples/account.js';
import { bigOrder } from '../samples/adminOrders.js';
import { hindi } from '../samples/hindi.js';
import { sheet } from '../samples/sheet.js';
import { focused, hovered, narrow } from '../samples/states.js';
import { usage } from '../samples/usage.js';
import { PackingSlip } from './PackingSlip.js';

const args = { order: sampleOrder, customer: 'Asha Kulkarni', onPrint: fn() };
const paid = { ...sampleOrder, payment_method: 'online' as const, payment_status: 'paid' as const };
const unpaid = { ...paid, payment_status: 'awaiting' as const };

const meta = {
  title: 'Admin/PackingSlip',
  component: PackingSlip,
  args,
  parameters: usage({
    status: 'ready',
    area: 'Admin',
    when: ['The page of one order, as a slip for packing that is stuck on the bag.'],
    whenNot: ['A bill for the customer: the slip has no prices.'],
    pairs: [
      {
        do: 'One slip on a page: only the slip is printed.',
        dont: 'Two slips on a page: both would be printed.',
      },
      { do: 'Leave onPrint out: the page is printed.', dont: 'Open a second page just for printing.' },
    ],
    content: ['The last line tells the rider how much to collect at the door.'],
    keyboard: [
      ['Tab', 'to Print slip'],
      ['Enter / Space', 'prints'],
    ],
    accessibility: ['On paper it is black on white in every theme.'],
  }),
} satisfies Meta<typeof PackingSlip>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Playground: Story = { args: { paperOnly: false } };
/** The screen shows only the button. */
export const PaperOnly: Story = { args: { paperOnly: true } };
export const NothingToPay: Story = { args: { order: { ...sampleOrder, totalAmt: 0 } } };
export const Crore: Story = { args: { order: { ...sampleOrder, totalAmt: 1_00_00_000 } } };
export const Hindi: Story = {
  ...hindi,
  args: { order: { ...sampleOrder, delivery_address: hindiAddress }, customer: 'अनीता वर्मा' },
};
export const Hovered: Story = hovered;
export const Focused: Story = focused;
export const Narrow: Story = { ...narrow, args: { order: bigOrder } };

export const Sheet: Story = sheet(
  {
    'Cash on delivery': <PackingSlip {...args} />,
    'Paid online': <PackingSlip {...args} order={paid} />,
    'Not paid yet': <PackingSlip {...args} order={unpaid} />,
    'Many pieces': <PackingSlip {...args} order={bigOrder} />,
  },
  460,
);
