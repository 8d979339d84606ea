import Stack from '@mui/material/Stack';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, userEvent, within } from 'storybook/test';
import { AddToCart } from './AddToCart.js';

const meta = {
  title: 'Cart/AddToCart',
  component: AddToCart,
  args: { name: 'Amul milk', quantity: 0, stock: 3, onChange: fn() },
  render: function Adding(args) {
    const [quantity, setQuantity] = useState(args.quantity);
    const change = (wanted: number) => {
      args.onChange(wanted);
      setQuantity(wanted);
    };
    return <AddToCart {...args} quantity={quantity} onChange={change} />;
  },
} satisfies Meta<typeof AddToCart>;
export default meta;
type Story = StoryObj<typeof meta>;

export const NotInCart: Story = {};
export const InCart: Story = { args: { quantity: 2 } };
export const LastInStock: Story = { args: { quantity: 3 } };
export const FullWidth: Story = { args: { fullWidth: true } };
export const SideBySide: Story = {
  render: ({ onChange }) => (
    <Stack direction="row" sx={{ gap: 2 }}>
      <AddToCart name="Milk" quantity={0} stock={3} onChange={onChange} />
      <AddToCart name="Bread" quantity={1} stock={3} onChange={onChange} />
    </Stack>
  ),
};
/** Add turns into the stepper, and the focus stays where the finger is. */
export const ByKeyboard: Story = {
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await userEvent.tab();
    await userEvent.keyboard('{Enter}');
    await expect(canvas.getByRole('button', { name: 'One more Amul milk' })).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await expect(canvas.getByRole('status')).toHaveTextContent('2');
  },
};
