import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent } from 'storybook/test';
import { hindi } from '../samples/hindi.js';
import { wait } from '../samples/outcomes.js';
import { sheet } from '../samples/sheet.js';
import { focused, hovered, narrow } from '../samples/states.js';
import { oddRows, stockRows } from '../samples/stock.js';
import { usage } from '../samples/usage.js';
import { StockTable, type StockTableProps } from './StockTable.js';

const [first] = stockRows;
const args: StockTableProps = {
  products: stockRows,
  lowStock: 5,
  hrefOf: ({ _id }) => `#${_id}`,
  onSave: fn(() => Promise.resolve(undefined)),
  onKeepMine: fn(),
  onTakeTheirs: fn(),
  onSortChange: fn(),
  onRetry: fn(),
};
const clashes = [{ _id: first?._id ?? '', field: 'price' as const, mine: 79.5 }];

const meta = {
  title: 'Admin/StockTable',
  component: StockTable,
  args,
  argTypes: { status: { control: 'inline-radio', options: ['ready', 'loading', 'refreshing', 'failed'] } },
  parameters: usage({
    status: 'ready',
    area: 'Admin',
    when: ['Price, discount and stock of many products are looked over and changed.'],
    whenNot: ['A product as a whole: ProductForm.', 'Any other table: DataTable, which this is made of.'],
    pairs: [
      { do: 'Show a saved value at once, with Undo in a notice.', dont: 'Ask before every save.' },
      {
        do: 'Pass an edit that somebody else’s came before as a clash: both values are named.',
        dont: 'Save over it, or drop what was typed.',
      },
      { do: 'Leave rows where they are after an edit.', dont: 'Sort them again under the fingers.' },
    ],
    content: ['Few and none are said in words too.'],
    keyboard: [
      ['Tab', 'to the next name or figure'],
      ['Enter / F2', 'edits the figure; Enter saves, Esc leaves it as it was'],
    ],
    accessibility: [
      'Each figure says what it is and of what: “Edit Price of Amul milk: ₹74.00”.',
      'A clash is announced; after the choice the focus is on the figure.',
    ],
  }),
} satisfies Meta<typeof StockTable>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Playground: Story = {};
export const Saves: Story = {
  play: async ({ canvas, args: given }) => {
    await userEvent.click(canvas.getByRole('button', { name: `Edit Price of ${first?.name}: ₹74.00` }));
    await userEvent.keyboard('79.5{Enter}');
    await expect(given.onSave).toHaveBeenCalledWith(first, 'price', 79.5);
  },
};
export const Saving: Story = {
  args: { onSave: wait },
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: /^Edit Stock of Amul Taaza/ }));
    await userEvent.keyboard('7{Enter}');
    await expect(canvas.getByRole('progressbar', { name: /^Saving Stock/ })).toBeVisible();
  },
};
export const Clash: Story = {
  args: { clashes },
  play: async ({ canvas, args: given }) => {
    await expect(canvas.getByRole('alert')).toHaveTextContent(
      'Somebody else made it ₹74.00. You typed ₹79.50.',
    );
    await userEvent.click(canvas.getByRole('button', { name: /^Save ₹79.50/ }));
    await expect(given.onKeepMine).toHaveBeenCalledWith(clashes[0]);
  },
};
export const Chosen: Story = { args: { selected: [first?._id ?? ''], onSelectedChange: fn() } };
export const Refreshing: Story = { args: { status: 'refreshing' } };
export const Loading: Story = { args: { status: 'loading', products: [], skeletons: 6 } };
export const Failed: Story = { args: { status: 'failed', products: [] } };
export const Empty: Story = { args: { products: [] } };
export const EdgeValues: Story = { args: { products: oddRows } };
export const Hindi: Story = hindi;
export const Hovered: Story = hovered;
export const Focused: Story = focused;
export const Narrow: Story = {
  ...narrow,
  args: { products: [...stockRows.slice(0, 2), ...oddRows.slice(1)] },
};
export const NarrowClash: Story = { ...narrow, args: { products: stockRows.slice(0, 2), clashes } };

export const Sheet: Story = sheet(
  {
    Ready: <StockTable {...args} />,
    'A clash': <StockTable {...args} products={stockRows.slice(0, 2)} clashes={clashes} />,
    'Edge values': <StockTable {...args} products={oddRows} />,
    Loading: <StockTable {...args} products={[]} status="loading" skeletons={3} />,
    Empty: <StockTable {...args} products={[]} />,
  },
  900,
);
