import { afterEach, beforeEach, expect, jest, test } from '@jest/globals';
import { act, renderHook } from '@testing-library/react';
import { longestLoad, usePaymentPage } from './usePaymentPage.js';

beforeEach(() => void jest.useFakeTimers());
afterEach(() => {
  jest.useRealTimers();
  jest.restoreAllMocks();
});

/** Opens a payment page; jsdom stays on the page. */
const leave = () => {
  const onStay = jest.fn();
  const { result, unmount } = renderHook(() => usePaymentPage(onStay));
  act(() => result.current('#pay'));
  return { onStay, unmount };
};
const back = (persisted: boolean) =>
  window.dispatchEvent(Object.assign(new Event('pageshow'), { persisted }));

test('a payment page that does not open is stopped after a while', () => {
  const stop = jest.spyOn(window, 'stop');
  const { onStay } = leave();
  expect(window.location.hash).toBe('#pay');
  jest.advanceTimersByTime(longestLoad - 1);
  expect(onStay).not.toHaveBeenCalled();
  jest.advanceTimersByTime(1);
  expect(onStay).toHaveBeenCalledTimes(1);
  expect(stop).toHaveBeenCalledTimes(1);
});

test('a payment page that is still loading when the customer leaves the checkout is not stopped', () => {
  const stop = jest.spyOn(window, 'stop');
  const { onStay, unmount } = leave();
  unmount();
  expect(onStay).toHaveBeenCalledTimes(1);
  jest.advanceTimersByTime(longestLoad);
  expect(onStay).toHaveBeenCalledTimes(1);
  expect(stop).not.toHaveBeenCalled();
});

test('Back from the payment page calls onStay once', () => {
  const { onStay } = leave();
  back(false);
  expect(onStay).not.toHaveBeenCalled();
  back(true);
  jest.advanceTimersByTime(longestLoad);
  expect(onStay).toHaveBeenCalledTimes(1);
});
