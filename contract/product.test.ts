import { describe, expect, test } from '@jest/globals';
import { z } from 'zod';
import { limits } from './limits.js';
import { product, productInput, productUpdate } from './product.js';

const needed = { name: 'Amul Taaza', unit: '500 ml', price: 28, stock: 10 };
const issuesOf = (fields: object) => {
  const { error } = productInput.safeParse({ ...needed, ...fields });
  return error?.issues.map(({ path, message }) => `${path.join('.')}: ${message}`) ?? [];
};

describe('a product', () => {
  test('needs a name, a unit, a price and a stock; the rest may be left out', () => {
    expect(productInput.parse(needed)).toEqual({
      ...needed,
      price: 2_800,
      image: [],
      category: [],
      subCategory: [],
      discount: 0,
      description: '',
      more_details: [],
      translations: {},
    });
    expect(productInput.safeParse({}).error?.issues.map(({ path }) => path[0])).toEqual([
      'name',
      'unit',
      'stock',
      'price',
    ]);
  });

  test('drops keys that nobody declared', () => {
    expect(productInput.parse({ ...needed, role: 'ADMIN', revision: 9 })).not.toHaveProperty('role');
    expect(productInput.parse({ ...needed, revision: 9 })).not.toHaveProperty('revision');
  });

  test('stays within the limits', () => {
    const beyond: [object, string][] = [
      [{ name: 'x'.repeat(limits.name + 1) }, `name: can be at most ${limits.name} characters`],
      [{ unit: 'x'.repeat(limits.unit + 1) }, `unit: can be at most ${limits.unit} characters`],
      [
        { description: 'x'.repeat(limits.description + 1) },
        `description: can be at most ${limits.description} characters`,
      ],
      [{ image: Array(limits.images + 1).fill('') }, `image: can have at most ${limits.images}`],
      [{ discount: 101 }, 'discount: must be at most 100'],
      [{ stock: -1 }, 'stock: must be at least 0'],
    ];
    for (const [fields, issue] of beyond) expect(issuesOf(fields)).toEqual([issue]);
  });

  test('an edit names what it changes and nothing else', () => {
    const _id = '64b0c0ffee64b0c0ffee64b0';
    expect(productUpdate.parse({ _id, price: '30' })).toEqual({ _id, price: 3_000 });
    expect(productUpdate.parse({ _id, revision: 3, stock: 5, stock_seen: 7 })).toEqual({
      _id,
      revision: 3,
      stock: 5,
      stock_seen: 7,
    });
  });
});

describe('S-083 W-19 the extra fields', () => {
  test('are a map outside and a list inside, so that a dot in a name is harmless', () => {
    const map = { 'Net wt.': '1 kg', 'a.b': '', toString: 'text' };
    const { more_details } = productInput.parse({ ...needed, more_details: map });
    expect(more_details).toEqual([
      { name: 'Net wt.', value: '1 kg' },
      { name: 'a.b', value: '' },
      { name: 'toString', value: 'text' },
    ]);
    expect(z.encode(product.shape.more_details, more_details)).toEqual(map);
  });

  test.each([
    ['empty', '{"":"x"}'],
    ['blank', '{"  ":"x"}'],
    ['constructor', '{"constructor":"x"}'],
    ['prototype', '{"prototype":"x"}'],
    ['a leading $', '{"$where":"x"}'],
    ['a NUL', '{"a\\u0000b":"x"}'],
    ['repeated, but for spaces', '{"A":"1"," A":"2"}'],
    ['repeated, but for spaces behind', '{"A ":"1","A\\t":"2"}'],
    ['repeated, but for capitals and spaces', '{"Brand":"x"," brand ":"y"}'],
    ['too long', `{"${'x'.repeat(limits.detailName + 1)}":"x"}`],
  ])('cannot have a name that is %s', (_, json) => {
    expect(issuesOf({ more_details: JSON.parse(json) as object })).not.toEqual([]);
  });

  test('lose the spaces around their names', () => {
    const { more_details } = productInput.parse({ ...needed, more_details: { '  Brand ': ' Amul ' } });
    expect(more_details).toEqual([{ name: 'Brand', value: 'Amul' }]);
  });

  test('never hold __proto__, which the wire refuses before', () => {
    const more_details = JSON.parse('{"__proto__":"x","Brand":"Amul"}') as Record<string, string>;
    expect(productInput.parse({ ...needed, more_details }).more_details).toEqual([
      { name: 'Brand', value: 'Amul' },
    ]);
  });

  test('are texts, and not too many', () => {
    for (const more_details of ['x', [], { k: 1 }, { k: { deep: 'x' } }, { k: null }])
      expect(issuesOf({ more_details })).not.toEqual([]);
    const many = (count: number) =>
      Object.fromEntries(Array.from({ length: count }, (_, n) => [`field ${n}`, 'x']));
    expect([
      issuesOf({ more_details: many(limits.details) }).length,
      issuesOf({ more_details: many(limits.details + 1) }).length,
    ]).toEqual([0, 1]);
  });
});
