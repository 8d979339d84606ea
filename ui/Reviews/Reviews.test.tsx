import { expect, jest, test } from '@jest/globals';
import { screen, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { ratings as words } from '../../contract/messages/en/ratings.js';
import { sampleRating, sampleReviews, sampleStarCounts } from '../samples/ratings.js';
import { show } from '../samples/show.js';
import { Reviews, type ReviewsProps } from './Reviews.js';

const reviews = (given: Partial<ReviewsProps> = {}) => (
  <Reviews
    rating={sampleRating}
    starCounts={sampleStarCounts}
    reviews={sampleReviews}
    onRetry={() => undefined}
    {...given}
  />
);

test('shows the average, how many gave how many stars, and each review with its author', () => {
  show(reviews());
  expect(screen.getByRole('region', { name: words.title })).toBeVisible();
  expect(screen.getByRole('img', { name: '4.3 out of 5' })).toBeInTheDocument();
  const shares = within(screen.getByRole('list', { name: words.title })).getAllByRole('listitem');
  expect(shares.map((share) => share.getAttribute('aria-label'))).toEqual([
    ...[
      '5 stars: 8 ratings',
      '4 stars: 2 ratings',
      '3 stars: 1 rating',
      '2 stars: 0 ratings',
      '1 star: 1 rating',
    ],
  ]);
  const [first, second] = within(screen.getByRole('list', { name: words.reviews })).getAllByRole('listitem');
  expect(first).toHaveTextContent('Meera, 20 Nov 2026');
  expect(second).toHaveTextContent('A customer, 12 Nov 2026');
  expect(screen.queryByRole('button')).toBeNull();
});

test('a failure to load more keeps the reviews, and can be tried again', async () => {
  const onRetry = jest.fn();
  show(reviews({ status: 'failed', onMore: () => undefined, onRetry }));
  expect(screen.getByText('Fine.')).toBeVisible();
  expect(screen.queryByRole('button', { name: words.more })).toBeNull();
  await userEvent.click(screen.getByRole('button', { name: words.again }));
  expect(onRetry).toHaveBeenCalledTimes(1);
});

test('a failure that is tried again keeps its button, and passes the focus on once more have loaded', async () => {
  const main = (given: Partial<ReviewsProps>) => <main tabIndex={-1}>{reviews(given)}</main>;
  const { rerender } = show(main({ status: 'failed' }));
  const again = screen.getByRole('button', { name: words.again });
  await userEvent.click(again);
  rerender(main({ status: 'failed', retrying: true }));
  expect(again).toHaveFocus();
  expect(again).toHaveAttribute('aria-disabled', 'true');
  rerender(main({ status: 'ready' }));
  expect(screen.getByRole('main')).toHaveFocus();
});

test('says when there is nothing to show, and while it loads', () => {
  const none = { rating: undefined, reviews: [] };
  const { rerender } = show(reviews(none));
  expect(screen.getByText(words.none)).toBeVisible();
  rerender(reviews({ ...none, status: 'loading' }));
  expect(screen.getByRole('status')).toHaveTextContent(words.loading);
  rerender(reviews({ reviews: [] }));
  expect(screen.getByText(words.noReviews)).toBeVisible();
});
