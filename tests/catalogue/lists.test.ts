import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { calls } from '../../contract/calls.js';
import type { Product } from '../../contract/product.js';
import { granted } from '../support/client.js';
import { type TestCustomer, unique } from '../support/customer.js';
import { openTestShop, type TestShop } from '../support/shop.js';
import { newCategory, newCategoryPair, newSubCategory } from './category.js';

let shop: TestShop;
let admin: TestCustomer;
beforeAll(async () => {
  shop = await openTestShop();
  admin = await shop.admin();
});
afterAll(() => shop.close());

const nobody = 'f'.repeat(24);
const ids = (products: readonly { _id: string }[]) => products.map(({ _id }) => _id);

/** Creates products one after another, so that their order is known. */
const sellsMany = async (count: number, fields: Parameters<TestShop['sells']>[0]): Promise<Product[]> => {
  const made: Product[] = [];
  for (let n = 0; n < count; n++) made.push(await shop.sells({ ...fields, name: unique('Packet') }));
  return made;
};

describe('the lists of products', () => {
  test('S-152 S-179 the admin sees twelve a page, the newest first, and the number of pages', async () => {
    const made = await sellsMany(14, {});
    const { json } = await shop.call(calls.product.list, { body: {} });
    expect(json).toMatchObject({ success: true, error: false });
    expect(ids(json.data)).toEqual(ids(made).reverse().slice(0, 12));
    const everything = granted(
      await shop.call(calls.product.list, { body: { page: 1, limit: 100, search: '' } }),
    );
    expect(json.totalNoPage).toBe(Math.ceil(everything.data.length / 12));
    const second = granted(
      await shop.call(calls.product.list, { body: { page: 2, limit: 12, search: ' ' } }),
    );
    expect(ids(second.data).slice(0, 2)).toEqual(ids(made).reverse().slice(12));
    expect(granted(await shop.call(calls.product.list, { body: { page: 9_999 } })).data).toEqual([]);
  });

  test('S-153 a category answers the first thirty in the order of adding', async () => {
    const { category, subCategory } = await newCategoryPair(admin);
    const made = await sellsMany(31, { category: [category], subCategory: [subCategory] });
    const { data } = granted(await shop.call(calls.product.byCategory, { body: { id: category._id } }));
    expect(ids(data)).toEqual(ids(made).slice(0, 30));
    expect(await shop.call(calls.product.byCategory, { body: { id: nobody } })).toMatchObject({
      status: 404,
    });
  });

  test('S-154 a sub category is paged, with the total count', async () => {
    const { category, subCategory } = await newCategoryPair(admin);
    const beside = await newSubCategory(admin, [category]);
    const made = await sellsMany(12, { category: [category], subCategory: [subCategory] });
    await shop.sells({ category: [category], subCategory: [beside] });
    const listing = { categoryId: category._id, subCategoryId: subCategory._id };

    const first = granted(await shop.call(calls.product.bySubCategory, { body: listing }));
    expect(first).toMatchObject({ success: true, page: 1, totalCount: 12 });
    expect(ids(first.data)).toEqual(ids(made).slice(0, 10));
    const second = granted(
      await shop.call(calls.product.bySubCategory, { body: { ...listing, page: 2, limit: 10 } }),
    );
    expect(second).toMatchObject({ page: 2, totalCount: 12 });
    expect(ids(second.data)).toEqual(ids(made).slice(10));
    for (const unknown of [{ categoryId: nobody }, { subCategoryId: nobody }])
      expect(
        await shop.call(calls.product.bySubCategory, { body: { ...listing, ...unknown } }),
      ).toMatchObject({
        status: 404,
      });
  });

  test.each([
    ['without sub categories', []],
    ['across its sub categories', ['Milk', 'Curd']],
  ])('W-22 a whole category %s is paged through all of its products', async (_, names) => {
    const category = await newCategory(admin);
    const made: Product[] = [];
    for (const name of names) {
      const subCategory = [await newSubCategory(admin, [category], unique(name))];
      made.push(...(await sellsMany(10, { category: [category], subCategory })));
    }
    made.push(...(await sellsMany(35 - made.length, { category: [category] })));
    await shop.sells({ category: [await newCategory(admin)] });

    const found: Product[] = [];
    for (const page of [1, 2, 3, 4]) {
      const body = { categoryId: category._id, page, limit: 10 };
      const answer = granted(await shop.call(calls.product.bySubCategory, { body }));
      expect(answer).toMatchObject({ page, totalCount: 35 });
      found.push(...answer.data);
    }
    expect(ids(found)).toEqual(ids(made));
  });

  test('W-22 an unknown category is a 404, and a sub category that is none a 400', async () => {
    expect(await shop.call(calls.product.bySubCategory, { body: { categoryId: nobody } })).toMatchObject({
      status: 404,
    });
    const { _id: categoryId } = await newCategory(admin);
    for (const subCategoryId of ['', null, 'x'])
      expect(
        await shop.call(calls.product.bySubCategory, { wrongBody: { categoryId, subCategoryId } }),
      ).toMatchObject({ status: 400, json: { issues: [{ path: ['subCategoryId'] }] } });
  });

  test('summaries answer those that there are, in the order asked for', async () => {
    const [first, second] = await sellsMany(2, {});
    const asked = [second?._id ?? '', nobody, { _id: first?._id ?? '' }];
    const { data } = granted(await shop.call(calls.product.summaries, { body: { ids: asked } }));
    expect(ids(data)).toEqual([second?._id, first?._id]);
    expect(Object.keys(data[0] ?? {}).sort()).toEqual([
      '_id',
      'discount',
      'image',
      'name',
      'price',
      'stock',
      'unit',
    ]);
  });

  test('N3 pages and limits at the edges are refused or empty, never more than a hundred rows', async () => {
    for (const [page, limit] of [
      [0, 12],
      [-1, 12],
      [1, 0],
      [1, -5],
      [1, 1e9],
      [1e15, 12],
      [1.5, 12],
      ['1; x', 12],
      [null, null],
      [1, 'NaN'],
    ]) {
      const { status, json } = await shop.call(calls.product.list, {
        wrongBody: { page, limit, search: '' },
      });
      expect({ page, limit, status, code: json.code }).toEqual({ page, limit, status: 400, code: 'invalid' });
    }
    expect(
      await shop.call(calls.product.search, { wrongBody: { search: '', page: Number.MAX_SAFE_INTEGER } }),
    ).toMatchObject({ status: 400 });
  });

  test('N4 an id that is none is a 400, an unknown one a 404', async () => {
    for (const productId of [
      '',
      'x',
      '0',
      '../../etc/passwd',
      'g'.repeat(24),
      'f'.repeat(1e4),
      '507f1f77bcf86cd79943901 ',
      12345678901,
      null,
    ])
      expect(await shop.call(calls.product.details, { wrongBody: { productId } })).toMatchObject({
        status: 400,
        json: { code: 'invalid' },
      });
    expect(await shop.call(calls.product.details, { body: { productId: nobody } })).toMatchObject({
      status: 404,
      json: { code: 'notFound' },
    });
  });
});

describe('the search', () => {
  test('S-158 S-095 pages by ten and says how many pages there are', async () => {
    const word = unique('basmati').replace('-', '');
    await Promise.all(Array.from({ length: 12 }, (_, n) => shop.sells({ name: `${word} rice ${n}` })));
    const first = granted(await shop.call(calls.product.search, { body: { search: word, page: 1 } }));
    const second = granted(await shop.call(calls.product.search, { body: { search: word, page: 2 } }));
    expect(first).toMatchObject({ success: true, page: 1, totalPage: 2 });
    expect([first.data.length, second.data.length, second.page]).toEqual([10, 2, 2]);
    expect(new Set(ids([...first.data, ...second.data])).size).toBe(12);
  });

  test('shows what is in stock before what is not', async () => {
    const word = unique('saffron').replace('-', '');
    const gone = await shop.sells({ name: word, stock: 0 });
    const there = await shop.sells({ name: `Kashmiri ${word} threads in a box`, stock: 1 });
    const found = async () =>
      ids(granted(await shop.call(calls.product.search, { body: { search: word } })).data);
    expect(await found()).toEqual([there._id, gone._id]);
    granted(await admin.call(calls.product.update, { body: { _id: gone._id, stock: 5 } }));
    expect(await found()).toEqual([gone._id, there._id]);
  });

  test('finds a product by its category, its brand and its other details', async () => {
    const category = await newCategory(admin, 'Zaitoon');
    const { _id } = await shop.sells({
      category: [category],
      more_details: { Brand: 'Figaroo', Origin: 'Jaénn' },
    });
    for (const search of ['zaitoon', 'FIGAROO', 'jaenn', 'zaitoon figaroo'])
      expect({
        search,
        found: ids(granted(await shop.call(calls.product.search, { body: { search } })).data),
      }).toEqual({ search, found: [_id] });
  });

  test('N2 takes regular expressions and operators for plain text', async () => {
    await shop.sells({ name: `plain ${'a'.repeat(60)}` });
    const odd = [
      '(a+)+$',
      '(a|a)*b',
      '(.*a){25}',
      '[',
      '(',
      '*',
      '\\',
      '.*',
      '^',
      '$',
      '%00',
      '\u0000',
      `${'a'.repeat(99)}!`,
    ];
    for (const search of odd)
      for (const { path } of [calls.product.list, calls.product.search]) {
        const body = JSON.stringify({ search, page: 1 });
        const response = await fetch(shop.url + path, {
          method: 'POST',
          headers: { 'content-type': 'application/json' },
          body,
        });
        expect({ search, status: response.status }).toEqual({ search, status: 200 });
        if (!/[a-z0]/.test(search)) expect(await response.json()).toMatchObject({ data: [] });
      }
    for (const search of [{ $ne: null }, { $regex: '.*' }, ['a'], null])
      expect(await shop.call(calls.product.search, { wrongBody: { search } })).toMatchObject({ status: 400 });
  });
});
