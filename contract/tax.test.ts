import { describe, expect, test } from '@jest/globals';
import { isBetweenStates } from './states.js';
import { gstRates, taxed, taxOf, taxOfOrder } from './tax.js';

const wholeRupees = Array.from({ length: 5_000 }, (_, at) => (at + 1) * 100);
const withPaise = wholeRupees.map((amount, at) => amount + ((at * 37) % 100));
const amounts = [0, 1, 2, 99, ...wholeRupees, ...withPaise, 1_000_000_000_00];

describe.each(gstRates)('tax of %s percent inside an amount', (rate) => {
  test('adds up to the amount for every price of 1 to 5,000 rupees, in whole paise', () => {
    const mismatches = amounts.flatMap((amount) =>
      [false, true].flatMap((between) => {
        const parts = taxed(amount, rate, between);
        const whole = [parts.taxable, parts.cgst, parts.sgst, parts.igst].every(
          (part) => Number.isInteger(part) && part >= 0,
        );
        return whole && parts.taxable + taxOf(parts) === amount ? [] : [{ amount, between, parts }];
      }),
    );
    expect(mismatches).toEqual([]);
  });

  test('is right to the paisa, within a state in two equal halves, between states in one', () => {
    const mismatches = amounts.flatMap((amount) => {
      const exact = (amount * rate) / (100 + rate);
      const [within, between] = [taxed(amount, rate, false), taxed(amount, rate, true)];
      const right =
        within.cgst === within.sgst &&
        within.igst === 0 &&
        Math.abs(within.cgst - exact / 2) <= 0.5 &&
        between.cgst + between.sgst === 0 &&
        Math.abs(between.igst - exact) <= 0.5;
      return right ? [] : [{ amount, within, between }];
    });
    expect(mismatches).toEqual([]);
  });
});

test('of ₹118.00 at 18 % is ₹18.00', () => {
  expect(taxed(11_800, 18, false)).toEqual({
    ...{ amount: 11_800, rate: 18, taxable: 10_000, cgst: 900, sgst: 900, igst: 0 },
  });
  expect(taxed(11_800, 18, true)).toMatchObject({ taxable: 10_000, cgst: 0, sgst: 0, igst: 1_800 });
});

test('the parts of an order, its delivery among them, add up to its total; what has no rate has the shop’s', () => {
  const lines = [
    { price: 33.33, quantity: 3, amount: 85.99, gstRate: 5 },
    { price: 0.99, quantity: 1, amount: 0.99 },
    { price: 80, quantity: 2, amount: 0, gstRate: 40 },
    { price: 64, quantity: 1, amount: 64, gstRate: 0 },
  ];
  const order = { lines, subTotalAmt: 150.98, totalAmt: 180.97 };
  for (const between of [false, true]) {
    const { lines: parts, delivery, byRate } = taxOfOrder(order, 18, between);
    expect(parts.map(({ rate }) => rate)).toEqual([5, 18, 40, 0]);
    expect(delivery).toMatchObject({ amount: 2_999, rate: 18 });
    expect(byRate.map(({ rate }) => rate)).toEqual([0, 5, 18, 40]);
    expect(byRate.reduce((sum, part) => sum + part.taxable + taxOf(part), 0)).toBe(18_097);
  }
});

const seller = { state: 'Maharashtra', gstin: '27AAPFU0939F1ZV' };
test.each([
  ['Maharashtra', 'India', false],
  [' maharashtra ', 'india', false],
  ['MH', 'India', false],
  ['महाराष्ट्र', 'भारत', false],
  ['Goa', 'India', true],
  ['Jammu & Kashmir', 'India', true],
  ['Maharashtra', 'Nepal', true],
  ['A state that nobody knows', 'India', true],
])('goods to %s, %s leave the seller’s state: %s', (state, country, between) => {
  expect(isBetweenStates(seller, { state, country })).toBe(between);
  expect(isBetweenStates({ ...seller, state: '' }, { state, country })).toBe(
    state === 'A state that nobody knows' ? false : between,
  );
});
