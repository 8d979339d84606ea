import { expect, test } from '@jest/globals';
import { screen } from '@testing-library/react';
import { show } from '../samples/show.js';
import { OfferBadge } from './OfferBadge.js';

test('says its words', () => {
  show(<OfferBadge>20% Off</OfferBadge>);
  expect(screen.getByText('20% Off')).toBeVisible();
});
