import type { Meta, StoryObj } from '@storybook/react-vite';
import Stack from '@mui/material/Stack';
import { orderStatus } from '../../contract/order.js';
import { OrderStatusChip } from './OrderStatusChip.js';

const meta = {
  title: 'Orders/OrderStatusChip',
  component: OrderStatusChip,
  args: { status: 'placed' },
} satisfies Meta<typeof OrderStatusChip>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Placed: Story = {};
export const All: Story = {
  render: () => (
    <Stack direction="row" useFlexGap sx={{ gap: 1, flexWrap: 'wrap' }}>
      {orderStatus.options.map((status) => (
        <OrderStatusChip key={status} status={status} />
      ))}
    </Stack>
  ),
};
