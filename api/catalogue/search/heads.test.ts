import { describe, expect, test } from '@jest/globals';
import { headsOf } from './heads.js';

describe('the words that say what a product is', () => {
  test.each([
    ['Milk - Organic', { milk: 1 }],
    ['Toned Milk', { milk: 0.75 }],
    ['Milk Shake - Strawberry', { shake: 0.75 }],
    ['Eggs (Brown), 6 pcs', { egg: 1 }],
    ['Chips with Onion', { chip: 1 }],
    ['Basmati Rice 5 kg', { rice: 0.75 }],
    ['Turmeric Powder/Haldi', { powder: 0.75, turmeric: 0.375, haldi: 1 }],
    ['Powder', { powder: 1 }],
    ['(500 g)', {}],
    ['दूध', { दूध: 1 }],
  ])('are in "%s": %j', (name, heads) => {
    expect(Object.fromEntries(headsOf(name))).toEqual(heads);
  });
});
