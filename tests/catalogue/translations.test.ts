import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { calls } from '../../contract/calls.js';
import type { Call } from '../../contract/calls.js';
import { granted } from '../support/client.js';
import type { TestCustomer } from '../support/customer.js';
import { waitUntil } from '../support/waitUntil.js';
import { openTestShop, type TestShop } from '../support/shop.js';

let shop: TestShop;
let admin: TestCustomer;
let milkId = '';
const hindi = { 'accept-language': 'hi' };
const image = 'https://images.example/dairy.png';
const description = 'Fresh milk of cows.';

const inHindi = async <Body, Reply>(row: Call<Body, Reply>, body?: Body) =>
  granted(await shop.call(row, { ...(body !== undefined && { body }), headers: hindi }));
const details = async (headers = {}) =>
  granted(await shop.call(calls.product.details, { body: { productId: milkId }, headers })).data;

beforeAll(async () => {
  shop = await openTestShop();
  admin = await shop.admin();
  const add = async (name: string, translated?: string) =>
    granted(
      await admin.call(calls.category.create, {
        body: { name, image, ...(translated && { translations: { hi: { name: translated } } }) },
      }),
    );
  await add('Dairy', 'डेयरी');
  await add('Snacks');
  const [dairy] = granted(await shop.call(calls.category.list)).data;
  const category = [dairy?._id ?? ''];
  granted(
    await admin.call(calls.subcategory.create, {
      body: { name: 'Milk shelf', image, category, translations: { hi: { name: 'दूध' } } },
    }),
  );
  const [shelf] = granted(await shop.call(calls.subcategory.list, { body: {} })).data;
  const milk = await shop.sells({
    name: 'Amul Cow Milk',
    unit: '500 ml',
    description,
    category,
    subCategory: [shelf?._id ?? ''],
    more_details: { Brand: 'Amul', 'Shelf life': '2 days', Fat: '3 %' },
    translations: {
      hi: {
        name: 'Amul गाय का दूध',
        more_details: { 'Shelf life': { name: 'कितने दिन चले', value: '2 दिन' } },
      },
      ta: { name: 'பசும்பால்', description: '' },
    },
  });
  milkId = milk._id;
  await shop.sells({ name: 'Plain chips' });
});
afterAll(() => shop.close());

test('a product is in the language that is asked for, with what is not translated in the main one', async () => {
  expect(await details(hindi)).toMatchObject({
    name: 'Amul गाय का दूध',
    main: 'Amul Cow Milk',
    unit: '500 मिली',
    description,
    more_details: { Brand: 'Amul', 'कितने दिन चले': '2 दिन', Fat: '3 %' },
    mainDetails: { 'कितने दिन चले': 'Shelf life' },
    untranslatedDetails: { names: ['Brand', 'Fat'], values: ['Brand', 'Fat'] },
    untranslated: ['description'],
    category: [{ name: 'डेयरी', main: 'Dairy' }],
    subCategory: [{ name: 'दूध', main: 'Milk shelf' }],
  });
  const english = await details();
  expect(english).toMatchObject({ name: 'Amul Cow Milk', unit: '500 ml', category: [{ name: 'Dairy' }] });
  for (const key of ['main', 'mainDetails', 'untranslated', 'untranslatedDetails', 'translations'])
    expect(english).not.toHaveProperty(key);
  expect(await details(hindi)).not.toHaveProperty('translations');
});

test('lists, suggestions, facets and categories are in the language that is asked for', async () => {
  const { data } = await inHindi(calls.product.list, { page: 1, limit: 10, search: '' });
  expect(data.map(({ name, main, untranslated }) => ({ name, main, untranslated }))).toEqual([
    { name: 'Plain chips', main: undefined, untranslated: ['name'] },
    { name: 'Amul गाय का दूध', main: 'Amul Cow Milk', untranslated: ['description'] },
  ]);
  const categories = (await inHindi(calls.category.list)).data;
  expect(categories).toMatchObject([
    { name: 'डेयरी', main: 'Dairy', firstSubCategory: { name: 'दूध', main: 'Milk shelf' } },
    { name: 'Snacks', untranslated: ['name'] },
  ]);
  const categoryId = categories[0]?._id ?? '';
  expect((await inHindi(calls.subcategory.list, { categoryId })).data).toMatchObject([
    { name: 'दूध', category: [{ name: 'डेयरी' }] },
  ]);
  const facets = await inHindi(calls.product.facets, { categoryId, filters: {} });
  expect(facets.data).toMatchObject({
    subCategories: [{ name: 'दूध', count: 1 }],
    brands: [{ name: 'Amul' }],
  });
  const related = await inHindi(calls.product.related, { productId: milkId });
  expect(related.data.place).toMatchObject({ category: { name: 'डेयरी' }, subCategory: { name: 'दूध' } });
});

test('a kept answer is that of its language', async () => {
  const names = [await details(), await details(hindi), await details(), await details(hindi)].map(
    ({ name }) => name,
  );
  expect(names).toEqual(['Amul Cow Milk', 'Amul गाय का दूध', 'Amul Cow Milk', 'Amul गाय का दूध']);
  const answer = await shop.call(calls.product.details, { body: { productId: milkId } });
  expect(answer.headers.get('vary')).toContain('Accept-Language');
});

test('an admin gets the texts as they are stored, in all languages', async () => {
  const stored = granted(
    await admin.call(calls.product.stored, { body: { productId: milkId }, headers: hindi }),
  ).data;
  expect(stored).toMatchObject({ name: 'Amul Cow Milk', unit: '500 ml' });
  expect(stored.translations).toEqual({
    hi: {
      name: 'Amul गाय का दूध',
      more_details: { 'Shelf life': { name: 'कितने दिन चले', value: '2 दिन' } },
    },
    ta: { name: 'பசும்பால்' },
  });
  expect(granted(await admin.call(calls.category.stored, { headers: hindi })).data).toMatchObject([
    { name: 'Dairy', translations: { hi: { name: 'डेयरी' } } },
    { name: 'Snacks', translations: {} },
  ]);
  expect(granted(await admin.call(calls.subcategory.stored)).data).toMatchObject([
    { name: 'Milk shelf', translations: { hi: { name: 'दूध' } } },
  ]);
});

test('an edit replaces all translations, and keeps them when it names none; the audit log has both', async () => {
  const soap = await shop.sells({ name: 'Soap', translations: { hi: { name: 'साबुन' } } });
  const edit = async (fields: object) =>
    granted(await admin.call(calls.product.update, { body: { _id: soap._id, ...fields } })).data;
  expect(await edit({ price: 90 })).toMatchObject({ translations: { hi: { name: 'साबुन' } } });
  const renamed = await edit({ translations: { hi: { name: 'नहाने का साबुन' } } });
  expect(renamed.translations).toEqual({ hi: { name: 'नहाने का साबुन' } });
  expect((await edit({ translations: { hi: { name: ' ' } } })).translations).toEqual({});
  const [removed, set] = granted(
    await admin.call(calls.audit.list, { body: { thing: soap._id, action: 'product.update' } }),
  ).data;
  expect(removed?.things[0]).toMatchObject({
    before: { translations: { hi: { name: 'नहाने का साबुन' } } },
  });
  expect(set?.things[0]).toMatchObject({
    before: { translations: { hi: { name: 'साबुन' } } },
    after: { translations: { hi: { name: 'नहाने का साबुन' } } },
  });
});

test('a new name of a category in another language is in the next answers', async () => {
  const [dairy] = granted(await admin.call(calls.category.stored)).data;
  if (!dairy) throw new Error('the shop has no category');
  const { _id, name } = dairy;
  const body = { _id, name, image, translations: { hi: { name: 'दूध और डेयरी' } } };
  granted(await admin.call(calls.category.update, { body }));
  expect((await details(hindi)).category).toMatchObject([{ name: 'दूध और डेयरी' }]);
});

test.each(['en', 'hindi', 'HI', ''])('"%s" is no language to translate into', async (language) => {
  const body = { name: 'Soap', unit: '1 piece', price: 10, stock: 1, translations: { [language]: {} } };
  expect((await admin.call(calls.product.create, { body })).status).toBe(400);
});

test('an order keeps the names of all languages as they were when it was placed', async () => {
  const tea = await shop.sells({ name: 'Tea', unit: '250 g', translations: { hi: { name: 'चाय' } } });
  const chips = await shop.sells({ name: 'Chips' });
  const asha = await shop.customer();
  await asha.adds(tea, 1);
  await asha.adds(chips, 1);
  const { orderId } = await asha.placesOrder((await asha.address())._id);
  granted(
    await admin.call(calls.product.update, {
      body: { _id: tea._id, name: 'Green tea', translations: { hi: { name: 'हरी चाय' } } },
    }),
  );
  const read = async (headers = {}) =>
    granted(await asha.call(calls.order.details, { body: { orderId }, headers })).data.lines;
  expect((await read()).map(({ name, unit }) => [name, unit])).toEqual([
    ['Tea', '250 g'],
    ['Chips', '500 ml'],
  ]);
  expect(await read(hindi)).toMatchObject([
    { name: 'चाय', unit: '250 ग्राम', main: 'Tea' },
    { name: 'Chips', unit: '500 मिली', untranslated: ['name'] },
  ]);
  const listed = granted(await asha.call(calls.order.list, { headers: hindi })).data;
  expect(listed[0]?.product_details).toMatchObject({ name: 'चाय' });
  const seen = granted(await admin.call(calls.order.inspect, { body: { orderId }, headers: hindi })).data;
  expect(seen.lines[0]?.name).toBe('Tea');
});

test('an error names a product in the language of the caller', async () => {
  const tea = await shop.sells({ name: 'Tea', stock: 0, translations: { hi: { name: 'चाय' } } });
  const asha = await shop.customer();
  const refused = await asha.call(calls.cart.add, { body: { productId: tea._id }, headers: hindi });
  expect(refused.json.message).toContain('चाय');
  expect(refused.json.message).not.toContain('Tea');
});

test('a mail about an order is in the language of the order', async () => {
  const tea = await shop.sells({ name: 'Tea', unit: '250 g', translations: { hi: { name: 'चाय' } } });
  const asha = await shop.customer();
  await asha.adds(tea, 2);
  const address = await asha.address();
  const body = { list_item: [{ productId: tea._id, quantity: 2 }], addressId: address._id, totalAmt: 200 };
  const placed = await asha.call(calls.order.placeCashOnDelivery, { body, headers: hindi });
  expect(granted(placed).data.lines[0]?.name).toBe('चाय');
  const [mail] = await waitUntil(
    () => shop.mails(asha.email),
    (mails) => mails.length > 0,
  );
  expect(mail?.text).toContain('चाय, 250 ग्राम');
  expect(mail?.text).not.toContain('Tea');
});

test('a search finds names in every language, and shows, marks and completes them in its own', async () => {
  await shop.sells({ name: 'Jaggery', translations: { hi: { name: 'गुड़ की भेली' }, ta: { name: 'வெல்லம்' } } });
  const { data, marks } = await inHindi(calls.product.search, { search: 'भेली', page: 1 });
  expect(data.map(({ name }) => name)).toEqual(['गुड़ की भेली']);
  expect(marks).toEqual(['भेली']);
  const tamil = granted(await shop.call(calls.product.search, { body: { search: 'வெல்லம்', page: 1 } }));
  expect(tamil.data.map(({ name }) => name)).toEqual(['Jaggery']);
  const suggested = (await inHindi(calls.product.suggest, { search: 'भे' })).data;
  expect(suggested.terms).toEqual(['भेली']);
  expect(suggested.products.map(({ name }) => name)).toEqual(['गुड़ की भेली']);
  const byCategory = await inHindi(calls.product.search, { search: 'डेयरी', page: 1 });
  expect(byCategory.data.map(({ _id }) => _id)).toEqual([milkId]);
});
