import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { calls } from '../../contract/calls.js';
import type { Category } from '../../contract/category.js';
import type { CallBody } from '../../contract/schemas.js';
import { granted } from '../support/client.js';
import { type TestCustomer, unique } from '../support/customer.js';
import { openTestShop, type TestShop } from '../support/shop.js';
import { newCategory, newSubCategory, image } from './category.js';

let shop: TestShop;
let admin: TestCustomer;
beforeAll(async () => {
  shop = await openTestShop();
  admin = await shop.admin();
});
afterAll(() => shop.close());

test('W-34 A-13 a category that somebody edited meanwhile is not written over unseen', async () => {
  const { _id, revision } = await newCategory(admin);
  const hers = unique('Hers');
  const change = (name: string, seen?: number | undefined) =>
    admin.call(calls.category.update, { body: { _id, name, image: image, revision: seen } });
  await shop.sells({ category: [_id] }); // placement alone is not an edit
  granted(await change(hers, revision));
  const late = await change(unique('His'), revision);
  expect(late).toMatchObject({
    status: 409,
    json: { code: 'staleRevision', data: { _id, name: hers, image: image, revision: 1 } },
  });
  expect((await change(unique('His'), 1)).status).toBe(200);
  expect((await change(unique('Set'))).status).toBe(200);
});

test('W-34 A-13 nor is a sub category', async () => {
  const [dairy, drinks] = [await newCategory(admin), await newCategory(admin)];
  const { _id, name, revision } = await newSubCategory(admin, [dairy]);
  const change = (category: Category, seen?: number | undefined) =>
    admin.call(calls.subcategory.update, {
      body: { _id, name, image: image, category: [category], revision: seen },
    });
  granted(await change(drinks, revision));
  const shown = [{ _id: drinks._id, name: drinks.name }];
  expect(await change(dairy, revision)).toMatchObject({
    status: 409,
    json: { code: 'staleRevision', data: { _id, name, revision: 1, category: shown } },
  });
  expect((await change(dairy, 1)).status).toBe(200);
  expect((await change(drinks)).status).toBe(200);
});

describe('W-35 a product that is sent again because its answer was lost', () => {
  const sending = (key: string, body: CallBody<'product', 'create'>) =>
    admin.call(calls.product.create, { body, headers: { 'idempotency-key': key } });
  const aProduct = () => ({ name: unique('Ghee'), unit: '1 kg', price: 600, stock: 5 });
  const named = async (name: string) =>
    granted(await shop.call(calls.product.list, { body: { search: name } })).data.filter(
      (product) => product.name === name,
    );

  test('is made once under one key, also ten times at once', async () => {
    const [key, body] = [unique('key'), aProduct()];
    const answers = await Promise.all(Array.from({ length: 10 }, () => sending(key, body)));
    const made = answers.map((answer) => granted(answer).data);
    expect(new Set(made.map(({ _id }) => _id)).size).toBe(1);
    expect(granted(await sending(key, body)).data).toEqual(made[0]);
    expect(await named(body.name)).toEqual([made[0]]);
    const { data } = granted(await admin.call(calls.audit.list, { body: { search: body.name } }));
    expect(data).toHaveLength(1);
  });

  test('is refused with other contents, and may be sent again where it was refused', async () => {
    const [key, body] = [unique('key'), aProduct()];
    expect((await sending(key, { ...body, category: ['0'.repeat(24)] })).status).toBe(404);
    granted(await sending(key, body));
    expect(await sending(key, { ...body, price: 1 })).toMatchObject({
      status: 409,
      json: { code: 'keyReused' },
    });
    expect(await named(body.name)).toHaveLength(1);
  });

  test('is not put back where it was deleted since', async () => {
    const [key, body] = [unique('key'), aProduct()];
    const { _id } = granted(await sending(key, body)).data;
    granted(await admin.call(calls.product.remove, { body: { _id } }));
    expect(granted(await sending(key, body)).data._id).toBe(_id);
    expect(await named(body.name)).toEqual([]);
  });

  test('without a key each call makes one', async () => {
    const body = aProduct();
    granted(await admin.call(calls.product.create, { body }));
    granted(await admin.call(calls.product.create, { body }));
    expect(await named(body.name)).toHaveLength(2);
  });
});
