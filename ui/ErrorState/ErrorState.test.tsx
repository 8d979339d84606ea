import { expect, jest, test } from '@jest/globals';
import { screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { show } from '../samples/show.js';
import { ErrorState } from './ErrorState.js';

test('W-20 says in place that it could not be loaded, and offers Retry', async () => {
  const onRetry = jest.fn<() => void>();
  show(<ErrorState onRetry={onRetry} />);
  expect(screen.getByRole('alert')).toHaveTextContent('Couldn’t load this');
  await userEvent.click(screen.getByRole('button', { name: 'Retry' }));
  expect(onRetry).toHaveBeenCalledTimes(1);
});

test('a retry under way cannot be asked for again', () => {
  show(<ErrorState onRetry={() => {}} retrying />);
  expect(screen.getByRole('button', { name: /Retry/ })).toHaveAttribute('aria-disabled', 'true');
});

test('without a way to retry there is no button', () => {
  show(<ErrorState />);
  expect(screen.queryByRole('button')).toBeNull();
});
