import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { calls } from '../../contract/calls.js';
import { limits } from '../../contract/limits.js';
import { granted } from '../support/client.js';
import { type TestCustomer, unique } from '../support/customer.js';
import { openTestShop, type TestShop } from '../support/shop.js';
import { newCategoryPair } from './category.js';

let shop: TestShop;
let admin: TestCustomer;
beforeAll(async () => {
  shop = await openTestShop();
  admin = await shop.admin();
});
afterAll(() => shop.close());

const nobody = 'f'.repeat(24);
const details = async (productId: string) =>
  granted(await shop.call(calls.product.details, { body: { productId } })).data;

describe('a product', () => {
  test('S-083 S-151 S-155 is created with all of its fields and shown with its categories', async () => {
    const { category, subCategory } = await newCategoryPair(admin);
    const body = {
      name: unique('Amul Taaza'),
      image: ['https://pictures.example/milk.webp'],
      category: [category],
      subCategory: [subCategory],
      unit: '500 ml',
      stock: 12,
      price: 28.5,
      discount: 7.25,
      description: 'Toned milk',
      more_details: { Brand: 'Amul', 'Net wt.': '515 g' },
    };
    const created = await admin.call(calls.product.create, { body });
    expect(created).toMatchObject({
      status: 200,
      json: { success: true, error: false, message: 'Product added' },
    });

    const { _id, name, image } = category;
    const shown = await details(granted(created).data._id);
    expect(shown).toEqual({
      ...body,
      _id: granted(created).data._id,
      category: [{ _id, name, image }],
      subCategory: [{ _id: subCategory._id, name: subCategory.name, image: subCategory.image }],
      revision: 1,
    });
  });

  test('W-19 an extra field’s name may contain a dot; empty, unsafe and repeated names are rejected', async () => {
    const dotted = await shop.sells({ more_details: { 'Net wt.': '1 kg', toString: 'z' } });
    expect((await details(dotted._id)).more_details).toEqual({ 'Net wt.': '1 kg', toString: 'z' });

    const unsafe = [
      '{"":"x"}',
      '{" ":"x"}',
      '{"$where":"1"}',
      '{"constructor":"x"}',
      '{"Brand":"a","brand ":"b"}',
      '{"A":"1"," A":"2"}',
    ];
    for (const more_details of unsafe) {
      const wrongBody = {
        name: 'x',
        unit: '1',
        price: 1,
        stock: 1,
        more_details: JSON.parse(more_details) as unknown,
      };
      const refused = await admin.call(calls.product.create, { wrongBody });
      expect(refused).toMatchObject({ status: 400, json: { code: 'invalid', success: false, error: true } });
      expect(refused.json.issues?.[0]?.path[0]).toBe('more_details');
    }
    const polluting = JSON.parse(
      '{"name":"x","unit":"1","price":1,"stock":1,"more_details":{"__proto__":"x"}}',
    ) as unknown;
    expect(await admin.call(calls.product.create, { wrongBody: polluting })).toMatchObject({
      status: 400,
      json: { code: 'invalid' },
    });
  });

  test('N5 numbers that make no sense are refused, each naming its field', async () => {
    const wrong: Record<string, unknown>[] = [
      { price: -1 },
      { price: '12abc' },
      { price: 1e308 },
      { price: 1.005 },
      { stock: -5 },
      { stock: 1.5 },
      { discount: 101 },
      { discount: -1 },
      { discount: 'x' },
      { name: '' },
      { name: 'x'.repeat(limits.name + 1) },
      { more_details: 'x' },
      { more_details: { k: { deep: 1 } } },
      { image: [{ $x: 1 }] },
      { image: ['javascript:alert(1)'] },
      { image: ['http://elsewhere.example/a.png'] },
      { category: ['x'] },
    ];
    for (const fields of wrong) {
      const wrongBody = { name: 'Odd', unit: '1', price: 1, stock: 1, ...fields };
      const { status, json } = await admin.call(calls.product.create, { wrongBody });
      expect({ fields, status, at: json.issues?.[0]?.path[0] }).toEqual({
        fields,
        status: 400,
        at: Object.keys(fields)[0],
      });
    }
  });

  test('numbers may be sent as their plain decimal text', async () => {
    const wrongBody = { name: unique('Form'), unit: '1 kg', price: '99.50', stock: '7', discount: '12.5' };
    const { data } = granted(await admin.call(calls.product.create, { wrongBody }));
    expect(data).toMatchObject({ price: 99.5, stock: 7, discount: 12.5 });
  });

  test('N6 markup, quotes, other scripts and bidirectional marks come back exactly as they went in', async () => {
    const name = `${unique('x')} <img src=x onerror=alert(1)> "quotes' & मूंग दाल 🥛 \u202Eabc`;
    const more_details = { 'Shelf <b>life</b>': '<script>alert(1)</script>' };
    const { _id } = await shop.sells({ name, more_details });
    expect(await details(_id)).toMatchObject({ name, more_details });
    const found = granted(await shop.call(calls.product.list, { body: { search: name } })).data;
    expect(found[0]?._id).toBe(_id);
  });

  test('in an unknown category is rejected, and so is a subcategory of other categories', async () => {
    const here = await newCategoryPair(admin);
    const elsewhere = await newCategoryPair(admin);
    const body = { name: unique('Lost'), unit: '1', price: 1, stock: 1 };
    const unknown = await admin.call(calls.product.create, { body: { ...body, category: [nobody] } });
    expect(unknown).toMatchObject({ status: 404, json: { code: 'notFound' } });
    const foreign = {
      ...body,
      category: [here.category._id],
      subCategory: [here.subCategory._id, elsewhere.subCategory._id],
    };
    const refused = await admin.call(calls.product.create, { body: foreign });
    expect(refused).toMatchObject({
      status: 400,
      json: { code: 'invalid', issues: [{ path: ['subCategory', 1] }] },
    });
    expect(granted(await shop.call(calls.product.list, { body: { search: body.name } })).data).toEqual([]);
  });

  test('A-08 says before it is deleted how many carts hold it', async () => {
    const product = await shop.sells();
    const inCarts = () => admin.call(calls.product.dependents, { body: { _id: product._id } });
    expect(granted(await inCarts()).data).toEqual({ carts: 0 });
    for (const customer of [await shop.customer(), await shop.customer()]) await customer.adds(product, 2);
    expect(granted(await inCarts()).data).toEqual({ carts: 2 });
    granted(await admin.call(calls.product.remove, { body: { _id: product._id } }));
    expect(await inCarts()).toMatchObject({ status: 404 });
  });

  test('S-157 W-28 can always be deleted, and then is nowhere', async () => {
    const { category, subCategory } = await newCategoryPair(admin);
    const { _id, name } = await shop.sells({ category: [category], subCategory: [subCategory] });
    const removed = await admin.call(calls.product.remove, { body: { _id } });
    expect(removed).toMatchObject({ status: 200, json: { success: true, message: 'Product deleted' } });

    expect(await shop.call(calls.product.details, { body: { productId: _id } })).toMatchObject({
      status: 404,
    });
    const found = granted(await shop.call(calls.product.search, { body: { search: name } })).data;
    expect(found.map((product) => product._id)).not.toContain(_id);
    expect(granted(await shop.call(calls.product.byCategory, { body: { id: category._id } })).data).toEqual(
      [],
    );
    expect(await admin.call(calls.product.remove, { body: { _id } })).toMatchObject({ status: 404 });
  });
});

describe('an edit', () => {
  test('S-156 changes the given fields, keeps the others, and raises the revision', async () => {
    const { category, subCategory } = await newCategoryPair(admin);
    const before = await shop.sells({
      category: [category],
      subCategory: [subCategory],
      more_details: { Brand: 'Amul' },
    });
    const answer = await admin.call(calls.product.update, {
      body: { _id: before._id, price: 42.5, discount: 5 },
    });
    expect(answer).toMatchObject({ status: 200, json: { message: 'Product saved' } });
    expect(await details(before._id)).toEqual({ ...before, price: 42.5, discount: 5, revision: 2 });
  });

  test('W-34 over a newer one is refused with the product as it is now', async () => {
    const { _id, revision } = await shop.sells();
    granted(await admin.call(calls.product.update, { body: { _id, revision, name: 'Hers' } }));
    const late = await admin.call(calls.product.update, { body: { _id, revision, name: 'His' } });
    expect(late).toMatchObject({
      status: 409,
      json: { code: 'staleRevision', data: { _id, name: 'Hers', price: 100, revision: 2 } },
    });
    granted(await admin.call(calls.product.update, { body: { _id, name: 'Without a revision' } }));
    expect((await details(_id)).name).toBe('Without a revision');
  });

  test('W-34 of the stock applies the difference to what was seen, and never goes below 0', async () => {
    const { _id } = await shop.sells({ stock: 10 });
    granted(await admin.call(calls.product.update, { body: { _id, stock: 7 } }));
    granted(await admin.call(calls.product.update, { body: { _id, stock: 12, stock_seen: 10 } }));
    expect(await details(_id)).toMatchObject({ stock: 9 });

    const tooMuch = await admin.call(calls.product.update, {
      body: { _id, stock: 0, stock_seen: 10, name: 'Not saved' },
    });
    expect(tooMuch).toMatchObject({
      status: 409,
      json: { code: 'outOfStock', data: { lines: [{ productId: _id, stock: 9 }] } },
    });
    expect(await details(_id)).toMatchObject({ stock: 9, revision: 3 });
  });

  test('W-34 of the stock is in the way of who sets it, and of nobody else: a sale and another field are no clash', async () => {
    const product = await shop.sells({ stock: 10 });
    const { _id, revision } = product;
    const seen = { _id, revision, stock_seen: 10 };
    const customer = await shop.customer();
    await customer.adds(product, 3);
    await customer.placesOrder();
    granted(await admin.call(calls.product.update, { body: { _id, price: 80 } }));
    granted(await admin.call(calls.product.bulk, { body: { ids: [_id], change: { kind: 'stock', by: 5 } } }));
    granted(await admin.call(calls.product.update, { body: { ...seen, stock: 20 } }));
    expect(await details(_id)).toMatchObject({ stock: 22, price: 80 });

    const late = { ...seen, stock: 15 };
    const stale = { status: 409, json: { code: 'staleRevision', data: { stock: 22 } } };
    expect(await admin.call(calls.product.update, { body: late })).toMatchObject(stale);
    const form = { ...late, revision: 3, name: 'His' };
    expect(await admin.call(calls.product.update, { body: form })).toMatchObject(stale);
    const entries = await shop.collection('audit').find().sort({ _id: -1 }).limit(1).toArray();
    expect(entries).toMatchObject([{ things: [{ before: { stock: 12 }, after: { stock: 22 } }] }]);
  });

  test('moves a product to another subcategory, but not to an unknown one', async () => {
    const from = await newCategoryPair(admin);
    const to = await newCategoryPair(admin);
    const { _id } = await shop.sells({ category: [from.category], subCategory: [from.subCategory] });
    const half = await admin.call(calls.product.update, { body: { _id, category: [to.category] } });
    expect(half).toMatchObject({ status: 400, json: { issues: [{ path: ['subCategory', 0] }] } });
    expect(await admin.call(calls.product.update, { body: { _id, category: [nobody] } })).toMatchObject({
      status: 404,
    });
    granted(
      await admin.call(calls.product.update, {
        body: { _id, category: [to.category], subCategory: [to.subCategory] },
      }),
    );

    const on = async (id: string) =>
      granted(await shop.call(calls.product.byCategory, { body: { id } })).data.map((p) => p._id);
    expect(await on(from.category._id)).toEqual([]);
    expect(await on(to.category._id)).toEqual([_id]);
  });

  test('of what is gone is a 404', async () => {
    expect(await admin.call(calls.product.update, { body: { _id: nobody, name: 'x' } })).toMatchObject({
      status: 404,
    });
  });
});
