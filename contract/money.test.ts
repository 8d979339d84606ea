import { describe, expect, test } from '@jest/globals';
import {
  billOf,
  billOfCart,
  billOfOrder,
  discountedPrice,
  discountToReach,
  formatMoney,
  formatRupees,
  formatRupeesBriefly,
  toPaise,
  toRupees,
} from './money.js';

/** The specification's formula (§9) as a client computes it: in rupees, with doubles. */
const asSpecified = (rupees: number, discount: number) => rupees - Math.ceil((rupees * discount) / 100);

/**
 * Lists the inputs for which a pure function returns another value than expected; empty when there are none.
 */
const differences = <Input extends number[]>(
  inputs: Iterable<Input>,
  actual: (...input: Input) => number,
  wanted: (...input: Input) => number,
): string[] => {
  const found: string[] = [];
  for (const input of inputs) {
    const [is, should] = [actual(...input), wanted(...input)];
    if (is !== should) found.push(`${input.join(' × ')}: ${is} instead of ${should}`);
  }
  return found.slice(0, 5);
};

function* pairs(prices: number, from: number, step: number): Generator<[number, number]> {
  for (let price = from; price <= prices; price += step)
    for (let discount = 0; discount <= 100; discount++) yield [price, discount];
}

describe('the discounted price', () => {
  test('S-171 W-16 is price − ceil(price × discount / 100) for every whole price up to ₹5,000 and every whole discount', () => {
    const exact = (rupees: number, discount: number) =>
      (rupees - Math.trunc((rupees * discount + 99) / 100)) * 100;
    const actual = (rupees: number, discount: number) => discountedPrice(rupees * 100, discount);
    expect(differences(pairs(5_000, 1, 1), actual, exact)).toEqual([]);
  });

  test('S-171 W-16 agrees to the paisa with a client that has the formula, for prices with paise', () => {
    const client = (paise: number, discount: number) =>
      Math.max(0, Math.round(asSpecified(paise / 100, discount) * 100));
    expect(differences(pairs(500_000, 1, 97), discountedPrice, client)).toEqual([]);
    expect(differences(pairs(2_000, 1, 1), discountedPrice, client)).toEqual([]);
  });

  test('W-16 takes discounts with decimals, and is never below zero nor above the price', () => {
    const wrong: string[] = [];
    for (let paise = 0; paise <= 30_000; paise += 13)
      for (const discount of [0, 0.01, 7.25, 33.33, 50.5, 99.99, 100]) {
        const price = discountedPrice(paise, discount);
        if (!Number.isInteger(price) || price < 0 || price > paise)
          wrong.push(`${paise} × ${discount}: ${price}`);
      }
    expect(wrong).toEqual([]);
  });

  test.each([
    [10_000, 7, 9_300],
    [19_950, 7, 18_550],
    [99, 50, 0],
    [50, 1, 0],
    [2_850, 0, 2_850],
    [100, 100, 0],
  ])('of %i paise at %i %% is %i', (price, discount, wanted) => {
    expect(discountedPrice(price, discount)).toBe(wanted);
  });
});

describe('a bill', () => {
  const lines = [
    { price: 19_950, discount: 7, quantity: 3 },
    { price: 2_800, discount: 0, quantity: 2 },
    { price: 99, discount: 50, quantity: 1 },
  ];

  test('S-172 saves the undiscounted total minus the discounted one', () => {
    const bill = billOf(lines);
    expect(bill).toEqual({
      quantity: 6,
      original: 65_549,
      subtotal: 61_250,
      savings: 4_299,
      delivery: 0,
      deliverySaved: 0,
      total: 61_250,
    });
    const saved = (price: number, discount: number) =>
      billOf([{ price: price * 100, discount, quantity: 3 }]).savings;
    const ceiled = (price: number, discount: number) => Math.trunc((price * discount + 99) / 100) * 300;
    expect(differences(pairs(300, 1, 1), saved, ceiled)).toEqual([]);
  });

  test('S-050 adds delivery to what is payable, not to the subtotal', () => {
    expect(billOf(lines, 2_500)).toMatchObject({ subtotal: 61_250, delivery: 2_500, total: 63_750 });
  });

  test('W-28 of a cart leaves out lines whose product is gone', () => {
    const line = (price: number, unavailable: boolean) => ({
      quantity: 2,
      unavailable,
      productId: { price, discount: 0 },
    });
    expect(billOfCart([line(28.5, false), line(100, true)])).toMatchObject({ quantity: 2, total: 5_700 });
  });

  test('of a cart counts what can be bought: nothing of what is sold out, no more than there is', () => {
    const line = (stock: number) => ({ quantity: 3, productId: { price: 10, discount: 0, stock } });
    const bill = billOfCart([line(0), line(2), line(5)]);
    expect(bill).toMatchObject({ quantity: 5, original: 5_000, total: 5_000 });
  });
});

describe('an amount', () => {
  test('travels as rupees and comes back as the same paise', () => {
    for (let paise = 0; paise <= 200_000; paise++)
      if (toPaise(toRupees(paise)) !== paise) throw new Error(`${paise}`);
    expect(toPaise(0.29)).toBe(29);
    expect(toPaise(1.005)).toBe(100);
  });

  test.each([
    [0, '₹0.00'],
    [1, '₹0.01'],
    [9_950, '₹99.50'],
    [1_00_000_00, '₹1,00,000.00'],
    [1_00_00_000_00, '₹1,00,00,000.00'],
  ])('S-001 of %i paise reads %s', (paise, shown) => {
    expect(formatMoney(paise)).toBe(shown);
    expect(formatRupees(paise / 100)).toBe(shown);
  });

  test.each([
    [0, '₹0'],
    [950, '₹950'],
    [98_000, '₹98K'],
    [1_20_000, '₹1.2L'],
    [2_50_00_000, '₹2.5Cr'],
  ])('%i rupees read %s where there is no room', (rupees, shown) => {
    expect(formatRupeesBriefly(rupees)).toBe(shown);
  });
});

describe('the discount that reaches a price', () => {
  test('comes to it from below, and as near as any of two decimals does', () => {
    const all = Array.from({ length: 10_001 }, (_, hundredths) => hundredths / 100);
    for (const [price, sale] of [
      [10_000, 9_000],
      [9_000, 8_514],
      [100_001, 98_995],
      [25_000, 11_900],
      [1_999_900, 1_337_733],
      [99, 50],
      [1, 1],
      [0, 0],
    ] as const) {
      const below = all.map((discount) => discountedPrice(price, discount)).filter((made) => made <= sale);
      const made = discountedPrice(price, discountToReach(price, sale));
      expect([price, sale, made]).toEqual([price, sale, Math.max(...below)]);
    }
  });

  test('is the true percentage where that makes the price', () => {
    expect([
      discountToReach(10_000, 9_000),
      discountToReach(9_000, 8_514),
      discountToReach(5_000, 5_000),
    ]).toEqual([10, 5.4, 0]);
  });
});

test('the bill of an order is what it kept: amounts, savings and delivery', () => {
  const lines = [
    { price: 60, quantity: 3 },
    { price: 12.5, quantity: 2 },
  ];
  expect(billOfOrder({ lines, subTotalAmt: 187, totalAmt: 212 })).toEqual({
    quantity: 5,
    original: 20_500,
    subtotal: 18_700,
    savings: 1_800,
    delivery: 2_500,
    deliverySaved: 0,
    total: 21_200,
  });
});
