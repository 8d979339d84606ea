import Button from '@mui/material/Button';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { EmptyState } from './EmptyState.js';

const meta = { title: 'States/EmptyState', component: EmptyState } satisfies Meta<typeof EmptyState>;
export default meta;
type Story = StoryObj<typeof meta>;

const action = <Button variant="contained">Shop Now</Button>;

export const EmptyCart: Story = {
  args: { drawing: 'basket', title: 'Your cart is empty', text: 'Fill it.', action },
};
export const NothingFound: Story = {
  args: { drawing: 'search', title: 'Nothing found for “mlik”', text: 'Try fewer letters, or another word.' },
};
export const NoOrders: Story = { args: { drawing: 'orders', title: 'No orders yet', action } };
export const NoAddress: Story = { args: { drawing: 'address', title: 'No address yet' } };
