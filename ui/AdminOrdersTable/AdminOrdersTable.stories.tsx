import type { Meta, StoryObj } from '@storybook/react-vite';
import { fn } from 'storybook/test';
import { adminOrders } from '../samples/adminOrders.js';
import { hindi } from '../samples/hindi.js';
import { sheet } from '../samples/sheet.js';
import { focused, hovered, narrow } from '../samples/states.js';
import { usage } from '../samples/usage.js';
import { AdminOrdersTable, type AdminOrdersTableProps } from './AdminOrdersTable.js';

const args: AdminOrdersTableProps = {
  orders: adminOrders,
  hrefOf: ({ orderId }) => `#${orderId}`,
  fresh: ['TK-7QF4-M2XP'],
  onSortChange: fn(),
  onRetry: fn(),
};

const meta = {
  title: 'Admin/AdminOrdersTable',
  component: AdminOrdersTable,
  args,
  argTypes: { status: { control: 'inline-radio', options: ['ready', 'loading', 'refreshing', 'failed'] } },
  parameters: usage({
    status: 'ready',
    area: 'Admin',
    when: ['The page of admin orders, with StatusTabs above it and LiveBadge beside the heading.'],
    whenNot: ['A customer’s own orders: OrderList.'],
    pairs: [
      {
        do: 'Pass the numbers of orders that arrived after the page was opened as fresh.',
        dont: 'Make old rows glow again at every refresh.',
      },
      {
        do: 'Remove a row when its status changes, and show a notice.',
        dont: 'Remove it under the pointer without a notice.',
      },
    ],
    content: ['Times are Indian time; the tooltip of the time shows the day.'],
    keyboard: [
      ['Tab', 'to the sort buttons, then from order to order'],
      ['Enter', 'opens the order'],
    ],
    accessibility: ['A new order glows once, unless reduced motion is on, and always says “New”.'],
  }),
} satisfies Meta<typeof AdminOrdersTable>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Playground: Story = {};
export const Failed: Story = { args: { status: 'failed', orders: [] } };
export const Chosen: Story = { args: { selected: ['TK-9KDA-3RWB'], onSelectedChange: fn() } };
export const Hindi: Story = hindi;
export const Hovered: Story = hovered;
export const Focused: Story = focused;
export const Narrow: Story = narrow;

export const Sheet: Story = sheet(
  {
    Ready: <AdminOrdersTable {...args} />,
    Refreshing: <AdminOrdersTable {...args} status="refreshing" />,
    Loading: <AdminOrdersTable {...args} status="loading" skeletons={5} />,
    Empty: <AdminOrdersTable {...args} orders={[]} />,
  },
  900,
);
