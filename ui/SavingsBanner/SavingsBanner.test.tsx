import { expect, test } from '@jest/globals';
import { screen } from '@testing-library/react';
import { show } from '../samples/show.js';
import { SavingsBanner } from './SavingsBanner.js';

test('S-030 says what is saved', () => {
  show(<SavingsBanner savings={12_400} />);
  expect(screen.getByText('Your total savings')).toBeVisible();
  expect(screen.getByText('₹124.00')).toBeVisible();
});

test('says what free delivery saves, with other savings and alone', () => {
  const { rerender } = show(<SavingsBanner savings={12_400} deliverySaved={2_500} />);
  expect(screen.getByText('₹124.00')).toBeVisible();
  expect(screen.getByText('plus ₹25.00 with free delivery')).toBeVisible();
  rerender(<SavingsBanner savings={0} deliverySaved={2_500} />);
  expect(screen.getByText('Free delivery saves you ₹25.00')).toBeVisible();
  expect(screen.queryByText('Your total savings')).toBeNull();
});

test('says nothing when nothing is saved', () => {
  const { container } = show(<SavingsBanner savings={0} />);
  expect(container).toBeEmptyDOMElement();
});
