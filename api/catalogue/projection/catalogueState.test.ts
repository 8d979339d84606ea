import { describe, expect, test } from '@jest/globals';
import { Types } from 'mongoose';
import type { ProductRecord } from '../product.schema.js';
import { synonymsId } from '../search/synonyms.schema.js';
import { CatalogueState } from './catalogueState.js';

const dairy = { _id: new Types.ObjectId(), name: 'Dairy', image: 'dairy', version: 1 };
const milk: ProductRecord = {
  _id: new Types.ObjectId(),
  name: 'Milk',
  image: ['front'],
  category: [dairy._id],
  subCategory: [],
  unit: '500 ml',
  stock: 5,
  price: 2_800,
  discount: 0,
  description: '',
  more_details: [],
  revision: 1,
  version: 3,
};
const id = milk._id.toHexString();

const stocked = () => {
  const state = new CatalogueState((image) => `/media/${image}`);
  state.take({ kind: 'categories', doc: dairy });
  state.take({ kind: 'products', doc: milk });
  return state;
};

describe('the catalogue in memory', () => {
  test('takes newer states of a product and passes over older ones', () => {
    const state = stocked();
    state.take({ kind: 'products', doc: { ...milk, stock: 3, version: 5 } });
    state.take({ kind: 'products', doc: { ...milk, stock: 4, version: 4 } });
    expect(state.product(id)?.stock).toBe(3);
  });

  test('reads the food mark and the brands of a product again after an edit of its details', () => {
    const state = stocked();
    const more_details = [
      { name: 'Brand', value: 'Amul' },
      { name: 'Diet', value: 'Veg' },
    ];
    state.take({ kind: 'products', doc: { ...milk, more_details, version: 4 } });
    expect(state.product(id)).toMatchObject({ food: 'veg' });
    expect(state.product(id)).not.toHaveProperty('brands');
    expect(state.stored([id])).toMatchObject([{ food: 'veg', brands: ['Amul'] }]);
    state.take({ kind: 'products', doc: { ...milk, version: 5 } });
    expect(state.product(id)).not.toHaveProperty('food');
  });

  test('takes a record whose translations are null', () => {
    const state = stocked();
    const doc = Object.assign({ ...milk, version: 4 }, { translations: null });
    state.take({ kind: 'products', doc });
    expect(state.product(id)?.translations).toEqual({});
  });

  test('does not bring back what was deleted', async () => {
    const state = stocked();
    state.take({ kind: 'products', gone: id });
    state.take({ kind: 'products', doc: { ...milk, version: 9 } });
    expect(state.product(id)).toBeUndefined();
    expect(state.idsByCategory()).toEqual([]);
    expect((await state.search('milk')).found.ids()).toEqual([]);
  });

  test('shows the newest name and picture of a category on its products, however late it comes', async () => {
    const state = stocked();
    expect(state.product(id)?.category).toEqual([
      { _id: String(dairy._id), name: 'Dairy', image: '/media/dairy', revision: 0, translations: {} },
    ]);
    state.take({ kind: 'categories', doc: { ...dairy, name: 'Dairy & Eggs', version: 2 } });
    state.take({ kind: 'categories', doc: dairy });
    expect(state.product(id)?.category[0]?.name).toBe('Dairy & Eggs');
    expect((await state.search('eggs')).found.ids()).toEqual([id]);
  });

  test('finds what has changed during the same search', async () => {
    const state = stocked();
    const before = state.search('eggs');
    state.take({ kind: 'categories', doc: { ...dairy, name: 'Dairy & Eggs', version: 2 } });
    expect((await state.search('eggs')).found.ids()).toEqual([id]);
    await before;
    expect((await state.search('eggs')).found.ids()).toEqual([id]);
  });

  test('finds all products of a big category by its new name, and lets other requests run meanwhile', async () => {
    const state = new CatalogueState((image) => image);
    state.take({ kind: 'categories', doc: dairy });
    for (let at = 0; at < 2_000; at++)
      state.take({ kind: 'products', doc: { ...milk, _id: new Types.ObjectId(), description: `no. ${at}` } });
    state.take({ kind: 'categories', doc: { ...dairy, name: 'Fridge', version: 2 } });
    const found = async () => (await state.search('fridge')).found.count;
    expect(await found()).toBeLessThan(2_000);
    while ((await found()) < 2_000) await new Promise(setImmediate);
    expect(await found()).toBe(2_000);
  });

  test('searches by the default synonyms again once the stored ones are gone', async () => {
    const state = stocked();
    const finds = async () => (await state.search('doodh')).found.ids();
    expect(await finds()).toEqual([id]);
    state.take({ kind: 'searchwords', doc: { _id: synonymsId, groups: [], revision: 1 } });
    expect(await finds()).toEqual([]);
    state.take({ kind: 'searchwords', gone: synonymsId });
    expect(await finds()).toEqual([id]);
  });

  test('keeps the words that it offers for a text until what can be found changes', () => {
    const state = stocked();
    const offered = state.nearTerms('mlikk', 5);
    expect(offered[0]).toBe('milk');
    expect(state.nearTerms(' Mlikk', 5)).toBe(offered);
    state.take({ kind: 'products', doc: { ...milk, name: 'Bread', version: 4 } });
    expect(state.nearTerms('mlikk', 5)).not.toContain('milk');
  });

  test('a list that is being read grows at its end, and changes in no other way', () => {
    const state = stocked();
    const before = Types.ObjectId.createFromTime(1);
    const later = Types.ObjectId.createFromTime(2 ** 31);
    const list = state.idsByCategory();
    state.take({ kind: 'products', doc: { ...milk, _id: later } });
    expect(list).toEqual([id, String(later)]);
    state.take({ kind: 'products', doc: { ...milk, _id: before } });
    state.take({ kind: 'products', gone: id });
    expect(list).toEqual([id, String(later)]);
    expect(state.idsByCategory()).toEqual([String(before), String(later)]);
  });

  test('ranks similar products by their prices as they are now', () => {
    const state = stocked();
    const oat = { ...milk, _id: new Types.ObjectId(), name: 'Oat Drink', price: 3_000 };
    const soy = { ...milk, _id: new Types.ObjectId(), name: 'Soy Drink', price: 9_000 };
    for (const doc of [oat, soy]) state.take({ kind: 'products', doc });
    const near = () => state.similarTo(id, 2).map(({ name }) => name);
    expect(near()).toEqual(['Oat Drink', 'Soy Drink']);
    state.take({ kind: 'products', doc: { ...oat, price: 90_000, version: 4 } });
    expect(near()).toEqual(['Soy Drink', 'Oat Drink']);
  });

  test('moves a product from subcategory to subcategory', () => {
    const state = stocked();
    const bakery = { ...dairy, _id: new Types.ObjectId(), name: 'Bakery' };
    state.take({ kind: 'categories', doc: bakery });
    expect([state.idsByCategory(String(dairy._id)), state.idsByCategory(String(bakery._id))]).toEqual([
      [id],
      [],
    ]);
    state.take({ kind: 'products', doc: { ...milk, category: [bakery._id], version: 4 } });
    expect([state.idsByCategory(String(dairy._id)), state.idsByCategory(String(bakery._id))]).toEqual([
      [],
      [id],
    ]);
  });

  test('lists a product by both its category and its subcategory, and no longer where it has left one', () => {
    const state = stocked();
    const [tea, coffee, drinks] = [1, 2, 3].map(() => new Types.ObjectId()) as [
      Types.ObjectId,
      Types.ObjectId,
      Types.ObjectId,
    ];
    const listedIn = (category: Types.ObjectId, subCategory: Types.ObjectId) =>
      state.idsByCategory(String(category), String(subCategory));
    const product = { ...milk, category: [dairy._id, drinks], subCategory: [tea] };
    state.take({ kind: 'products', doc: { ...product, version: 4 } });
    expect([listedIn(dairy._id, tea), listedIn(drinks, tea), listedIn(drinks, coffee)]).toEqual([
      [id],
      [id],
      [],
    ]);
    state.take({
      kind: 'products',
      doc: { ...product, category: [drinks], subCategory: [coffee], version: 5 },
    });
    expect([listedIn(dairy._id, tea), listedIn(drinks, tea), listedIn(drinks, coffee)]).toEqual([
      [],
      [],
      [id],
    ]);
    state.take({ kind: 'products', gone: id });
    expect(listedIn(drinks, coffee)).toEqual([]);
  });

  test('knows a product before its category, and shows the category as soon as it is known', () => {
    const state = new CatalogueState((image) => image);
    state.take({ kind: 'products', doc: milk });
    expect(state.product(id)?.category).toEqual([]);
    state.take({ kind: 'categories', doc: dairy });
    expect(state.product(id)?.category).toHaveLength(1);
  });
});
