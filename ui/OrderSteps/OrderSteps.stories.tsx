import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, userEvent, within } from 'storybook/test';
import { hindi } from '../samples/hindi.js';
import { Posed } from '../samples/posed.js';
import { sheet } from '../samples/sheet.js';
import { narrow } from '../samples/states.js';
import { usage } from '../samples/usage.js';
import { OrderSteps, type OrderStepsProps } from './OrderSteps.js';

const args: OrderStepsProps = { number: 'TK-7QF4-M2XP', next: ['packed', 'cancelled'], onStep: fn() };

const meta = {
  title: 'Admin/OrderSteps',
  component: OrderSteps,
  args,
  parameters: usage({
    status: 'ready',
    area: 'Admin',
    when: ['On the page of an order.'],
    whenNot: ['To show the progress of an order: OrderTimeline.'],
    pairs: [
      {
        do: 'Pass the statuses that the API allows, the usual next one first.',
        dont: 'Compute the allowed statuses in the page.',
      },
      {
        do: 'Say how much the customer gets back, and ask for the reason.',
        dont: 'Cancel on the first press.',
      },
    ],
    content: ['A button names the action: “Send out”, not “On the way”.'],
    keyboard: [
      ['Tab', 'to the next step'],
      ['Enter / Space', 'takes the step; cancelling asks for confirmation'],
      ['Esc', 'in the confirmation: keeps the order'],
    ],
  }),
} satisfies Meta<typeof OrderSteps>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Playground: Story = {};
export const Cancels: Story = {
  args: { refund: 1_00_00_000 },
  play: async ({ canvas, args: given }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Cancel order' }));
    const asked = await screen.findByRole('alertdialog', { name: 'Cancel this order?' });
    await expect(asked).toHaveTextContent('₹1,00,00,000.00');
    await userEvent.click(within(asked).getByRole('combobox', { name: /Reason/ }));
    await userEvent.click(await screen.findByRole('option', { name: 'Out of stock' }));
    await userEvent.click(within(asked).getByRole('button', { name: 'Cancel order' }));
    await expect(given.onStep).toHaveBeenCalledWith('cancelled', { reason: 'out_of_stock' });
  },
};
export const Hindi: Story = hindi;
export const Narrow: Story = { ...narrow, args: { next: ['delivered', 'packed', 'cancelled'] } };

export const Sheet: Story = sheet(
  {
    Placed: <OrderSteps {...args} />,
    Packed: <OrderSteps {...args} next={['out_for_delivery', 'cancelled']} />,
    'On the way': <OrderSteps {...args} next={['delivered', 'cancelled']} />,
    'At its end': <OrderSteps {...args} next={[]} />,
    'On its way': <OrderSteps {...args} pending="packed" />,
    'Under the pointer': (
      <Posed as="hover">
        <OrderSteps {...args} />
      </Posed>
    ),
    'With the focus': (
      <Posed as="focus">
        <OrderSteps {...args} />
      </Posed>
    ),
  },
  360,
);
