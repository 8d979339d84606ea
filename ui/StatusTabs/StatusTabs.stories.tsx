import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent } from 'storybook/test';
import { statusCounts } from '../samples/adminOrders.js';
import { Held } from '../samples/held.js';
import { hindi } from '../samples/hindi.js';
import { Posed } from '../samples/posed.js';
import { sheet } from '../samples/sheet.js';
import { narrow } from '../samples/states.js';
import { usage } from '../samples/usage.js';
import { StatusTabs, type StatusTabsProps } from './StatusTabs.js';

const args = { counts: { all: 1_284, ...statusCounts }, value: 'placed' as const, onChange: fn() };

const Choosing = (props: StatusTabsProps) => (
  <Held key={props.value} value={props.value} onChange={props.onChange}>
    {(value, change) => <StatusTabs {...props} value={value} onChange={change} />}
  </Held>
);

const meta = {
  title: 'Admin/StatusTabs',
  component: StatusTabs,
  render: Choosing,
  args,
  parameters: usage({
    status: 'ready',
    area: 'Admin',
    when: ['Above the admin orders, to show one status at a time.'],
    whenNot: ['Filters that combine: FilterBar.', 'Views that admins save: SavedViews.'],
    pairs: [
      {
        do: 'Show the number of orders of each status, even 0.',
        dont: 'Hide a status without orders: the row would jump.',
      },
      { do: 'Count all orders, not only those of this page.', dont: 'Count only loaded orders.' },
    ],
    content: ['The names are those of OrderStatusChip.'],
    keyboard: [
      ['Tab', 'to the selected status'],
      ['← → Home End', 'to another status; Enter or Space selects it'],
    ],
    accessibility: ['Tabs: give the orders `role="tabpanel"` and its id as `panelId`.'],
  }),
} satisfies Meta<typeof StatusTabs>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Playground: Story = {};
export const Chooses: Story = {
  play: async ({ canvas, args: given }) => {
    await userEvent.tab();
    await userEvent.keyboard('{ArrowRight}{Enter}');
    await expect(given.onChange).toHaveBeenCalledWith('packed');
    await expect(canvas.getByRole('tab', { name: 'Packed 2' })).toHaveAttribute('aria-selected', 'true');
  },
};
export const None: Story = {
  args: {
    counts: {
      all: 0,
      payment_pending: 0,
      placed: 0,
      packed: 0,
      out_for_delivery: 0,
      delivered: 0,
      cancelled: 0,
    },
  },
};
export const VeryMany: Story = {
  args: { counts: { ...args.counts, all: 1_00_00_000, delivered: 99_99_999 } },
};
export const Hindi: Story = hindi;
export const Narrow: Story = narrow;

export const Sheet: Story = sheet(
  {
    'One state': <StatusTabs {...args} />,
    All: <StatusTabs {...args} value="all" />,
    'Not counted': <StatusTabs {...args} counts={{}} />,
    'Under the pointer': (
      <Posed as="hover">
        <StatusTabs {...args} />
      </Posed>
    ),
    'With the focus': (
      <Posed as="focus">
        <StatusTabs {...args} />
      </Posed>
    ),
  },
  560,
);
