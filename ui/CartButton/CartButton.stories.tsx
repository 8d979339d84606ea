import type { Meta, StoryObj } from '@storybook/react-vite';
import { fn } from 'storybook/test';
import { CartButton } from './CartButton.js';

const meta = {
  title: 'Site/CartButton',
  component: CartButton,
  args: { quantity: 3, total: 21_200, onClick: fn() },
} satisfies Meta<typeof CartButton>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Filled: Story = {};
export const OneItem: Story = { args: { quantity: 1 } };
export const Empty: Story = { args: { quantity: 0, total: 0 } };
export const OneCrore: Story = { args: { quantity: 100, total: 1_00_00_000_00 } };
