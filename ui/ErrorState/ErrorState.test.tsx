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

test('a pressed retry that fails is announced again: the text is new, and Retry stays; one by itself is not', async () => {
  const { rerender } = show(<ErrorState onRetry={() => {}} />);
  const text = () => screen.getByText('Couldn’t load this');
  const fails = () => {
    rerender(<ErrorState onRetry={() => {}} retrying />);
    expect(text()).toBe(first);
    rerender(<ErrorState onRetry={() => {}} />);
  };
  const first = text();
  fails();
  expect(text()).toBe(first);
  const retry = screen.getByRole('button', { name: 'Retry' });
  await userEvent.click(retry);
  fails();
  expect(text()).not.toBe(first);
  expect(screen.getByRole('button', { name: 'Retry' })).toBe(retry);
});

test('without a way to retry there is no button', () => {
  show(<ErrorState />);
  expect(screen.queryByRole('button')).toBeNull();
});
