import { expect, test } from '@jest/globals';
import { screen } from '@testing-library/react';
import { billOf } from '../../contract/money.js';
import { show } from '../samples/show.js';
import { BillDetails } from './BillDetails.js';

const described = (term: string) => screen.getByText(term).nextElementSibling;

test('S-049 the original total is struck, the discounted stands beside it', () => {
  show(<BillDetails bill={billOf([{ price: 15_500, discount: 8, quantity: 2 }])} />);
  expect(described('Items total')).toHaveTextContent('₹310.00');
  expect(described('Items total')?.querySelector('s')).toHaveTextContent('₹310.00');
  expect(described('Items total')).toHaveTextContent('₹284.00');
});

test('S-049 without savings nothing is struck', () => {
  show(<BillDetails bill={billOf([{ price: 7_400, discount: 0, quantity: 1 }])} />);
  expect(described('Items total')?.textContent).toBe('₹74.00');
});

test('S-050 says the quantity, free delivery and the grand total', () => {
  show(<BillDetails bill={billOf([{ price: 15_500, discount: 8, quantity: 2 }])} />);
  expect(described('Quantity total')).toHaveTextContent('2 items');
  expect(described('Delivery charges')).toHaveTextContent('Free');
  expect(described('Grand total')).toHaveTextContent('₹284.00');
});

test('the savings have a line of their own where it is wanted and something was saved', () => {
  const saved = billOf([{ price: 15_500, discount: 8, quantity: 2 }]);
  const { rerender } = show(<BillDetails bill={saved} showSavings />);
  expect(described('You saved')).toHaveTextContent('₹26.00');
  rerender(<BillDetails bill={saved} />);
  expect(screen.queryByText('You saved')).toBeNull();
  rerender(<BillDetails bill={billOf([{ price: 7_400, discount: 0, quantity: 1 }])} showSavings />);
  expect(screen.queryByText('You saved')).toBeNull();
});

test('a delivery charge that the order is large enough not to pay is struck', () => {
  show(<BillDetails bill={billOf([{ price: 15_500, discount: 0, quantity: 2 }], 0, 2_500)} />);
  expect(described('Delivery charges')?.querySelector('s')).toHaveTextContent('₹25.00');
  expect(described('Delivery charges')).toHaveTextContent('Free');
  expect(described('Grand total')).toHaveTextContent('₹310.00');
});

test('a delivery that is charged is part of the grand total', () => {
  show(<BillDetails bill={billOf([{ price: 7_400, discount: 0, quantity: 1 }], 2_500)} />);
  expect(described('Quantity total')).toHaveTextContent('1 item');
  expect(described('Delivery charges')).toHaveTextContent('₹25.00');
  expect(described('Grand total')).toHaveTextContent('₹99.00');
});
