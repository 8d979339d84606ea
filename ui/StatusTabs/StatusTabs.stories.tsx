import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent } from 'storybook/test';
import { statusCounts } from '../samples/adminOrders.js';
import { Held } from '../samples/held.js';
import { hindi } from '../samples/hindi.js';
import { Posed } from '../samples/posed.js';
import { sheet } from '../samples/sheet.js';
import { focused, hovered, narrow } from '../samples/states.js';
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
    when: ['Above the board of orders: one looks at one state at a time.'],
    whenNot: ['Filters that add up: FilterBar.', 'Views that people save: SavedViews.'],
    pairs: [
      {
        do: 'Show how many there are of each, also none.',
        dont: 'Hide a state that has no orders: the row would jump.',
      },
      { do: 'Count all orders, not those of this page.', dont: 'Count what happens to be loaded.' },
    ],
    content: ['The words are those of OrderStatusChip.'],
    keyboard: [
      ['Tab', 'to the chosen state'],
      ['← → Home End', 'from state to state; Enter or Space chooses'],
    ],
    accessibility: ['Tabs: give the board `role="tabpanel"` and its id as `panelId`.'],
  }),
} satisfies Meta<typeof StatusTabs>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Playground: Story = {};
export const All: Story = { args: { value: 'all' } };
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
export const NotCounted: Story = { args: { counts: {} } };
export const VeryMany: Story = {
  args: { counts: { ...args.counts, all: 1_00_00_000, delivered: 99_99_999 } },
};
export const Hindi: Story = hindi;
export const Hovered: Story = hovered;
export const Focused: Story = focused;
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
