import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, userEvent, within } from 'storybook/test';
import { EmptyState } from '../EmptyState/EmptyState.js';
import { ledgerProducts, oddProducts, type LedgerProduct } from '../samples/admin.js';
import { hindiColumns, productColumns } from '../samples/adminColumns.js';
import { hindi, inHindi } from '../samples/hindi.js';
import { Posed } from '../samples/posed.js';
import { sheet } from '../samples/sheet.js';
import { narrow } from '../samples/states.js';
import { usage } from '../samples/usage.js';
import type { Sort } from './columns.js';
import { DataTable, type DataTableProps } from './DataTable.js';

const inOrder = (rows: readonly LedgerProduct[], sort: Sort | undefined) => {
  if (!sort) return rows;
  const key = sort.key as 'name' | 'price'; // only these columns of the story can be sorted
  const sorted = [...rows].sort((a, b) => (a[key] < b[key] ? -1 : 1));
  return sort.direction === 'asc' ? sorted : sorted.reverse();
};

function Ledger(props: DataTableProps<LedgerProduct>) {
  const [selected, setSelected] = useState(props.selected ?? []);
  const [sort, setSort] = useState(props.sort);
  return (
    <DataTable
      {...props}
      rows={inOrder(props.rows, sort)}
      selected={selected}
      onSelectedChange={
        props.onSelectedChange &&
        ((keys) => {
          props.onSelectedChange?.(keys);
          setSelected(keys);
        })
      }
      sort={sort}
      onSortChange={
        props.onSortChange &&
        ((next) => {
          props.onSortChange?.(next);
          setSort(next);
        })
      }
    />
  );
}

const args = {
  label: 'Products',
  columns: productColumns,
  rows: ledgerProducts,
  rowKey: ({ id }: LedgerProduct) => id,
  rowLabel: ({ name }: LedgerProduct) => name,
  onSortChange: fn(),
  onSelectedChange: fn(),
  onRetry: fn(),
};

const meta = {
  title: 'Admin/DataTable',
  component: DataTable<LedgerProduct>,
  render: Ledger,
  args,
  argTypes: {
    status: { control: 'inline-radio', options: ['ready', 'loading', 'refreshing', 'failed'] },
    density: { control: 'inline-radio', options: ['compact', 'comfortable'] },
    cardsBelow: { control: 'inline-radio', options: ['sm', 'md', 'lg'] },
  },
  parameters: usage({
    status: 'ready',
    area: 'Admin',
    when: ['To compare, sort, choose and edit many records of the same type.'],
    whenNot: ['A handful of records: a plain list.', 'A history of changes: AuditLog.'],
    pairs: [
      { do: 'Keep the rows while new rows load.', dont: 'Empty the table at every refresh.' },
      { do: 'Align numbers at their end.', dont: 'Centre numbers: they are hard to compare.' },
      { do: 'Let the first column name the row, as a link.', dont: 'Make the whole row a hidden button.' },
    ],
    content: [
      'Headers are one or two words, without a full stop.',
      'An empty table says why it is empty, and offers one action.',
    ],
    keyboard: [
      ['Tab', 'to the next sort button, checkbox, link or control'],
      ['Enter', 'sorts by the focused header; pressed again, reverses the order'],
      ['Space', 'chooses the row, or all rows of the page'],
    ],
    accessibility: [
      'A table with row and column headers, on cards too.',
      'Screen readers say whether the sorted column is ascending or descending.',
      'While rows load the table is busy.',
    ],
  }),
} satisfies Meta<typeof DataTable<LedgerProduct>>;
export default meta;
type Story = StoryObj<typeof meta>;

/** All columns, in the width of the page. */
export const Playground: Story = {
  tags: ['not-on-sheet'],
  args: { status: 'ready', density: 'compact', cardsBelow: 'md', skeletons: 6 },
};

export const Sorted: Story = {
  args: { sort: { key: 'name', direction: 'asc' } },
  play: async ({ canvasElement, args }) => {
    const canvas = within(canvasElement);
    const names = () => canvas.getAllByRole('rowheader').map(({ textContent }) => textContent);
    await expect(canvas.getByRole('columnheader', { name: 'Product' })).toHaveAttribute(
      'aria-sort',
      'ascending',
    );
    await userEvent.click(canvas.getByRole('button', { name: 'Price' }));
    await expect(args.onSortChange).toHaveBeenCalledWith({ key: 'price', direction: 'asc' });
    await expect(names()[0]).toContain('Britannia');
  },
};

export const SomeChosen: Story = {
  args: { selected: ['p1', 'p3'] },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    const all = canvas.getByRole('checkbox', { name: 'Select all on this page' });
    await expect(all).toBePartiallyChecked();
    await userEvent.click(all);
    await expect(canvas.getByRole('checkbox', { name: 'Select Broccoli' })).toBeChecked();
  },
};
export const NothingFound: Story = {
  args: {
    rows: [],
    empty: (
      <EmptyState
        drawing="search"
        title="No product matches"
        text="Remove a filter, or try another search."
        buttonProps={{ children: 'Clear all' }}
      />
    ),
  },
};
export const JustCome: Story = { args: { isFresh: ({ id }) => id === 'p1' } };
export const WithoutChoosing: Story = { args: { onSelectedChange: undefined } };
/** Zero, one paisa, one crore, a 100% discount, long words, Hindi. */
export const EdgeValues: Story = { args: { rows: oddProducts } };
/** The header stays in view while the page scrolls. */
export const LongList: Story = {
  args: {
    rows: Array.from({ length: 40 }, (_, n) => ({
      ...(ledgerProducts[n % 6] as LedgerProduct),
      id: `l${n}`,
    })),
  },
};
export const Hindi: Story = {
  ...hindi,
  args: { label: 'प्रोडक्ट', columns: hindiColumns, rows: inHindi(ledgerProducts) },
};
/** The table at 320 px. */
export const Narrow: Story = {
  ...narrow,
  args: { rows: [...ledgerProducts.slice(0, 2), ...oddProducts], selected: ['p1'] },
};
export const NarrowLoading: Story = {
  ...narrow,
  args: { status: 'loading', rows: [], skeletons: 6 },
};

const few = { ...args, cardsBelow: 'sm' as const, hidden: ['unit', 'category'] };

export const Sheet: Story = sheet(
  {
    Ready: <Ledger {...few} selected={['p1']} sort={{ key: 'name', direction: 'asc' }} />,
    Refreshing: <Ledger {...few} status="refreshing" />,
    Loading: <Ledger {...few} status="loading" skeletons={6} />,
    Failed: <Ledger {...few} status="failed" rows={[]} />,
    'Failed to refresh': <Ledger {...few} status="failed" />,
    Empty: <Ledger {...few} rows={[]} />,
    Comfortable: <Ledger {...few} density="comfortable" onSelectedChange={undefined} />,
    'As cards': <Ledger {...args} rows={oddProducts} cardsBelow="lg" />,
    'Under the pointer': (
      <Posed as="hover">
        <Ledger {...few} />
      </Posed>
    ),
    'With the focus': (
      <Posed as="focus">
        <Ledger {...few} />
      </Posed>
    ),
  },
  520,
);
