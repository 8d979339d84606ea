import { describe, expect, test } from '@jest/globals';
import type { DeliveryPromise } from '../../contract/delivery.js';
import { messages as english } from '../../contract/messages/page/en.js';
import { messages as hindi } from '../../contract/messages/page/hi.js';
import { promiseText } from './promiseText.js';

/** 26 November 2026, 6:05 pm in India, a Thursday. */
const now = new Date('2026-11-26T12:35:00Z');
const promise = (minutes = 10) => ({
  pincode: '560001',
  served: true,
  minutes,
  deliverBy: new Date(now.getTime() + minutes * 60_000).toISOString(),
  open: true,
  opens: null,
});
const text = ({ minutes, ...changes }: Partial<DeliveryPromise> = {}) =>
  promiseText({ ...promise(minutes), ...changes }, english, now);

describe('a promise in a few words', () => {
  test('is minutes up to an hour, then a time of day, then a day', () => {
    expect(text()).toBe('10 min');
    expect(text({ minutes: 60 })).toBe('60 min');
    expect(text({ minutes: 115 })).toBe('By 8 pm');
    expect(text({ minutes: 90 })).toBe('By 7:35 pm');
    expect(text({ minutes: 14 * 60 })).toBe('By Fri 8:05 am');
  });

  test('says when a closed shop opens, because nothing can be ordered before', () => {
    const closed = { open: false, minutes: 130 };
    expect(text({ ...closed, opens: '2026-11-26T14:30:00Z' })).toBe('Opens 8 pm');
    expect(text({ ...closed, opens: '2026-11-27T03:30:00Z' })).toBe('Opens Fri 9 am');
    expect(text(closed)).toBe('Closed');
  });

  test('names the day by its date from seven days on, when the weekday could mean today’s', () => {
    const opens = (time: string) => text({ open: false, opens: time });
    expect(opens('2026-12-02T03:30:00Z')).toBe('Opens Wed 9 am');
    expect(opens('2026-12-03T03:30:00Z')).toBe('Opens 3 Dec');
    expect(opens('2026-12-04T03:30:00Z')).toBe('Opens 4 Dec');
  });

  test('reads the time of arrival from the shop, whatever the device’s clock says', () => {
    expect(text({ minutes: 115, deliverBy: '2026-11-26T13:30:00Z' })).toBe('By 7 pm');
  });

  test('is none where the shop does not deliver, open or not', () => {
    expect(text({ served: false })).toBe('Not here yet');
    expect(text({ served: false, open: false })).toBe('Not here yet');
  });

  test('is written in Hindi too', () => {
    expect(promiseText(promise(), hindi, now)).toBe('10 मिनट');
    expect(promiseText(promise(115), hindi, now)).toMatch(/8.* तक$/);
  });
});
