import { expect, test } from '@jest/globals';
import { screen } from '@testing-library/react';
import { show } from '../samples/show.js';
import { SavingsBanner } from './SavingsBanner.js';

test('S-030 says what is saved', () => {
  show(<SavingsBanner savings={12_400} />);
  expect(screen.getByText('Your total savings')).toBeVisible();
  expect(screen.getByText('₹124.00')).toBeVisible();
});

test('says nothing when nothing is saved', () => {
  const { container } = show(<SavingsBanner savings={0} />);
  expect(container).toBeEmptyDOMElement();
});
