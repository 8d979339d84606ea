import { describe, expect, test } from '@jest/globals';
import { deliveryRulesInput } from './delivery.js';
import {
  arrivalOf,
  billDelivered,
  deliveryCharge,
  isServed,
  minutesInQueue,
  openAt,
  type OpeningHours,
  shortOfFree,
  shortOfMinimum,
  usualRules,
} from './deliveryRules.js';
import { openingWords } from './openingWords.js';
import { messages } from './messages/en.js';

const at = (india: string) => new Date(`${india}:00+05:30`);

describe('W-38 what an order comes to', () => {
  test('by default: everywhere, any amount, free, at once', () => {
    expect(deliveryCharge(usualRules, 1)).toBe(0);
    expect(shortOfMinimum(usualRules, 0)).toBe(0);
    expect(shortOfFree(usualRules, 0)).toBe(0);
    expect(isServed(usualRules, { pincode: 'SW1A 1AA', country: 'United Kingdom' })).toBe(true);
    expect(arrivalOf(usualRules, at('2026-11-22T03:00'), 10)).toEqual(at('2026-11-22T03:10'));
  });

  test('for every subtotal, what is missing to free delivery makes it free, and a paisa less does not', () => {
    for (const charge of [0, 1, 2_500])
      for (const freeFrom of [0, 1, 19_900, 50_000])
        for (let subtotal = 0; subtotal <= 60_000; subtotal += 333) {
          const prices = { charge, freeFrom };
          const missing = shortOfFree(prices, subtotal);
          const costs = deliveryCharge(prices, subtotal);
          expect(costs === 0 || costs === charge).toBe(true);
          expect(missing > 0).toBe(costs > 0 && freeFrom > 0);
          if (!missing) continue;
          expect(deliveryCharge(prices, subtotal + missing)).toBe(0);
          expect(deliveryCharge(prices, subtotal + missing - 1)).toBe(charge);
        }
  });

  test.each([
    ['below the amount for free delivery', { quantity: 1 }, 2_500, 0, 12_500],
    ['at the amount for free delivery', { quantity: 2 }, 0, 2_500, 20_000],
    ['of a sold-out product', { quantity: 1, productId: { price: 100, discount: 0, stock: 0 } }, 0, 0, 0],
    ['of a deleted product', { quantity: 1, unavailable: true }, 0, 0, 0],
  ])('a cart %s', (_, line, delivery, deliverySaved, total) => {
    const lines = [{ productId: { price: 100, discount: 0 }, ...line }];
    const bill = billDelivered(lines, { charge: 2_500, freeFrom: 20_000 });
    expect(bill).toMatchObject({ delivery, deliverySaved, total });
  });

  test.each([
    [0, 0, 0],
    [19_900, 19_899, 1],
    [19_900, 19_900, 0],
    [19_900, 0, 19_900],
  ])('a minimum of %i paise and an order of %i: %i are missing', (minimum, subtotal, missing) => {
    expect(shortOfMinimum({ minimum }, subtotal)).toBe(missing);
  });
});

test.each([
  [['56'], '560001', 'India', true],
  [['56'], '411030', 'India', false],
  [['411030'], '411030', 'india', true],
  [['411030'], '411 030', 'भारत', true],
  [['411030'], '411031', 'India', false],
  [['411', '560001'], '560001', 'India', true],
  [['44'], '44600', 'Nepal', false],
])('W-38 of %j the PIN code %s, %s: %s', (pincodes, pincode, country, served) => {
  expect(isServed({ pincodes }, { pincode, country })).toBe(served);
});

test.each([
  [0, 500, 10],
  [5, 0, 10],
  [5, 4, 10],
  [5, 5, 20],
  [5, 9, 20],
  [5, 10, 30],
  [1, 2, 30],
])('where %i are handled in 10 minutes and %i stand open, the next takes %i', (atOnce, open, minutes) => {
  expect(minutesInQueue({ minutes: 10, atOnce, open })).toBe(minutes);
});

test('a closed shop counts from its opening', () => {
  const week = usualRules.week.map(() => ({ open: true, from: '09:00', to: '21:00' }));
  expect(arrivalOf({ week, closedDates: [] }, at('2026-11-22T03:00'), 10)).toEqual(at('2026-11-22T09:10'));
});

describe('PIN codes as they are typed', () => {
  const typed = (pincodes: unknown) => deliveryRulesInput.safeParse({ ...usualRules, pincodes });
  test.each([
    ['', []],
    ['56, 560001\n411 030;56,', ['56', '560001', '411030']],
    [
      ['56', 411030],
      ['56', '411030'],
    ],
  ])('%j is %j', (given, pincodes) => {
    expect(typed(given).data).toMatchObject({ pincodes });
  });

  test.each(['056', '5600011', 'Pune', '411030 411031', '-5'])('%j is refused by name', (given) => {
    const [issue] = typed(`56, ${given}`).error?.issues ?? [];
    expect(issue).toMatchObject({
      path: ['pincodes'],
      message: expect.stringMatching(/^".*" is not a PIN code/),
    });
  });

  test('two thousand are taken, one more is not', () => {
    const codes = Array.from({ length: 2_001 }, (_, place) => String(400_000 + place));
    expect(typed(codes.slice(1)).success).toBe(true);
    expect(typed(codes).success).toBe(false);
  });
});

test.each([
  ['2026-11-22T09:00', 'today at 9:00 am'],
  ['2026-11-23T18:30', 'tomorrow at 6:30 pm'],
  ['2026-11-28T09:00', 'Saturday at 9:00 am'],
  ['2026-11-29T09:00', 'Sunday, 29 November at 9:00 am'],
  ['2026-12-25T09:00', 'Friday, 25 December at 9:00 am'],
])('an opening at %s is said on the 22nd as %s', (opens, words) => {
  expect(openingWords(messages, at(opens), at('2026-11-22T00:30'))).toBe(words);
});

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
