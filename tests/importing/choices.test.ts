import { afterAll, afterEach, beforeAll, describe, expect, test } from '@jest/globals';
import { calls } from '../../contract/calls.js';
import type { ImportChoices } from '../../contract/importing.js';
import { granted } from '../support/client.js';
import type { TestCustomer } from '../support/customer.js';
import { importingAs } from '../support/importing.js';
import { openTestShop, type TestShop } from '../support/shop.js';

let shop: TestShop;
let admin: TestCustomer;
let files: ReturnType<typeof importingAs>;
beforeAll(async () => {
  shop = await openTestShop();
  admin = await shop.admin();
  files = importingAs(admin);
});
afterAll(() => shop.close());
afterEach(async () => {
  for (const name of ['products', 'categories', 'imports']) await shop.collection(name).deleteMany({});
});

const products = () => shop.collection('products').find().sort({ _id: 1 }).toArray();
const text = (...lines: string[]) => lines.join('\n');

describe('a preview', () => {
  test('lists what would change, field by field, and how often the stock', async () => {
    await files.imports(
      text('key,name,unit,price,stock,category', 'a,Milk,1 l,60,5,Dairy', 'b,Curd,400 g,45,5,Dairy'),
    );
    const seen = await files.preview(
      text('key,name,unit,price,stock,category', 'a,Milk,1 l,62,5,Dairy', 'b,Curd,400 g,45,7,Chilled'),
    );
    expect(seen.changes).toEqual([
      { name: 'Milk', before: { price: 6000 }, after: { price: 6200 } },
      {
        name: 'Curd',
        before: { stock: 5, category: ['Dairy'] },
        after: { stock: 7, category: ['Chilled'] },
      },
    ]);
    expect(seen.stockChanged).toBe(1);
  });

  test('tells how many new products the file says no stock or unit of', async () => {
    const seen = await files.preview(text('key,name,price', 'a,Milk,60', 'b,Curd 400 g,45'));
    expect(seen).toMatchObject({ new: 2, missing: { stock: 2, unit: 1 } });
  });
});

describe('what the admin chooses after the preview', () => {
  test('new products have the stock and unit that were chosen, where the file says none', async () => {
    const file = text('name,price,stock', 'Milk,60,', 'Curd 400 g,45,3');
    const imports = async (choices: ImportChoices) => {
      const { id } = await files.upload(file);
      granted(await admin.call(calls.import.start, { body: { id, choices } }));
      return files.waits(id, ({ state }) => state !== 'running');
    };
    await imports({ stock: 24, unit: '1 pack' });
    const sold = [
      { name: 'Milk', stock: 24, unit: '1 pack' },
      { name: 'Curd 400 g', stock: 3, unit: '400 g' },
    ];
    expect(await products()).toMatchObject(sold);

    expect(await imports({ stock: 9, unit: '1 pack' })).toMatchObject({ new: 0, unchanged: 2 });
    expect(await products()).toMatchObject(sold);
    expect(await files.preview(file)).toMatchObject({ badCount: 0 });
  });

  test('products that the shop has keep their stock, and new ones get the file’s', async () => {
    await files.imports(text('key,name,price,stock', 'a,Milk,60,5'));
    const file = text('key,name,price,stock', 'a,Milk,62,9', 'b,Curd,45,3');
    const { id } = await files.upload(file);
    const order = { id, choices: { keepStock: true } };
    const seen = granted(await admin.call(calls.import.preview, { body: order })).data;
    expect(seen).toMatchObject({ new: 1, changed: 1, stockChanged: 0 });
    granted(await admin.call(calls.import.start, { body: order }));
    await files.waits(id, ({ state }) => state !== 'running');
    expect(await products()).toMatchObject([
      { name: 'Milk', price: 6200, stock: 5 },
      { name: 'Curd', price: 4500, stock: 3 },
    ]);
  });
});
