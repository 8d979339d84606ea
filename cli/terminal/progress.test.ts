import { PassThrough } from 'node:stream';
import { afterEach, beforeEach, expect, jest, test } from '@jest/globals';
import { progressOn } from './progress.js';

beforeEach(() => {
  jest.useFakeTimers();
});
afterEach(() => {
  jest.useRealTimers();
});

/** Returns what a progress bar prints for work of some seconds, in steps of half a second. */
const shownBy = (seconds: number, isTTY: boolean): string => {
  const stream = Object.assign(new PassThrough(), { isTTY, cursorTo: () => true, clearLine: () => true });
  // `progressOn` uses no more of a stream than this
  const progress = progressOn(stream as unknown as NodeJS.WriteStream, {
    label: 'Writing',
    total: 100,
    silent: false,
  });
  for (let half = 1; half <= seconds * 2; half++) {
    jest.advanceTimersByTime(500);
    progress.reaches((100 * half) / (seconds * 2));
  }
  progress[Symbol.dispose]();
  return String(stream.read() ?? '');
};

test('without a terminal short work shows nothing, and longer work a line now and then', () => {
  expect(shownBy(0.5, false)).toBe('');
  expect(shownBy(1, false)).toBe('');
  const lines = shownBy(5, false).trimEnd().split('\n');
  expect(lines).toHaveLength(3);
  expect(lines[0]).toMatch(/^Writing: 30 of 100, 20\/s, \ds left$/);
  expect(lines.at(-1)).toMatch(/^Writing: 100 of 100/);
});

test('in a terminal the bar is there at once', () => {
  expect(shownBy(0.5, true)).toContain('Writing ');
});
