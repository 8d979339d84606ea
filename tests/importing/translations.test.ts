import { Readable } from 'node:stream';
import { text as textOf } from 'node:stream/consumers';
import { afterAll, afterEach, beforeAll, describe, expect, test } from '@jest/globals';
import { operator } from '../../api/audit/auditLog.service.js';
import { CategoryFilesService } from '../../api/importing/categoryFiles.service.js';
import { ExportsService } from '../../api/importing/exports.service.js';
import type { FileFormat } from '../../api/importing/fileRecord.js';
import type { ProductRecord } from '../../api/catalogue/product.schema.js';
import { calls } from '../../contract/calls.js';
import { translationsOnWire } from '../../contract/translations.js';
import type { TestCustomer } from '../support/customer.js';
import { exported, formOf, importingAs } from '../support/importing.js';
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

/** Removes all products and categories. */
const empty = async () => {
  for (const name of ['products', 'categories', 'subcategories', 'imports'])
    await shop.collection(name).deleteMany({});
};
afterEach(empty);

const lines = (...all: string[]) => all.join('\n');
const exportOf = async (of: 'products' | 'categories', format: FileFormat) =>
  textOf(await shop.app.get(ExportsService, { strict: false }).file(of, format, { bom: false }));
const translationsOf = async (name: string) => {
  const product = await shop.collection<ProductRecord>('products').findOne({ name });
  return product?.translations && translationsOnWire(product.translations);
};

const hi = {
  name: '=गाय का दूध',
  description: 'ताज़ा, "असली" दूध',
  more_details: {
    Brand: { name: 'ब्रांड', value: 'अमूल' },
    2: { name: '', value: 'दो' },
    1: { name: 'एक', value: '' },
  },
};
const sellMilk = () =>
  shop.sells({
    name: 'Milk',
    unit: '1 l',
    more_details: { Brand: 'Amul', 2: 'two', 1: 'one' },
    translations: { hi, ta: { name: 'பால்' } },
  });

describe('texts of products in other languages', () => {
  test.each(['csv', 'json', 'jsonl'] as const)(
    'a file as %s has them all: it changes nothing, and fills an empty shop with the same',
    async (format) => {
      await sellMilk();
      await shop.sells({ name: 'Salt' });
      const file = await exportOf('products', format);
      for (const column of ['name:hi', 'description:hi', 'more_details:hi', 'name:ta'])
        expect(file).toContain(column);
      expect(await files.imports(file)).toMatchObject({ new: 0, changed: 0, unchanged: 2, badCount: 0 });
      await empty();
      expect(await files.imports(file)).toMatchObject({ new: 2, badCount: 0 });
      expect(await translationsOf('Milk')).toEqual({ hi, ta: { name: 'பால்' } });
      expect(await exportOf('products', format)).toBe(file);
    },
  );

  test('a shop without them exports the columns that it always had', async () => {
    await shop.sells({ name: 'Salt' });
    expect(String(await exported(shop.url, admin))).not.toContain(':');
  });

  test('a column changes its text alone, an empty cell removes it, and a missing column keeps it', async () => {
    const { _id } = await sellMilk();
    const changed = { new: 0, changed: 1, badCount: 0 };
    expect(await files.imports(lines('_id,Name:HI,name:bn', `${_id},दूध,দুধ`))).toMatchObject(changed);
    expect(await translationsOf('Milk')).toEqual({
      hi: { ...hi, name: 'दूध' },
      ta: { name: 'பால்' },
      bn: { name: 'দুধ' },
    });
    const emptied = lines('_id,name:ta,more_details:hi,description:hi', `${_id},, ,`);
    expect(await files.imports(emptied)).toMatchObject(changed);
    expect(await translationsOf('Milk')).toEqual({ hi: { name: 'दूध' }, bn: { name: 'দুধ' } });
    const { changes } = await files.preview(JSON.stringify([{ _id, 'name:hi': null, 'name:bn': 'দুধ' }]));
    expect(changes).toEqual([
      {
        name: 'Milk',
        unit: '1 l',
        before: { translations: { hi: { name: 'दूध' }, bn: { name: 'দুধ' } } },
        after: { translations: { bn: { name: 'দুধ' } } },
      },
    ]);
    const salt = lines('name,price,name:hi', 'Salt,20,');
    expect(await files.imports(salt)).toMatchObject({ new: 1, badCount: 0 });
    expect(await files.imports(salt)).toMatchObject({ unchanged: 1 });
  });

  test('details in another order are a change in English, but not in their translation', async () => {
    const { _id } = await sellMilk();
    const [brand, type] = [{ name: 'ब्रांड', value: 'अमूल' }, { value: 'दूध' }];
    const imports = (row: object) => files.imports(JSON.stringify([{ _id, ...row }]));
    await imports({ more_details: { Brand: 'Amul', Type: 'Milk' } });
    await imports({ 'more_details:hi': { Brand: brand, Type: type } });
    const turned = { 'more_details:hi': { Type: type, Brand: brand } };
    expect(await imports(turned)).toMatchObject({ changed: 0, unchanged: 1 });
    const turnedEnglish = { more_details: { Type: 'Milk', Brand: 'Amul' } };
    expect(await imports(turnedEnglish)).toMatchObject({ changed: 1, unchanged: 0 });
  });

  test('a column of another name is chosen', async () => {
    const { _id } = await sellMilk();
    await files.imports(lines('_id,hindi name', `${_id},दूध`), { _id: '_id', 'name:hi': 'hindi name' });
    expect(await translationsOf('Milk')).toMatchObject({ hi: { name: 'दूध' } });
  });

  test.each(['name:hindi', 'description:en', 'name:hi-IN', 'more_details:1', 'More details:hindi'])(
    'a file with the column %s is refused, and the column is named',
    async (column) => {
      const refused = await admin.call(calls.import.upload, {
        form: formOf(`name,price,${column}\nTea,1,x`),
      });
      expect(refused.json).toMatchObject({
        code: 'badCsv',
        message: expect.stringContaining(`The column "${column}" ends with no code of another language`),
      });
    },
  );

  test('a column whose name goes on behind a colon is none of them', async () => {
    const { mapping } = await files.upload('name,price,Name: short,description:\nTea,1,x,y');
    expect(mapping).toEqual({ name: 'name', price: 'price' });
  });

  test('bad texts are named with their column and the fix', async () => {
    const { _id } = await sellMilk();
    const columns = ['bn', 'gu', 'kn', 'ml', 'mr', 'or', 'pa', 'te', 'ur'].map((code) => `name:${code}`);
    const { bad } = await files.preview(
      JSON.stringify([
        { _id, 'name:hi': 'द'.repeat(201) },
        { name: 'Tea', price: 1, 'more_details:hi': 'चाय', 'name:hi': ['चाय'] },
        { name: 'Salt', price: 1, 'more_details:hi': { Brand: 'टाटा' } },
        {
          name: 'Rice',
          price: 1,
          ...Object.fromEntries([...columns, 'name:hi', 'name:ta'].map((one) => [one, 'x'])),
        },
      ]),
    );
    expect(bad.map(({ column, fix }) => [column, fix])).toEqual([
      ['name:hi', 'Enter a name of up to 200 characters, or leave the cell empty'],
      ['name:hi', 'Enter a name of up to 200 characters, or leave the cell empty'],
      ['more_details:hi', expect.stringContaining('each detail by its English name')],
      ['more_details:hi', expect.stringContaining('each detail by its English name')],
      [expect.stringMatching(/^name:/), 'Remove the columns of a language, or empty their cells'],
    ]);
  });
});

describe('names of categories in other languages', () => {
  const plan = (file: string) =>
    shop.app.get(CategoryFilesService, { strict: false }).plan(Readable.from([Buffer.from(file)]), {});
  const write = async (file: string) => {
    const planned = await plan(file);
    await shop.app.get(CategoryFilesService, { strict: false }).carryOut(operator, planned);
    return planned.file.counts;
  };
  const stored = (name: string) =>
    shop
      .collection(name)
      .find({}, { projection: { _id: 0, name: 1, translations: 1 } })
      .toArray();
  const dairy = lines('category,sub_category,name:hi', 'Dairy,,डेयरी', 'Dairy,Curd,दही', 'Snacks,,');

  test('a file adds, changes and removes them, and the same again changes nothing', async () => {
    expect(await write(dairy)).toMatchObject({ new: 3 });
    expect(await stored('categories')).toEqual([
      { name: 'Dairy', translations: { hi: { name: 'डेयरी' } } },
      { name: 'Snacks' },
    ]);
    expect(await stored('subcategories')).toEqual([{ name: 'Curd', translations: { hi: { name: 'दही' } } }]);
    expect(await write(dairy)).toMatchObject({ unchanged: 3 });
    const changed = lines('category,sub_category,name:hi,name:ta', 'Dairy,,,பால்', 'Dairy,Curd,ताज़ा दही,');
    expect(await write(changed)).toMatchObject({ changed: 2 });
    expect(await stored('categories')).toMatchObject([{ translations: { ta: { name: 'பால்' } } }, {}]);
    expect(await stored('subcategories')).toMatchObject([{ translations: { hi: { name: 'ताज़ा दही' } } }]);
    expect(await write('category,sub_category\nDairy,Curd')).toMatchObject({ unchanged: 1 });
    expect(await stored('subcategories')).toMatchObject([{ translations: { hi: { name: 'ताज़ा दही' } } }]);
  });

  test.each(['csv', 'json'] as const)('they are exported as %s, and come back', async (format) => {
    await write(dairy);
    const file = await exportOf('categories', format);
    expect(await write(file)).toMatchObject({ unchanged: 3 });
    await empty();
    await write(file);
    expect(await exportOf('categories', format)).toBe(file);
  });

  test('two rows that name a category differently are an error', async () => {
    const { file } = await plan(lines('category,name:hi', 'Dairy,डेयरी', 'dairy,दूध'));
    expect(file.bad).toMatchObject([{ line: 3, column: 'name:hi', reason: 'reasons.twice' }]);
  });
});
