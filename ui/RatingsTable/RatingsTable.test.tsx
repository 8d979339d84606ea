import { expect, test } from '@jest/globals';
import { act, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { useState } from 'react';
import type { AdminRating } from '../../contract/rating.js';
import { adminRatings } from '../samples/ratings.js';
import { show } from '../samples/show.js';
import { RatingsTable } from './RatingsTable.js';

const pending = adminRatings
  .slice(0, 3)
  .map((rating, at): AdminRating => ({ ...rating, state: 'pending', product: `Milk ${at}` }));

/** Removes a rating from the list as it is approved, as the tab of waiting ratings does. */
function Waiting() {
  const [ratings, setRatings] = useState(pending);
  return (
    <RatingsTable
      ratings={ratings}
      hrefOf={() => '#'}
      orderHrefOf={() => '#'}
      onApprove={({ _id }) => setRatings((all) => all.filter((one) => one._id !== _id))}
      onReject={() => undefined}
    />
  );
}

const approve = (name: string) => screen.getByRole('button', { name: `Approve the rating of ${name}` });

test('ratings are approved one after the other by Enter: the focus goes on to the next', async () => {
  show(<Waiting />);
  act(() => approve('Milk 0').focus());
  await userEvent.keyboard('{Enter}');
  expect(approve('Milk 1')).toHaveFocus();
  await userEvent.keyboard('{Enter}');
  expect(approve('Milk 2')).toHaveFocus();
});

test('offers what is not done yet', () => {
  const states = (['approved', 'rejected'] as const).map((state) => ({
    ...pending[0],
    _id: state,
    state,
    product: state,
  }));
  show(
    <RatingsTable
      ratings={states as AdminRating[]}
      hrefOf={() => '#'}
      orderHrefOf={() => '#'}
      onApprove={() => undefined}
      onReject={() => undefined}
    />,
  );
  expect(screen.getAllByRole('button').map((button) => button.getAttribute('aria-label'))).toEqual([
    'Reject the rating of approved',
    'Approve the rating of rejected',
  ]);
});
