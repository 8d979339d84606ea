import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { calls } from '../../contract/calls.js';
import { limits } from '../../contract/limits.js';
import type { CallBody } from '../../contract/schemas.js';
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

const relatedTo = async ({ _id: productId }: { _id: string }) =>
  granted(await shop.call(calls.product.related, { body: { productId } })).data;
const sizesOf = async (product: { _id: string }) => (await relatedTo(product)).sizes.map(({ unit }) => unit);
const similarTo = async (product: { _id: string }) =>
  (await relatedTo(product)).similar.map(({ name }) => name);

/** Returns a function that adds a product to a subcategory of its own. */
const department = async () => {
  const { category, subCategory } = await newCategoryPair(admin);
  const place = { category: [category], subCategory: [subCategory] };
  const sells = (name: string, fields: Partial<CallBody<'product', 'create'>> = {}) =>
    shop.sells({ ...place, name, ...fields });
  return { category, subCategory, sells };
};

describe('the sizes of a product', () => {
  test('are the products of its category with its brand and name, the smallest first, itself among them', async () => {
    const { sells } = await department();
    const amul = { more_details: { Brand: 'Amul' } };
    const litre = await sells('Taaza Milk', { unit: '1 L', ...amul });
    const half = await sells('Taaza Milk 500 ml', { unit: '500 ml', ...amul });
    await sells('taaza  milk, 200 ml', { unit: '200 ml', more_details: { brand: 'AMUL' } });
    await sells('Taaza Milk', { unit: '2 L', more_details: { Brand: 'Nandini' } });
    await sells('Gold Milk', { unit: '3 L', ...amul });
    const elsewhere = await newCategory(admin);
    await sells('Taaza Milk', { unit: '5 L', category: [elsewhere], subCategory: [], ...amul });
    expect(await sizesOf(litre)).toEqual(['200 ml', '500 ml', '1 L']);
    expect(await sizesOf(half)).toEqual(['200 ml', '500 ml', '1 L']);
  });

  test('are none for a product with one size, or whose other products have the same unit', async () => {
    const { sells } = await department();
    const bottle = await sells('Water Bottle', { unit: '1 piece' });
    expect(await sizesOf(bottle)).toEqual([]);
    await sells('Water Bottle', { unit: '1 Piece' });
    expect(await sizesOf(bottle)).toEqual([]);
  });

  test('name one product of each unit: the one shown, or else one in stock', async () => {
    const { sells } = await department();
    const half = await sells('Ghee', { unit: '500 ml' });
    await sells('Ghee', { unit: '1 L', stock: 0 });
    const there = await sells('Ghee', { unit: '1 l' });
    const { sizes } = await relatedTo(half);
    expect(sizes.map(({ _id }) => _id)).toEqual([half._id, there._id]);
  });

  test('have sold-out products too, so that nobody takes a size for no longer sold', async () => {
    const { sells } = await department();
    const half = await sells('Paneer', { unit: '500 g' });
    await sells('Paneer', { unit: '1 kg', stock: 0 });
    expect((await relatedTo(half)).sizes.map(({ stock }) => stock > 0)).toEqual([true, false]);
  });

  test('follow changes of name, brand, category and price, and deletions, at once', async () => {
    const { sells } = await department();
    const small = await sells('Honey', { unit: '250 g' });
    const big = await sells('Honey', { unit: '1 kg', price: 400 });
    const update = async (fields: Omit<CallBody<'product', 'update'>, '_id'>) =>
      granted(await admin.call(calls.product.update, { body: { _id: big._id, ...fields } }));
    await update({ price: 420 });
    expect((await relatedTo(small)).sizes.map(({ price }) => price)).toEqual([100, 420]);
    await update({ name: 'Wild Honey' });
    expect(await sizesOf(small)).toEqual([]);
    await update({ name: 'Honey' });
    expect(await sizesOf(small)).toEqual(['250 g', '1 kg']);
    await update({ more_details: { Brand: 'Dabur' } });
    expect(await sizesOf(small)).toEqual([]);
    await update({ more_details: {}, category: [], subCategory: [] });
    expect(await sizesOf(small)).toEqual([]);
    granted(await admin.call(calls.product.remove, { body: { _id: small._id } }));
    expect(await sizesOf(big)).toEqual([]);
  });

  test(`are ${limits.sizes} at most, with the one shown`, async () => {
    const { sells } = await department();
    for (let count = 1; count < limits.sizes + 3; count += 1)
      await sells('Eggs', { unit: `${count} pieces` });
    const most = await sells('Eggs', { unit: '90 pieces' });
    const { sizes } = await relatedTo(most);
    expect(sizes).toHaveLength(limits.sizes);
    expect(sizes.at(-1)?._id).toBe(most._id);
  });
});

describe('similar products', () => {
  test('have the most words of the name in common, then the subcategory, the brand and the price', async () => {
    const { category, sells } = await department();
    const beside = await newSubCategory(admin, [category]);
    const shown = await sells('Toned Milk', { price: 30, more_details: { Brand: 'Amul' } });
    await sells('Butter', { subCategory: [beside], price: 900 });
    await sells('Salted Curd', { price: 31 });
    await sells('Sweet Lassi', { price: 300 });
    await sells('Cold Coffee', { price: 30, more_details: { Brand: 'Amul' } });
    await sells('Whole Milk', { price: 35 });
    expect(await similarTo(shown)).toEqual([
      'Whole Milk',
      'Cold Coffee',
      'Salted Curd',
      'Sweet Lassi',
      'Butter',
    ]);
  });

  test('are in stock, of other families, and each family once', async () => {
    const { sells } = await department();
    const shown = await sells('Basmati Rice', { unit: '1 kg' });
    await sells('Basmati Rice', { unit: '5 kg' });
    await sells('Brown Rice', { unit: '1 kg' });
    await sells('Brown Rice', { unit: '5 kg' });
    const gone = await sells('Red Rice', { stock: 0 });
    expect(await similarTo(shown)).toEqual(['Brown Rice']);
    granted(await admin.call(calls.product.update, { body: { _id: gone._id, stock: 4 } }));
    expect((await similarTo(shown)).sort()).toEqual(['Brown Rice', 'Red Rice']);
  });

  test(`are ${limits.homeRow} at most`, async () => {
    const { sells } = await department();
    const shown = await sells('Soap');
    for (let count = 0; count < limits.homeRow + 2; count += 1) await sells(`Soap ${unique('scent')}`);
    expect(await similarTo(shown)).toHaveLength(limits.homeRow);
  });

  test('are none for a product without a category', async () => {
    const alone = await shop.sells({ name: unique('Alone') });
    expect(await relatedTo(alone)).toEqual({ place: null, sizes: [], similar: [] });
  });
});

describe('the place of a product', () => {
  test('is one of its categories, with a subcategory that belongs to it', async () => {
    const { category, subCategory } = await newCategoryPair(admin);
    const other = await newCategory(admin);
    const milk = await shop.sells({ category: [other, category], subCategory: [subCategory] });
    const nameOf = ({ _id, name }: { _id: string; name: string }) => ({ _id, name });
    expect((await relatedTo(milk)).place).toEqual({
      category: nameOf(category),
      subCategory: nameOf(subCategory),
    });
    const loose = await shop.sells({ category: [other], subCategory: [] });
    expect((await relatedTo(loose)).place).toEqual({ category: nameOf(other) });
  });
});

test('of a product that does not exist there is nothing', async () => {
  const gone = await shop.sells();
  granted(await admin.call(calls.product.remove, { body: { _id: gone._id } }));
  expect(await shop.call(calls.product.related, { body: { productId: gone._id } })).toMatchObject({
    status: 404,
    json: { code: 'notFound' },
  });
});
