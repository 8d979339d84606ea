import { expect, jest, test } from '@jest/globals';
import { screen, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { useState } from 'react';
import { ledgerProducts, type LedgerProduct } from '../samples/admin.js';
import { productColumns } from '../samples/adminColumns.js';
import { show } from '../samples/show.js';
import type { Sort } from './columns.js';
import { DataTable, type DataTableProps } from './DataTable.js';

const table = (props: Partial<DataTableProps<LedgerProduct>> = {}) => (
  <DataTable
    label="Products"
    columns={productColumns}
    rows={ledgerProducts}
    rowKey={({ id }) => id}
    rowLabel={({ name }) => name}
    {...props}
  />
);

function Choosing({ rows = ledgerProducts, from = [] as readonly string[] }) {
  const [selected, setSelected] = useState(from);
  return (
    <>
      {table({ rows, selected, onSelectedChange: setSelected })}
      <output>{selected.join(' ')}</output>
    </>
  );
}

test('is a named table whose first column heads each row', () => {
  show(table());
  const products = within(screen.getByRole('table', { name: 'Products' }));
  expect(products.getAllByRole('columnheader').map(({ textContent }) => textContent)).toEqual([
    'Product',
    'Unit',
    'Category',
    'Price',
    'Discount',
    'Stock',
  ]);
  const row = within(products.getByRole('row', { name: /Amul Cheese Slices/ }));
  expect(row.getByRole('rowheader', { name: 'Amul Cheese Slices' })).toBeVisible();
  expect(row.getByRole('cell', { name: '₹155.00' })).toBeVisible();
});

test('a header sorts upwards, then downwards, and says which way it is', async () => {
  const onSortChange = jest.fn<(sort: Sort) => void>();
  const { rerender } = show(table({ onSortChange }));
  const header = () => screen.getByRole('columnheader', { name: 'Price' });
  expect(header()).not.toHaveAttribute('aria-sort');

  await userEvent.click(within(header()).getByRole('button'));
  rerender(table({ onSortChange, sort: { key: 'price', direction: 'asc' } }));
  expect(header()).toHaveAttribute('aria-sort', 'ascending');

  await userEvent.click(within(header()).getByRole('button'));
  expect(onSortChange.mock.calls).toEqual([
    [{ key: 'price', direction: 'asc' }],
    [{ key: 'price', direction: 'desc' }],
  ]);
});

test('only columns that sort have a button', () => {
  show(table({ onSortChange: () => undefined }));
  expect(screen.getAllByRole('button').map(({ textContent }) => textContent)).toEqual(['Product', 'Price']);
});

test('the header chooses all of the page, and what is chosen on other pages stays', async () => {
  show(<Choosing from={['elsewhere', 'p2']} />);
  const all = screen.getByRole('checkbox', { name: 'Select all on this page' });
  expect(all).toBePartiallyChecked();

  await userEvent.click(all);
  expect(all).toBeChecked();
  expect(screen.getByRole('status')).toHaveTextContent('elsewhere p1 p2 p3 p4 p5 p6');

  await userEvent.click(screen.getByRole('checkbox', { name: 'Select Broccoli' }));
  expect(all).toBePartiallyChecked();

  await userEvent.click(all);
  await userEvent.click(all);
  expect(screen.getByRole('status')).toHaveTextContent(/^elsewhere$/);
});

test('an empty page has nothing chosen', () => {
  show(<Choosing rows={[]} />);
  expect(screen.getByRole('checkbox', { name: 'Select all on this page' })).not.toBeChecked();
});

test('rows stay while others are on their way', () => {
  show(table({ status: 'refreshing' }));
  expect(screen.getByRole('table', { name: 'Products' })).toHaveAttribute('aria-busy', 'true');
  expect(screen.getByRole('progressbar', { name: 'Refreshing Products' })).toBeVisible();
  expect(screen.getAllByRole('rowheader')).toHaveLength(ledgerProducts.length);
});

test('loading is said once and draws as many rows as are awaited', () => {
  const { container } = show(table({ status: 'loading', rows: [], skeletons: 5 }));
  expect(screen.getByRole('status')).toHaveTextContent('Loading Products');
  expect(container.querySelectorAll('tbody tr')).toHaveLength(5);
  expect(screen.queryByText('Nothing here yet')).toBeNull();
});

test('W-20 a failure offers Retry in place', async () => {
  const onRetry = jest.fn();
  show(table({ status: 'failed', rows: [], onRetry }));
  expect(screen.getByRole('alert')).toHaveTextContent('Couldn’t load this');
  await userEvent.click(screen.getByRole('button', { name: 'Retry' }));
  expect(onRetry).toHaveBeenCalledTimes(1);
});

test('a failed refresh keeps the rows and says that they may be old', () => {
  show(table({ status: 'failed', onRetry: () => undefined }));
  expect(screen.getByRole('alert')).toHaveTextContent('It may be out of date');
  expect(screen.getByRole('button', { name: 'Retry' })).toBeVisible();
  expect(screen.getAllByRole('rowheader')).toHaveLength(ledgerProducts.length);
});

test('no rows: says what the owner wants said', () => {
  const { rerender } = show(table({ rows: [] }));
  expect(screen.getByText('Nothing here yet')).toBeVisible();
  rerender(table({ rows: [], empty: 'No product matches' }));
  expect(screen.getByText('No product matches')).toBeVisible();
});

test('hides what may be hidden and nothing else', () => {
  show(table({ hidden: ['unit', 'name', 'price'] }));
  expect(screen.queryByRole('columnheader', { name: 'Unit' })).toBeNull();
  expect(screen.getByRole('columnheader', { name: 'Product' })).toBeVisible();
  expect(screen.getByRole('columnheader', { name: 'Price' })).toBeVisible();
});
