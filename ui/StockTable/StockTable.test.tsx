import { expect, jest, test } from '@jest/globals';
import { screen, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { show } from '../samples/show.js';
import { stockRows } from '../samples/stock.js';
import type { StockClash } from './stockFields.js';
import { StockTable, type StockTableProps } from './StockTable.js';

const [milk] = stockRows;
const label = `Price of ${milk?.name}`;
const clash: StockClash = { _id: milk?._id ?? '', field: 'price', mine: 79.5 };

const showTable = (props: Partial<StockTableProps> = {}) => {
  const events = {
    onSave: jest.fn<StockTableProps['onSave']>().mockResolvedValue(undefined),
    onKeepMine: jest.fn<StockTableProps['onKeepMine']>(),
    onTakeTheirs: jest.fn<StockTableProps['onTakeTheirs']>(),
  };
  show(
    <StockTable products={stockRows} lowStock={5} hrefOf={({ _id }) => `/${_id}`} {...events} {...props} />,
  );
  return events;
};

test('A-05 price, discount and stock are edited in place, each with the product it is of', async () => {
  const { onSave } = showTable();
  await userEvent.click(screen.getByRole('button', { name: `Edit ${label}: ₹74.00` }));
  await userEvent.keyboard('79.5{Enter}');
  await userEvent.click(screen.getByRole('button', { name: new RegExp(`^Edit Stock of ${milk?.name}`) }));
  await userEvent.keyboard('7{Enter}');
  expect(onSave.mock.calls).toEqual([
    [milk, 'price', 79.5],
    [milk, 'stock', 7],
  ]);
});

test('a discount above 100 and half a packet are refused before they are sent', async () => {
  const { onSave } = showTable();
  await userEvent.click(screen.getByRole('button', { name: new RegExp(`^Edit Discount of ${milk?.name}`) }));
  await userEvent.keyboard('101{Enter}');
  expect(screen.getByRole('alert')).toHaveTextContent('from 0 to 100');
  await userEvent.keyboard('{Escape}');
  await userEvent.click(screen.getByRole('button', { name: new RegExp(`^Edit Stock of ${milk?.name}`) }));
  await userEvent.keyboard('1.5{Enter}');
  expect(screen.getByRole('alert')).toHaveTextContent('whole number');
  expect(onSave).not.toHaveBeenCalled();
});

test('what is low and what is sold out says so in words', () => {
  showTable();
  const rows = screen.getAllByRole('row').slice(1);
  expect(rows.map((row) => (within(row).queryByText(/^(Low|Out of stock)$/) ? 'told' : ''))).toEqual([
    '',
    'told',
    '',
    '',
    'told',
    '',
  ]);
});

test('W-34 an edit that somebody else’s came before names both values, and the choice keeps the focus', async () => {
  const { onKeepMine, onTakeTheirs } = showTable({ clashes: [clash] });
  expect(screen.getByRole('alert')).toHaveTextContent(
    'Someone else changed it to ₹74.00. You entered ₹79.50.',
  );
  await userEvent.click(screen.getByRole('button', { name: `Save ₹79.50 as ${label}` }));
  expect(onKeepMine).toHaveBeenCalledWith(clash);
  expect(screen.getByRole('button', { name: `Edit ${label}: ₹74.00` })).toHaveFocus();
  await userEvent.click(screen.getByRole('button', { name: `Keep ₹74.00 as ${label}` }));
  expect(onTakeTheirs).toHaveBeenCalledWith(clash);
});

test('a sold-out product says how many people wait for it, one in stock does not', () => {
  const soldOut = stockRows.find(({ stock }) => stock === 0);
  const waiting = Object.fromEntries([milk, soldOut].map((product) => [product?._id, 12]));
  showTable({ waiting });
  expect(screen.getAllByText(/waiting/).map(({ textContent }) => textContent)).toEqual([
    'Out of stock · 12 waiting',
  ]);
});
