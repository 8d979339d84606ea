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
  waiting: Object.fromEntries(stockRows.filter(({ stock }) => stock === 0).map(({ _id }) => [_id, 12])),
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
    when: ['Reviewing and changing price, discount and stock of many products.'],
    whenNot: [
      'Editing a whole product: ProductForm.',
      'Any other table: DataTable, on which this table is built.',
    ],
    pairs: [
      { do: 'Show a saved value at once, with Undo in a toast.', dont: 'Ask before every save.' },
      {
        do: 'Pass an edit conflict as a clash: the row names both values.',
        dont: 'Overwrite the other value, or drop the typed one.',
      },
      { do: 'Keep rows in place after an edit.', dont: 'Sort them again during work.' },
    ],
    content: ['Words also say that stock is low or sold out.'],
    keyboard: [
      ['Tab', 'to the next name or value'],
      ['Enter / F2', 'edits the value; Enter saves, Esc cancels'],
    ],
    accessibility: [
      'Each value names itself and its product: “Edit Price of Amul milk: ₹74.00”.',
      'An edit conflict is announced; after the choice the value has the focus.',
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
export const Clash: Story = { tags: ['on-sheet'], args: { clashes } };
export const Chosen: Story = { args: { selected: [first?._id ?? ''], onSelectedChange: fn() } };
export const Refreshing: Story = { args: { status: 'refreshing' } };
export const Failed: Story = { args: { status: 'failed', products: [] } };
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
