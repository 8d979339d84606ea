import { expect, test } from '@jest/globals';
import { openAt, type OpeningHours } from './openingHours.js';

const at = (india: string) => new Date(`${india}:00+05:30`);
const every = (from: string, to: string) => Array.from({ length: 7 }, () => ({ open: true, from, to }));
const hours = (week: OpeningHours['week'], closedDates: string[] = []): OpeningHours => ({
  week,
  closedDates,
});
const opensAt = (rules: OpeningHours, india: string) => {
  const opening = openAt(rules, at(india));
  return opening.open ? 'open' : (opening.opens?.toISOString() ?? 'never');
};

test.each([
  ['2026-11-20T08:59', at('2026-11-20T09:00').toISOString()],
  ['2026-11-20T09:00', 'open'],
  ['2026-11-20T20:59', 'open'],
  ['2026-11-20T21:00', at('2026-11-21T09:00').toISOString()],
  ['2026-11-20T00:00', at('2026-11-20T09:00').toISOString()],
])('W-38 from nine to nine in India, %s is told %s', (when, told) => {
  expect(opensAt(hours(every('09:00', '21:00')), when)).toBe(told);
});

test('an end before the beginning is on the next day, also over a day that is closed', () => {
  const nights = hours(every('18:00', '02:00'), ['2026-11-21']);
  expect(opensAt(nights, '2026-11-21T01:59')).toBe('open'); // the night that began on Friday
  expect(opensAt(nights, '2026-11-21T02:00')).toBe(at('2026-11-22T18:00').toISOString());
  expect(opensAt(nights, '2026-11-21T23:00')).toBe(at('2026-11-22T18:00').toISOString());
});

test('who is open on Mondays alone opens on the Monday that no date closes', () => {
  const week = every('10:00', '12:00').map((day, place) => ({ ...day, open: place === 0 }));
  const mondays = ['2026-11-23', '2026-11-30', '2026-12-07'];
  expect(opensAt(hours(week), '2026-11-21T12:00')).toBe(at('2026-11-23T10:00').toISOString());
  expect(opensAt(hours(week, mondays), '2026-11-21T12:00')).toBe(at('2026-12-14T10:00').toISOString());
});

test('who is open on no day never opens', () => {
  const week = every('00:00', '00:00').map((day) => ({ ...day, open: false }));
  expect(opensAt(hours(week), '2026-11-21T12:00')).toBe('never');
});

/** Makes random integers from a seed, so that a failure can be repeated. */
const dice = (seed: number) => {
  let state = seed;
  return (sides: number) => {
    state = (state * 1_103_515_245 + 12_345) % 2_147_483_648;
    return Math.floor((state / 2_147_483_648) * sides);
  };
};
const clock = (roll: (sides: number) => number) =>
  `${String(roll(24)).padStart(2, '0')}:${roll(2) ? '30' : '00'}`;
const quarter = 15 * 60_000;

test('for any hours the opening told is the first moment that is open, and none before it is', () => {
  for (let seed = 1; seed <= 120; seed += 1) {
    const roll = dice(seed * 7_919);
    const week = Array.from({ length: 7 }, () => ({ open: roll(3) > 0, from: clock(roll), to: clock(roll) }));
    const rules = hours(week, ['2026-11-20', '2026-11-22'].slice(roll(3)));
    const from = at('2026-11-19T00:00').getTime() + roll(96) * quarter;
    const told = openAt(rules, new Date(from));
    if (told.open) continue;
    const opens = told.opens?.getTime() ?? from + 14 * 96 * quarter;
    for (let moment = from; moment < opens; moment += quarter)
      expect([seed, openAt(rules, new Date(moment)).open]).toEqual([seed, false]);
    if (told.opens) expect([seed, openAt(rules, told.opens)]).toEqual([seed, { open: true }]);
  }
});
