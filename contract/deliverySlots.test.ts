import { expect, test } from '@jest/globals';
import { usualRules } from './deliveryRules.js';
import type { DayHours, OpeningHours, SlotRules } from './deliveryRules.js';
import { slotsAt } from './deliverySlots.js';
import { slotHours, slotText } from './slotText.js';

const at = (clock: string) => new Date(`2026-11-${clock}:00+05:30`); // 27 November 2026 is a Friday
const everyDay = (from: string, to: string): OpeningHours => ({
  week: usualRules.week.map((): DayHours => ({ open: true, from, to })),
  closedDates: [],
});
const rules: SlotRules = { on: true, minutes: 60, days: 0, capacity: 0, lead: 0 };
const listed = (hours: OpeningHours, changed: Partial<SlotRules>, now: Date) =>
  slotsAt(hours, { ...rules, ...changed }, now).map(
    (slot) => slotText(slot).replace(/\s/g, ' '), // Intl uses narrow spaces
  );

test('slots lie within the opening hours and begin after the lead time', () => {
  const hours = everyDay('09:00', '12:30');
  expect(listed(hours, {}, at('27T08:00'))).toEqual([
    'Fri, 27 Nov, 9–10 am',
    'Fri, 27 Nov, 10–11 am',
    'Fri, 27 Nov, 11 am – 12 pm',
  ]);
  expect(listed(hours, { lead: 60 }, at('27T09:01'))).toEqual(['Fri, 27 Nov, 11 am – 12 pm']);
  expect(listed(hours, { lead: 60 }, at('27T09:00'))).toHaveLength(2);
  expect(listed(hours, {}, at('27T13:00'))).toEqual([]);
});

test('the hours of a slot in Hindi have words for the part of the day', () => {
  const said = (from: string, to: string) =>
    slotHours({ from: at(from), to: at(to) }, 'hi').replace(/\s/g, ' ');
  expect(said('27T17:00', '27T18:00')).toBe('शाम 5–6');
  expect(said('27T11:00', '27T12:00')).toBe('सुबह 11 – दोपहर 12');
  expect(said('27T23:00', '28T00:00')).toBe('रात 11 – रात 12');
});

test('no slot is offered while they are off, or on a closed day', () => {
  const hours = everyDay('09:00', '11:00');
  expect(listed(hours, { on: false, days: 7 }, at('27T08:00'))).toEqual([]);
  const closed = { ...hours, closedDates: ['2026-11-28'] };
  expect(listed(closed, { minutes: 120, days: 2 }, at('27T12:00'))).toEqual(['Sun, 29 Nov, 9–11 am']);
});

test('the days are those of India: at half past midnight the next day is today', () => {
  const hours = everyDay('09:00', '10:00');
  expect(listed(hours, { days: 1 }, at('27T23:30'))).toEqual(['Sat, 28 Nov, 9–10 am']);
  expect(listed(hours, { days: 1 }, at('28T00:30'))).toEqual([
    'Sat, 28 Nov, 9–10 am',
    'Sun, 29 Nov, 9–10 am',
  ]);
});

test('a day that is open beyond midnight offers its last hours on the next date', () => {
  const hours = everyDay('22:00', '01:00');
  expect(listed(hours, {}, at('27T21:00'))).toEqual(['Fri, 27 Nov, 10–11 pm', 'Fri, 27 Nov, 11 pm – 12 am']);
  expect(listed(hours, {}, at('27T00:00'))).toEqual([
    'Fri, 27 Nov, 12–1 am',
    'Fri, 27 Nov, 10–11 pm',
    'Fri, 27 Nov, 11 pm – 12 am',
  ]);
  expect(listed(hours, { days: 1 }, at('27T22:30'))).toEqual([
    'Fri, 27 Nov, 11 pm – 12 am',
    'Sat, 28 Nov, 12–1 am',
    'Sat, 28 Nov, 10–11 pm',
    'Sat, 28 Nov, 11 pm – 12 am',
  ]);
});

test('slots never overlap where the hours of two days do', () => {
  const late = { open: true, from: '18:30', to: '02:30' };
  const week = usualRules.week.map((day, place) => (place === 4 ? late : day)); // Friday until 2:30 am, Saturday all day
  const slots = slotsAt({ week, closedDates: [] }, { ...rules, days: 1 }, at('27T18:00'));
  const ends = slots.map(({ to }) => to.getTime());
  expect(slots.slice(1).every(({ from }, place) => from.getTime() >= (ends[place] ?? 0))).toBe(true);
  expect(slots).toHaveLength(8 + 21);
});

test('a shop that is open all day offers a slot for each hour', () => {
  expect(listed(usualRules, {}, at('27T00:00'))).toHaveLength(24);
  expect(listed(usualRules, { days: 7, minutes: 240 }, at('27T00:00'))).toHaveLength(48);
});

test('hours are written in both languages, with minutes only where they need them', () => {
  const half = { from: at('27T09:30'), to: at('27T10:30') };
  expect(slotHours(half)).toMatch(/^9:30.+10:30.am$/);
  expect(slotText(half, 'hi-IN')).toMatch(/^शुक्र, 27 नव.*, सुबह 9:30.10:30$/);
  expect(slotHours({ from: at('27T11:00'), to: at('27T13:00') }, 'hi-IN')).toMatch(/^सुबह 11.+दोपहर 1$/);
  expect(slotHours({ from: at('27T23:00'), to: at('28T00:00') }, 'hi-IN')).toBe('रात 11 – रात 12');
});
