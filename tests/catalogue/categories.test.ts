import { setTimeout as pause } from 'node:timers/promises';
import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { calls } from '../../contract/calls.js';
import type { Category } from '../../contract/category.js';
import { granted } from '../support/client.js';
import { type TestCustomer, unique } from '../support/customer.js';
import { openTestShop, type TestShop } from '../support/shop.js';
import { newCategory, newCategoryPair, newSubCategory, image } from './category.js';

let shop: TestShop;
let admin: TestCustomer;
beforeAll(async () => {
  shop = await openTestShop();
  admin = await shop.admin();
});
afterAll(() => shop.close());

const nobody = 'f'.repeat(24);
const categories = async () => granted(await shop.call(calls.category.list)).data;
const subCategories = async () => granted(await shop.call(calls.subcategory.list)).data;

describe('a category', () => {
  test('S-143 S-144 S-084 is added, and listed in the order of adding', async () => {
    const answer = await admin.call(calls.category.create, { body: { name: 'Fruit', image: image } });
    expect(answer).toMatchObject({
      status: 200,
      json: { success: true, error: false, message: 'Category added' },
    });
    await newCategory(admin, 'Bakery');
    const listed = await categories();
    expect(listed.slice(-2)).toEqual([
      { _id: expect.stringMatching(/^[0-9a-f]{24}$/), name: 'Fruit', image: image, revision: 0 },
      { _id: expect.stringMatching(/^[0-9a-f]{24}$/), name: 'Bakery', image: image, revision: 0 },
    ]);
  });

  test('S-145 is renamed, for its products and their search too', async () => {
    const { category, subCategory } = await newCategoryPair(admin);
    const { _id: productId } = await shop.sells({
      name: unique('Plain'),
      category: [category],
      subCategory: [subCategory],
    });
    const name = unique('Breakfast');
    const answer = await admin.call(calls.category.update, {
      body: { _id: category._id, name, image: image },
    });
    expect(answer).toMatchObject({ status: 200, json: { message: 'Category saved' } });

    const first = { _id: subCategory._id, name: subCategory.name };
    const renamed = { _id: category._id, name, image: image, revision: 1, firstSubCategory: first };
    expect(await categories()).toContainEqual(renamed);
    const { data } = granted(await shop.call(calls.product.details, { body: { productId } }));
    expect(data.category[0]?.name).toBe(name);
    expect((await subCategories()).find(({ _id }) => _id === subCategory._id)?.category[0]?.name).toBe(name);
    const found = granted(await shop.call(calls.product.search, { body: { search: name } })).data;
    expect(found.map((product) => product._id)).toEqual([productId]);
  });

  test('S-146 is deleted for good', async () => {
    const { _id } = await newCategory(admin);
    const answer = await admin.call(calls.category.remove, { body: { _id } });
    expect(answer).toMatchObject({ status: 200, json: { message: 'Category deleted' } });
    expect((await categories()).map((category) => category._id)).not.toContain(_id);
    expect(await admin.call(calls.category.remove, { body: { _id } })).toMatchObject({ status: 404 });
  });

  test('cannot have a name that is taken, in small or capital letters', async () => {
    const taken = await newCategory(admin);
    const other = await newCategory(admin);
    const name = ` ${taken.name.toUpperCase()} `;
    for (const answer of [
      await admin.call(calls.category.create, { body: { name, image: image } }),
      await admin.call(calls.category.update, { body: { _id: other._id, name, image: image } }),
    ])
      expect(answer).toMatchObject({ status: 409, json: { code: 'nameTaken' } });
    expect(await admin.call(calls.category.update, { body: { ...taken, name: name.trim() } })).toMatchObject({
      status: 200,
    });
  });

  test('A-08 says what stands under it before anybody deletes it', async () => {
    const { category, subCategory } = await newCategoryPair(admin);
    const under = async () => [
      granted(await admin.call(calls.category.dependents, { body: { _id: category._id } })).data,
      granted(await admin.call(calls.subcategory.dependents, { body: { _id: subCategory._id } })).data,
    ];
    expect(await under()).toEqual([
      { products: 0, subCategories: 1 },
      { products: 0, subCategories: 0 },
    ]);
    await shop.sells({ category: [category], subCategory: [subCategory] });
    await shop.sells({ category: [category] });
    expect(await under()).toEqual([
      { products: 2, subCategories: 1 },
      { products: 1, subCategories: 0 },
    ]);
    for (const call of [calls.category.dependents, calls.subcategory.dependents])
      expect(await admin.call(call, { body: { _id: nobody } })).toMatchObject({ status: 404 });
  });

  test('W-28 with something in it is not deleted, and the answer counts what', async () => {
    const { category, subCategory } = await newCategoryPair(admin);
    await shop.sells({ category: [category], subCategory: [subCategory] });
    await shop.sells({ category: [category] });
    expect(await admin.call(calls.category.remove, { body: { _id: category._id } })).toMatchObject({
      status: 409,
      json: {
        code: 'inUse',
        data: { products: 2, subCategories: 1 },
        message: 'Still in use: 2 products, 1 sub category. Move or delete these first',
      },
    });
    expect(await admin.call(calls.subcategory.remove, { body: { _id: subCategory._id } })).toMatchObject({
      status: 409,
      json: { code: 'inUse', data: { products: 1, subCategories: 0 } },
    });
    expect((await categories()).map(({ _id }) => _id)).toContain(category._id);
  });

  test('S-120 W-36 without a name or an image is rejected, naming the field', async () => {
    for (const [wrongBody, at] of [
      [{ image: image }, 'name'],
      [{ name: '  ', image: image }, 'name'],
      [{ name: 'No picture' }, 'image'],
      [{ name: 'No picture', image: '' }, 'image'],
      [{ name: 'Foreign', image: 'http://elsewhere.example/a.png' }, 'image'],
    ] as const) {
      const { status, json } = await admin.call(calls.category.create, { wrongBody });
      expect([status, json.code, json.issues?.[0]?.path]).toEqual([400, 'invalid', [at]]);
    }
  });

  test('an address of this shop that is no image is rejected', async () => {
    const answer = await admin.call(calls.category.create, {
      body: { name: unique('x'), image: '/media/passwd' },
    });
    expect(answer).toMatchObject({ status: 400, json: { code: 'badPicture' } });
  });
});

describe('a sub category', () => {
  test('is listed for each of its categories, and the list of a category holds no other', async () => {
    const [first, second, third] = [
      await newCategory(admin),
      await newCategory(admin),
      await newCategory(admin),
    ];
    const both = await newSubCategory(admin, [first, second]);
    const single = await newSubCategory(admin, [second]);
    const idsOf = async (categoryId: string) => {
      const { data } = granted(await shop.call(calls.subcategory.list, { body: { categoryId } }));
      return data.map(({ _id }) => _id);
    };

    expect(await idsOf(first._id)).toEqual([both._id]);
    expect(await idsOf(second._id)).toEqual([both._id, single._id]);
    expect(await idsOf(third._id)).toEqual([]);
    expect(await shop.call(calls.subcategory.list, { body: { categoryId: 'dairy' } })).toMatchObject({
      status: 400,
    });
  });

  test('S-148 S-149 S-084 takes its categories as objects or ids and shows their names', async () => {
    const dairy = await newCategory(admin);
    const drinks = await newCategory(admin);
    const name = unique('Lassi');
    const answer = await admin.call(calls.subcategory.create, {
      body: { name, image: image, category: [dairy, drinks._id] },
    });
    expect(answer).toMatchObject({ status: 200, json: { success: true, message: 'Sub category added' } });
    const made = (await subCategories()).find((candidate) => candidate.name === name);
    const shown = [dairy, drinks].map((category) => ({ _id: category._id, name: category.name }));
    expect(made).toEqual({ _id: made?._id, name, image: image, revision: 0, category: shown });
  });

  test('S-150 is changed and deleted', async () => {
    const from = await newCategory(admin);
    const to = await newCategory(admin);
    const made = await newSubCategory(admin, [from]);
    const changed = { ...made, name: unique('Shakes'), category: [to] };
    expect(await admin.call(calls.subcategory.update, { body: changed })).toMatchObject({
      status: 200,
      json: { success: true, message: 'Sub category saved' },
    });
    expect(await subCategories()).toContainEqual({
      ...changed,
      revision: 1,
      category: [{ _id: to._id, name: to.name }],
    });
    granted(await admin.call(calls.category.remove, { body: { _id: from._id } }));
    expect(await admin.call(calls.subcategory.remove, { body: { _id: made._id } })).toMatchObject({
      status: 200,
      json: { success: true, message: 'Sub category deleted' },
    });
    expect((await subCategories()).map(({ _id }) => _id)).not.toContain(made._id);
  });

  test('W-28 keeps a category while a product would be left without one', async () => {
    const [dairy, drinks, bakery] = [
      await newCategory(admin),
      await newCategory(admin),
      await newCategory(admin),
    ];
    const { revision: _, ...subCategory } = await newSubCategory(admin, [dairy, drinks]);
    const movesTo = (category: Category[]) =>
      admin.call(calls.subcategory.update, { body: { ...subCategory, category } });
    const placed = { subCategory: [subCategory] };
    const milk = await shop.sells({ ...placed, category: [dairy] });
    await shop.sells({ ...placed, category: [dairy] });
    await shop.sells({ ...placed, category: [dairy, drinks] });
    await shop.sells({ category: [dairy] });
    const parents = async () =>
      (await subCategories()).find(({ _id }) => _id === subCategory._id)?.category.map(({ _id }) => _id);

    for (const category of [[drinks], [drinks, bakery]])
      expect(await movesTo(category)).toMatchObject({
        status: 409,
        json: {
          code: 'inUse',
          data: { products: 2, subCategories: 0 },
          message: 'Still in use: 2 products. Move or delete these first',
        },
      });
    expect(await movesTo([bakery])).toMatchObject({ status: 409, json: { data: { products: 3 } } });
    expect(await parents()).toEqual([dairy._id, drinks._id]);

    expect(await movesTo([dairy])).toMatchObject({ status: 200 });
    expect(await parents()).toEqual([dairy._id]);
    expect(await movesTo([dairy, bakery])).toMatchObject({ status: 200 });
    const moved = { _id: milk._id, category: [bakery], subCategory: [subCategory] };
    granted(await admin.call(calls.product.update, { body: moved }));
    expect(await movesTo([bakery])).toMatchObject({ status: 409, json: { data: { products: 2 } } });
  });

  test('needs a category that there is, and a name that is free', async () => {
    const { category, subCategory } = await newCategoryPair(admin);
    const body = { name: unique('x'), image: image, category: [] as string[] };
    expect(await admin.call(calls.subcategory.create, { body })).toMatchObject({ status: 400 });
    expect(
      await admin.call(calls.subcategory.create, { body: { ...body, category: [nobody] } }),
    ).toMatchObject({ status: 404 });
    const taken = { ...body, name: subCategory.name.toUpperCase(), category: [category._id] };
    expect(await admin.call(calls.subcategory.create, { body: taken })).toMatchObject({
      status: 409,
      json: { code: 'nameTaken' },
    });
    expect(
      await admin.call(calls.subcategory.update, { body: { ...subCategory, _id: nobody } }),
    ).toMatchObject({ status: 404 });
  });
});

describe('at the same moment', () => {
  test('W-28 a category is deleted or gets a product, never both', async () => {
    for (let round = 0; round < 8; round++) {
      const { _id } = await newCategory(admin);
      const body = { name: unique('Late'), unit: '1', price: 1, stock: 1, category: [_id] };
      const [removed, created] = await Promise.all([
        admin.call(calls.category.remove, { body: { _id } }),
        admin.call(calls.product.create, { body }),
      ]);
      expect([removed.status, created.status].sort()).toEqual(
        removed.status === 200 ? [200, 404] : [200, 409],
      );
    }
  });

  test('W-28 a sub category loses a category or gets a product there, never both', async () => {
    const other = await newCategory(admin);
    for (let round = 0; round < 8; round++) {
      const category = await newCategory(admin);
      const subCategory = await newSubCategory(admin, [category, other]);
      const where = { category: [category], subCategory: [subCategory] };
      const body = { name: unique('Late'), unit: '1', price: 1, stock: 1, ...where };
      const created = admin.call(calls.product.create, { body });
      await pause(round * 2); // the pause makes sometimes the first call faster, sometimes the second
      const changed = { ...subCategory, category: [other] };
      const moved = admin.call(calls.subcategory.update, { body: changed });
      const statuses = [(await moved).status, (await created).status];
      expect(statuses).toEqual(statuses[0] === 200 ? [200, 400] : [409, 200]);
    }
  });

  test('two admins adding the same name make one category', async () => {
    const name = unique('Twice');
    const add = () => admin.call(calls.category.create, { body: { name, image: image } });
    const answers = await Promise.all([add(), add(), add()]);
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409, 409]);
    expect((await categories()).filter((category) => category.name === name)).toHaveLength(1);
  });

  test('many products join one category', async () => {
    const category = await newCategory(admin);
    await Promise.all(Array.from({ length: 12 }, () => shop.sells({ category: [category] })));
    const { data } = granted(await shop.call(calls.product.byCategory, { body: { id: category._id } }));
    expect(data).toHaveLength(12);
  });
});
