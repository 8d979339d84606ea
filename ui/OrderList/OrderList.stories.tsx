import type { Meta, StoryObj } from '@storybook/react-vite';
import Typography from '@mui/material/Typography';
import { sampleOrder } from '../samples/account.js';
import { column } from '../samples/column.js';
import { OrderList } from './OrderList.js';

const meta = {
  title: 'Orders/OrderList',
  component: OrderList,
  decorators: [column],
  args: {
    orders: [
      sampleOrder,
      { ...sampleOrder, _id: 'a'.repeat(24), orderId: 'TK-2B9D-QX71', status: 'delivered' },
    ],
    empty: <Typography>No orders yet.</Typography>,
  },
} satisfies Meta<typeof OrderList>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Filled: Story = {};
export const Loading: Story = { args: { orders: undefined } };
export const Empty: Story = { args: { orders: [] } };
