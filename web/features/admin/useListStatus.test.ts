import { expect, jest, test } from '@jest/globals';
import { renderHook } from '@testing-library/react';
import { useListStatus } from './useListStatus.js';

const rows: { data: string[] } = { data: ['Milk'] };
const none: typeof rows = { data: [] };

test.each([
  ['loading', undefined, true, 1, 0],
  ['refreshing', rows, true, 1, 1],
  ['refreshing', none, true, 1, 0],
  ['ready', rows, false, 2, 2],
  ['ready', none, false, 9, 0],
] as const)('is %s with %j, fetching: %s, on page %d of %d', (status, data, isFetching, page, pages) => {
  const goTo = jest.fn();
  const { result } = renderHook(() => useListStatus({ data, isFetching }, page, pages, goTo));
  expect(result.current).toBe(status);
  expect(goTo).not.toHaveBeenCalled();
});

test('a page that no longer exists is left for the last page, and loads until its rows are there', () => {
  const goTo = jest.fn();
  const { result, rerender } = renderHook(
    (props: { data: typeof rows; isFetching: boolean; page: number }) =>
      useListStatus(props, props.page, 2, goTo),
    { initialProps: { data: none, isFetching: false, page: 3 } },
  );
  expect(result.current).toBe('loading');
  expect(goTo).toHaveBeenCalledWith(2);
  rerender({ data: none, isFetching: true, page: 2 });
  expect(result.current).toBe('loading');
  rerender({ data: rows, isFetching: false, page: 2 });
  expect(result.current).toBe('ready');
  expect(goTo).toHaveBeenCalledTimes(1);
});

test.each([
  ['failed', rows, false],
  ['refreshing', rows, true],
  ['failed', none, false],
  ['failed', undefined, false],
  ['retrying', undefined, true],
] as const)(
  'a page that could not be loaded is not left: %s with %j, fetching: %s',
  (status, data, isFetching) => {
    const goTo = jest.fn();
    const failed = { data, isFetching, error: new Error('failed') };
    const { result } = renderHook(() => useListStatus(failed, 3, 2, goTo));
    expect(result.current).toBe(status);
    expect(goTo).not.toHaveBeenCalled();
  },
);
