import { afterEach, beforeEach, expect, jest, test } from '@jest/globals';
import { act, renderHook } from '@testing-library/react';
import { longestLoad, usePaymentPage } from './usePaymentPage.js';

beforeEach(() => void jest.useFakeTimers());
afterEach(() => void jest.useRealTimers());

/** Opens a payment page, which jsdom does not leave the checkout for. */
const leave = () => {
  const onStay = jest.fn();
  const { result } = renderHook(() => usePaymentPage(onStay));
  act(() => result.current('#pay'));
  return onStay;
};
const back = (persisted: boolean) =>
  window.dispatchEvent(Object.assign(new Event('pageshow'), { persisted }));

test('a payment page whose load was stopped is given up after a while', () => {
  const onStay = leave();
  expect(window.location.hash).toBe('#pay');
  jest.advanceTimersByTime(longestLoad - 1);
  expect(onStay).not.toHaveBeenCalled();
  jest.advanceTimersByTime(1);
  expect(onStay).toHaveBeenCalledTimes(1);
});

test('Back from the payment page is told once', () => {
  const onStay = leave();
  back(false);
  expect(onStay).not.toHaveBeenCalled();
  back(true);
  jest.advanceTimersByTime(longestLoad);
  expect(onStay).toHaveBeenCalledTimes(1);
});
