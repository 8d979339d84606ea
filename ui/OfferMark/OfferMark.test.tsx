import { expect, test } from '@jest/globals';
import { screen } from '@testing-library/react';
import { show } from '../samples/show.js';
import { OfferMark } from './OfferMark.js';

test('says its words', () => {
  show(<OfferMark>20% Off</OfferMark>);
  expect(screen.getByText('20% Off')).toBeVisible();
});
