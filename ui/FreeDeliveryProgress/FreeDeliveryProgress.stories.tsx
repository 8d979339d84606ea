import type { Meta, StoryObj } from '@storybook/react-vite';
import { column } from '../samples/column.js';
import { hindi } from '../samples/hindi.js';
import { sheet } from '../samples/sheet.js';
import { narrow } from '../samples/states.js';
import { usage } from '../samples/usage.js';
import { FreeDeliveryProgress, type FreeDeliveryProgressProps } from './FreeDeliveryProgress.js';

const args: FreeDeliveryProgressProps = {
  subtotal: 150_50,
  prices: { minimum: 199_00, charge: 25_00, freeFrom: 499_00 },
};
const crore = { subtotal: 1, prices: { minimum: 1_00_00_000_00, charge: 0, freeFrom: 0 } };

const meta = {
  title: 'Cart/FreeDeliveryProgress',
  component: FreeDeliveryProgress,
  decorators: [column],
  args,
  parameters: usage({
    status: 'ready',
    area: 'Cart',
    when: ['Right above Proceed, if the shop has a minimum order, or free delivery from an amount.'],
    whenNot: ['Savings: SavingsBanner.', 'The delivery charge: BillDetails.'],
    pairs: [
      {
        do: 'One goal at a time: first the minimum order.',
        dont: 'Two bars, one for the minimum and one for free delivery.',
      },
      {
        do: 'Say which amount is missing.',
        dont: 'Only “Minimum order ₹199”, which leaves the sum to the customer.',
      },
    ],
    content: ['First the missing amount, then the rule. It disappears once both goals are reached.'],
    accessibility: ['The text says everything; the bar only repeats it.'],
  }),
} satisfies Meta<typeof FreeDeliveryProgress>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Playground: Story = {};
export const ToFreeDelivery: Story = { tags: ['on-sheet'], args: { subtotal: 450_00 } };
export const Hindi: Story = hindi;
export const Narrow: Story = { ...narrow, args: crore };

export const Sheet: Story = sheet(
  {
    'Below the minimum': <FreeDeliveryProgress {...args} />,
    'On the way to free delivery': <FreeDeliveryProgress {...args} subtotal={450_00} />,
    'One paisa missing': <FreeDeliveryProgress {...args} subtotal={198_99} />,
    'One crore': <FreeDeliveryProgress {...crore} />,
    'Both reached, nothing said': <FreeDeliveryProgress {...args} subtotal={499_00} />,
  },
  300,
);
