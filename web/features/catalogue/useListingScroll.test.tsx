import { afterEach, beforeEach, expect, jest, test } from '@jest/globals';
import { act, renderHook } from '@testing-library/react';
import { useListingScroll } from './PagedProductGrid.js';

beforeEach(() => {
  jest.useFakeTimers();
});
const { innerHeight } = window;
afterEach(() => {
  jest.useRealTimers();
  Reflect.deleteProperty(document.documentElement, 'scrollHeight');
  Object.defineProperty(window, 'innerHeight', { value: innerHeight, configurable: true });
});

/** Sets how much of a page of 1,000 px is in view: S-177 loads more from 80 % on. */
const see = (share: number) => {
  Object.defineProperty(document.documentElement, 'scrollHeight', { value: 1_000, configurable: true });
  Object.defineProperty(window, 'innerHeight', { value: 1_000 * share, configurable: true });
};
const scroll = () => act(() => void window.dispatchEvent(new Event('scroll')));
const pass = (ms: number) => act(() => void jest.advanceTimersByTime(ms));

test('S-177 scrolling is looked at once in 150 ms, at its end', () => {
  const onMore = jest.fn();
  see(0.85);
  renderHook(() => useListingScroll(true, 10, onMore));
  pass(149);
  expect(onMore).not.toHaveBeenCalled();
  pass(1);
  expect(onMore).toHaveBeenCalledTimes(1);

  for (let at = 0; at < 5; at += 1) scroll();
  pass(149);
  expect(onMore).toHaveBeenCalledTimes(1);
  pass(1);
  expect(onMore).toHaveBeenCalledTimes(2);
});

test('S-177 more comes from four fifths of the page on', () => {
  const onMore = jest.fn();
  see(0.79);
  renderHook(() => useListingScroll(true, 10, onMore));
  pass(150);
  expect(onMore).not.toHaveBeenCalled();

  see(0.8);
  scroll();
  pass(150);
  expect(onMore).toHaveBeenCalledTimes(1);
});
