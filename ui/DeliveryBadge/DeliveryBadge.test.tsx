import { expect, test } from '@jest/globals';
import { screen } from '@testing-library/react';
import { show } from '../samples/show.js';
import { DeliveryBadge } from './DeliveryBadge.js';

test('S-056 says 10 Min by itself', () => {
  show(<DeliveryBadge />);
  expect(screen.getByText('10 Min')).toBeVisible();
});

test('S-061 is written small on cards', () => {
  show(<DeliveryBadge size="small" />);
  expect(screen.getByText('10 min')).toBeVisible();
});

test('W-31 says the minutes of the shop', () => {
  show(<DeliveryBadge minutes={25} />);
  expect(screen.getByText('25 Min')).toBeVisible();
});
