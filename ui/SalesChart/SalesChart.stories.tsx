import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, waitFor } from 'storybook/test';
import { twoWeeks } from '../samples/adminStatistics.js';
import { hindi } from '../samples/hindi.js';
import { sheet } from '../samples/sheet.js';
import { focused, hovered, narrow } from '../samples/states.js';
import { usage } from '../samples/usage.js';
import { SalesChart } from './SalesChart.js';

const none = twoWeeks.map((day) => ({ ...day, amount: 0, orders: 0 }));
const crores = twoWeeks.map((day) => ({ ...day, amount: day.amount * 1_000 }));

const meta = {
  title: 'Admin/SalesChart',
  component: SalesChart,
  args: { days: twoWeeks },
  parameters: usage({
    status: 'ready',
    area: 'Admin',
    when: ['The sales of each day, over one to six weeks.'],
    whenNot: ['One statistic: StatTile.', 'Parts of a whole: a table.'],
    pairs: [
      { do: 'Bars, which compare days.', dont: 'A pie chart.' },
      { do: 'Pass days without sales too, as 0.', dont: 'Leave them out: the axis would be wrong.' },
    ],
    content: ['The axis is short (₹20K); the table shows every paisa.'],
    keyboard: [
      ['Tab', 'to Chart and Table, then into the chart'],
      ['← →', 'to the previous or next day; the amount is shown and announced'],
    ],
    accessibility: ['A table with the same values is one press away.'],
  }),
} satisfies Meta<typeof SalesChart>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Playground: Story = {};
/** A chart without a height renders nothing, so it needs the height of its container. */
export const Drawn: Story = {
  play: async ({ canvas }) => {
    const chart = await canvas.findByRole('group', { name: /21 November/ });
    await expect(chart.getBoundingClientRect().height).toBeGreaterThan(200);
    await waitFor(() =>
      expect(chart.querySelector('svg')?.getBoundingClientRect().height).toBeGreaterThan(200),
    );
  },
};
export const AsTable: Story = {
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Table' }));
    await expect(canvas.getByRole('table', { name: 'Sales by day' })).toBeVisible();
  },
};
export const OneDay: Story = { args: { days: twoWeeks.slice(0, 1) } };
export const SixWeeks: Story = {
  args: {
    days: Array.from({ length: 42 }, (_, n) => ({
      day: new Date(Date.UTC(2026, 9, 11 + n)).toISOString().slice(0, 10),
      amount: 20_000 + ((n * 7919) % 31) * 1_000,
      orders: 40 + (n % 9),
    })),
  },
};
export const Hindi: Story = hindi;
export const Hovered: Story = hovered;
export const Focused: Story = focused;
export const Narrow: Story = narrow;

export const Sheet: Story = sheet(
  {
    Bars: <SalesChart days={twoWeeks} />,
    Crores: <SalesChart days={crores} />,
    'No sales': <SalesChart days={none} />,
    Loading: <SalesChart days={twoWeeks} loading />,
  },
  440,
);
