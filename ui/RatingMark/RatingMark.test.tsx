import { expect, test } from '@jest/globals';
import { screen } from '@testing-library/react';
import { show } from '../samples/show.js';
import { RatingMark } from './RatingMark.js';

test('says average and number, with one decimal', () => {
  show(<RatingMark rating={{ average: 4, count: 12 }} />);
  const mark = screen.getByRole('img', { name: '4.0 out of 5 stars, ratings: 12' });
  expect(mark).toHaveTextContent('4.0 (12)');
});
