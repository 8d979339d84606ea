import { expect, test } from '@jest/globals';
import { aProduct } from '../samples/catalogue.js';
import { show } from '../samples/show.js';
import { UnitLine } from './UnitLine.js';

test('G-03 says the price per kilogram, after the discount', () => {
  const { container } = show(<UnitLine product={aProduct({ unit: '500 g', price: 100, discount: 10 })} />);
  expect(container).toHaveTextContent('500 g · ₹180.00/kg');
});

test('a unit that cannot be compared stands alone', () => {
  const { container } = show(<UnitLine product={aProduct({ unit: '1 bunch' })} />);
  expect(container.textContent).toBe('1 bunch');
});
