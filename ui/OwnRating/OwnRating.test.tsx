import { expect, test } from '@jest/globals';
import { screen } from '@testing-library/react';
import { ratings as words } from '../../contract/messages/en/ratings.js';
import type { OwnRating as Rating } from '../../contract/rating.js';
import { ownRating } from '../samples/ratings.js';
import { show } from '../samples/show.js';
import { OwnRating } from './OwnRating.js';

test.each<[Partial<Rating>, string]>([
  [{ state: 'pending' }, words.pending],
  [{ state: 'approved' }, words.approved],
  [{ state: 'approved', text: '' }, words.counted],
  [{ state: 'rejected' }, words.rejected],
  [{ state: 'rejected', reason: 'Please stay polite.' }, 'We don’t show it. Please stay polite.'],
])('says who sees a rating: %j', (given, text) => {
  show(<OwnRating rating={{ ...ownRating, ...given }} name="Milk" onRate={() => undefined} />);
  expect(screen.getByText(text)).toBeVisible();
  expect(screen.getByRole('img', { name: '4 out of 5' })).toBeInTheDocument();
});
