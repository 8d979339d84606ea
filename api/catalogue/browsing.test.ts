import { expect, test } from '@jest/globals';
import { facetsOf } from './facets.js';

test('lists are counted without reading the details of their products, whichever filters are set', async () => {
  let reads = 0;
  const product = {
    _id: 'a'.repeat(24),
    name: 'Milk',
    image: [],
    category: [],
    subCategory: [],
    unit: '500 ml',
    stock: 5,
    price: 2_800,
    discount: 0,
    description: '',
    revision: 1,
    version: 1,
    translations: {},
    brands: ['Amul'],
    food: undefined,
    get more_details() {
      reads += 1;
      return [{ name: 'Brand', value: 'Amul' }];
    },
  };
  const slices = async function* () {
    yield [product];
  };
  const filters = { subCategories: [], brands: [], inStock: false };
  for (const from of [1, 2, 3])
    for (const brands of [[], ['amul'], ['other']])
      expect((await facetsOf(slices(), { ...filters, brands, from }, () => undefined)).brands).toEqual([
        { name: 'Amul', count: 1 },
      ]);
  expect(reads).toBe(0);
});
