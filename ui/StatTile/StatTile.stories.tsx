import type { Meta, StoryObj } from '@storybook/react-vite';
import { twoWeeks } from '../samples/adminStatistics.js';
import { column } from '../samples/column.js';
import { hindi } from '../samples/hindi.js';
import { sheet } from '../samples/sheet.js';
import { focused, hovered, narrow } from '../samples/states.js';
import { usage } from '../samples/usage.js';
import { StatTile } from './StatTile.js';

const trend = twoWeeks.map(({ amount }) => amount);
const args = {
  label: 'Sales today',
  value: '₹29,115.00',
  change: { percent: 12.5, than: 'on last Saturday' },
  trend,
};

const meta = {
  title: 'Admin/StatTile',
  component: StatTile,
  decorators: [column],
  args,
  parameters: usage({
    status: 'ready',
    area: 'Admin',
    when: ['The dashboard’s home page: three or four statistics for every morning.'],
    whenNot: ['An open task: TodoTile.', 'Statistics to compare day by day: SalesChart.'],
    pairs: [
      {
        do: 'Compare with a day of the same kind: “on last Saturday”.',
        dont: 'Compare Sunday with Saturday.',
      },
      { do: 'Leave the change out if there is nothing to compare with.', dont: 'Show “up ∞%”.' },
    ],
    content: [
      'The label names the statistic and the period in two or three words.',
      'Amounts are written out: ₹29,115.00.',
    ],
    keyboard: [['Tab', 'to the label, if it is a link']],
    accessibility: ['Words and arrows say up and down; the line is decoration.'],
  }),
} satisfies Meta<typeof StatTile>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Playground: Story = { args: { better: 'up', loading: false } };
export const Nothing: Story = { args: { value: '₹0.00', change: undefined, trend: [0, 0, 0] } };
export const LongText: Story = {
  args: { label: 'Sales of everything that was delivered between midnight and now, returns taken off' },
};
export const Hindi: Story = {
  ...hindi,
  args: { label: 'आज की बिक्री', change: { percent: 5, than: 'पिछले शनिवार' } },
};
export const Hovered: Story = { ...hovered, args: { href: '#orders' } };
export const Focused: Story = { ...focused, args: { href: '#orders' } };
export const Narrow: Story = { ...narrow, args: { value: '₹1,00,00,000.00' } };

export const Sheet: Story = sheet({
  Up: <StatTile {...args} />,
  Down: <StatTile {...args} change={{ percent: -8.2, than: 'on last Saturday' }} />,
  'Down is good': (
    <StatTile label="Cancelled" value="3" better="down" change={{ percent: -40, than: 'on last week' }} />
  ),
  'The same': <StatTile {...args} change={{ percent: 0, than: 'as last Saturday' }} />,
  'Only a value': <StatTile label="Orders today" value="44" />,
  'Leads somewhere': <StatTile {...args} href="#orders" />,
  Loading: <StatTile {...args} loading />,
  Crore: <StatTile {...args} value="₹1,00,00,000.00" />,
});
