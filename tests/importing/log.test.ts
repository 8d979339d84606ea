import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { calls } from '../../contract/calls.js';
import { granted } from '../support/client.js';
import type { TestCustomer } from '../support/customer.js';
import { importingAs } from '../support/importing.js';
import { openTestShop, type TestShop } from '../support/shop.js';

let shop: TestShop;
let admin: TestCustomer;
beforeAll(async () => {
  shop = await openTestShop();
  admin = await shop.admin();
});
afterAll(() => shop.close());

const lines = async () => granted(await admin.call(calls.audit.list, { body: {} })).data;
const text = (...rows: string[]) => ['key,name,unit,price,stock,category', ...rows].join('\n');

test('A-14 what an import makes and changes is in the log, by whoever started it; what stays as it was is not', async () => {
  const files = importingAs(admin);
  await files.imports(text('a,Milk,1 l,60,5,Dairy', 'b,Curd,400 g,45,5,Dairy'));
  await files.imports(text('a,Milk,1 l,62,5,Dairy', 'b,Curd,400 g,45,5,Dairy'));
  const [changed, added, category] = await lines();
  expect(changed).toMatchObject({
    action: 'product.import',
    who: { email: admin.email },
    things: [{ name: 'Milk', before: { price: 6_000 }, after: { price: 6_200 } }],
  });
  expect(changed?.things).toHaveLength(1);
  expect(added).toMatchObject({ action: 'product.import', things: [{ name: 'Milk' }, { name: 'Curd' }] });
  expect(category).toMatchObject({ action: 'category.create', things: [{ name: 'Dairy', before: null }] });
});

test('an import of many products is in the log whole, in entries of no more than 50', async () => {
  const rows = Array.from({ length: 120 }, (_, at) => `many ${at},Jar ${at},1 kg,60,5,Jars`);
  const { total } = await importingAs(admin).imports(text(...rows));
  const entries = await shop.collection('audit').find({ 'things.name': /^Jar / }).toArray();
  const sizes = entries.map(({ things }) => (things as unknown[]).length);
  expect([total, Math.max(...sizes), sizes.reduce((sum, size) => sum + size)]).toEqual([120, 50, 120]);
});

test('A-14 a sub category that an import puts under one more category is in the log, as it was and as it is', async () => {
  const figs = (...rows: string[]) => ['name,unit,price,category,sub_category', ...rows].join('\n');
  const files = importingAs(admin);
  await files.imports(figs('Figs,1 kg,60,Fruit,Fresh'));
  await files.imports(figs('Beans,1 kg,60,Vegetables,Fresh', 'Peas,1 kg,60,Vegetables,Fresh'));
  const shelves = granted(await shop.call(calls.category.list)).data;
  const idOf = (name: string) => shelves.find((shelf) => shelf.name === name)?._id;
  const widened = (await lines()).filter(({ action }) => action === 'subcategory.update');
  const [before, after] = [[idOf('Fruit')], [idOf('Fruit'), idOf('Vegetables')]];
  expect(widened).toMatchObject([
    {
      who: { email: admin.email },
      things: [{ name: 'Fresh', before: { category: before }, after: { category: after } }],
    },
  ]);
});
