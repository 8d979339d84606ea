import { expect, test } from '@jest/globals';
import { screen } from '@testing-library/react';
import { show } from '../samples/show.js';
import { DeliveryPlace } from './DeliveryPlace.js';

const name = () => screen.getByRole('button').textContent.replace(/\s+/g, ' ').trim();

test('names the place, the promise and the PIN code, and opens a dialog', () => {
  show(<DeliveryPlace pincode="560001" promise="10 min" />);
  expect(name()).toBe('Delivery place: 10 min 560001');
  expect(screen.getByRole('button')).toHaveAttribute('aria-haspopup', 'dialog');
});

test('promises nothing before the place is known, or when the promise could not be loaded', () => {
  show(<DeliveryPlace promise="10 min" />);
  expect(name()).toBe('Delivery place: Deliver to PIN code');
});

test('without a promise the PIN code stands alone', () => {
  show(<DeliveryPlace pincode="560001" />);
  expect(name()).toBe('Delivery place: Deliver to 560001');
});
