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

test('a retry that fails is announced again: the text is new, and Retry stays', () => {
  const { rerender } = show(<ErrorState onRetry={() => {}} />);
  const parts = () => [screen.getByText('Couldn’t load this'), screen.getByRole('button', { name: /Retry/ })];
  const [text, retry] = parts();
  rerender(<ErrorState onRetry={() => {}} retrying />);
  expect(parts()[0]).toBe(text);
  rerender(<ErrorState onRetry={() => {}} />);
  expect(parts()[0]).not.toBe(text);
  expect(parts()[1]).toBe(retry);
});

test('without a way to retry there is no button', () => {
  show(<ErrorState />);
  expect(screen.queryByRole('button')).toBeNull();
});
