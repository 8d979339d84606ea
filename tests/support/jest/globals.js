// What tests import from `@jest/globals`. The fake timers of jest-light-runner take no options.
import { ModernFakeTimers } from '@jest/fake-timers';

const timers = new ModernFakeTimers({ config: { fakeTimers: {} }, global: globalThis });

export const { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } = globalThis;
// Testing Library advances the timers of the global `jest`, so there is only one
export const jest = Object.assign(globalThis.jest, {
  mocked: (mock) => mock,
  useFakeTimers: (options) => timers.useFakeTimers(options),
  useRealTimers: () => timers.useRealTimers(),
  advanceTimersByTime: (time) => timers.advanceTimersByTime(time),
  advanceTimersByTimeAsync: (time) => timers.advanceTimersByTimeAsync(time),
});
