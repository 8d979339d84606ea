import { afterAll, afterEach, beforeAll, describe, expect, test } from '@jest/globals';
import { calls } from '../../contract/calls.js';
import type { TestCustomer } from '../support/customer.js';
import { exported, importingAs } from '../support/importing.js';
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

const text = (...lines: string[]) => lines.join('\n');

describe('what is exported', () => {
  const awkward = () =>
    Promise.all([
      shop.sells({
        name: 'Tea "Gold", strong; new',
        description: 'one\ntwo\r\nthree\rfour',
        price: 0.01,
        discount: 33.33,
      }),
      shop.sells({
        name: 'दूध 🥛 नया',
        unit: '500 मिली',
        description: '=HYPERLINK("http://x")',
        more_details: { '2': 'b', '1': 'a', 'Net wt.': '500 "g"' },
      }),
      shop.sells({
        name: '=1+1',
        unit: "'=2",
        description: "'quoted'",
        more_details: { Code: '007' },
        price: 10_000_000,
        stock: 0,
      }),
      shop.sells({
        name: '@home',
        unit: '-5',
        image: ['https://x.example/a|b.png', 'https://x.example/c\\d.png'],
      }),
      shop.sells({ name: 'Paneer', hsn: '04061000', gstRate: 5 }),
      shop.sells({ name: 'Salt', hsn: '2501', gstRate: 0 }),
      shop.sells({ name: 'Flour', hsn: '', gstRate: null }),
    ]);

  test('O-12 comes back byte by byte, into the same shop and into an empty one', async () => {
    await awkward();
    await files.imports(
      text(
        'key,name,unit,price,category,sub_category',
        '007,Ghee,1 l,640,Dairy | Oils \\| fats,A\\\\B | +C',
        '+1,Oil,1 l,1.1,Oils \\| fats,+C',
      ),
    );
    const first = await exported(shop.url, admin);
    expect(await files.imports(first)).toMatchObject({ new: 0, changed: 0, unchanged: 9, badCount: 0 });
    expect(String(await exported(shop.url, admin))).toBe(String(first));

    await empty();
    expect(await files.imports(first)).toMatchObject({ new: 9, badCount: 0 });
    expect(String(await exported(shop.url, admin))).toBe(String(first));
  });

  test('runs in no spreadsheet', async () => {
    await awkward();
    const file = String(await exported(shop.url, admin));
    for (const cell of [`"'=HYPERLINK(""http://x"")"`, ",'=1+1,''=2,", ",'@home,'-5,"])
      expect(file).toContain(cell);
  });

  test('is a file to save, in UTF-8 with its mark', async () => {
    const headers = { authorization: `Bearer ${admin.token}` };
    const response = await fetch(shop.url + calls.product.export.path, { headers });
    expect(response.headers.get('content-type')).toBe('text/csv; charset=utf-8');
    expect(response.headers.get('content-disposition')).toMatch(
      /^attachment; filename="products-\d{4}-\d\d-\d\d\.csv"$/,
    );
    expect(
      Buffer.from(await response.arrayBuffer())
        .toString('utf8')
        .split('\n')[0],
    ).toMatch(
      /^\uFEFF_id,key,name,unit,price,discount,stock,category,sub_category,description,image,more_details,hsn,gst_rate\b/,
    );
  });
});
