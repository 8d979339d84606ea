import { expect, test } from '@jest/globals';
import { screen, within } from '@testing-library/react';
import { sampleOrder } from '../samples/account.js';
import { show } from '../samples/show.js';
import { OrderLines } from './OrderLines.js';

test('every product of the order is shown with its count and its price', () => {
  show(<OrderLines lines={sampleOrder.lines} />);
  const lines = within(screen.getByRole('list', { name: 'Items' })).getAllByRole('listitem');
  expect(lines.map(({ textContent }) => textContent)).toEqual([
    expect.stringMatching(/Amul Taaza Toned Milk.*1 l × 2.*₹136\.00/),
    expect.stringMatching(/Aashirvaad Whole Wheat Atta.*5 kg × 1.*₹279\.00/),
  ]);
});

test('A-04 priced, each line says what one piece cost and its discount', () => {
  const [first] = sampleOrder.lines;
  const line = first && { ...first, price: 80, discount: 15, quantity: 2, amount: 136 };
  show(<OrderLines lines={line ? [line] : []} priced />);
  expect(screen.getByRole('listitem')).toHaveTextContent(/× 2.*₹68\.00.*₹80\.00.*15% Off.*₹136\.00/);
});
