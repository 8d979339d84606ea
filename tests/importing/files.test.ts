import { readdir, readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { gunzipSync, gzipSync } from 'node:zlib';
import { afterAll, afterEach, beforeAll, describe, expect, test } from '@jest/globals';
import { operatorReplies } from '../../contract/operator/replies.js';
import { productsIn, type Fixture, openFixture } from '../support/fixture.js';

let fixture: Fixture;
beforeAll(async () => {
  fixture = await openFixture();
});
afterEach(() => fixture.empties());
afterAll(() => fixture.close());

const file = async (name: string, content: string | Buffer) => {
  const at = path.join(fixture.folder, name);
  await writeFile(at, content);
  return at;
};
const at = (name: string) => path.join(fixture.folder, name);

const products = [
  {
    key: '007',
    name: '=Tea "Gold", strong',
    unit: "'=2",
    price: 250.5,
    discount: 33.33,
    stock: 3,
    category: ['Drinks', 'Tea | coffee'],
    sub_category: ['Hot'],
    description: 'one\ntwo\r\nthree',
    image: ['https://x.example/a|b.png'],
    more_details: { '2': 'b', Brand: 'दार्जिलिंग' },
  },
  { key: 'b', name: 'Milk', unit: '1 l', price: 60, category: 'Dairy', sub_category: 'Fresh' },
  { name: 'Curd', unit: '400 g', price: 45, category: 'Dairy', sub_category: 'Fresh' },
];
const brought = async () => fixture.tokri('import', await file('goods.json', JSON.stringify(products)));

describe('O-12 an export', () => {
  test('comes back byte by byte in each format, into the same shop and into an empty one', async () => {
    expect(await brought()).toMatchObject({
      code: 0,
      printed: '3 created, 0 updated, 0 unchanged, 0 bad of 3 rows',
    });
    const before = await productsIn(fixture.connection);
    const kept = await Promise.all(
      ['products', 'categories', 'subcategories'].map((name) =>
        fixture.connection.collection(name).find().toArray(),
      ),
    );
    expect(kept.map(({ length }) => length)).toEqual([3, 3, 2]);
    for (const name of ['all.csv', 'all.json', 'all.ndjson.gz']) {
      const again = `again.${name}`;
      expect(await fixture.tokri('export', at(name))).toMatchObject({
        code: 0,
        printed: `3 products written to ${at(name)}`,
      });
      expect(await fixture.tokri('import', at(name))).toMatchObject({
        code: 0,
        printed: '0 created, 0 updated, 3 unchanged, 0 bad of 3 rows',
      });
      await fixture.empties();
      expect(await fixture.tokri('seed', 'products', at(name))).toMatchObject({ code: 0 });
      await fixture.tokri('export', at(again));
      expect((await readFile(at(again))).equals(await readFile(at(name)))).toBe(true);
      expect(await productsIn(fixture.connection)).toEqual(before);
    }
    expect(JSON.parse(await readFile(at('all.json'), 'utf8'))).toMatchObject([
      { ...products[0] },
      { price: 60, category: ['Dairy'], stock: 0, more_details: {} },
      { name: 'Curd' },
    ]);
    expect(String(gunzipSync(await readFile(at('all.ndjson.gz')))).split('\n')).toHaveLength(4);
  });

  test('of categories comes back in each format, images included', async () => {
    const categoryPlan =
      'category,sub_category,image\nDairy,,https://x.example/d.png\nDairy | Ice,Fresh,\nIce,Cold,/media/demo/category-ice-1.webp\n';
    expect(
      await fixture.tokri('seed', 'categories', await file('categories.csv', categoryPlan)),
    ).toMatchObject({
      code: 0,
      printed: '3 created, 0 updated, 0 unchanged, 0 bad of 3 rows',
    });
    const before = await productsIn(fixture.connection);
    expect(before.subCategories).toEqual([
      { name: 'Cold', image: 'demo/category-ice-1.webp', category: ['Ice'] },
      { name: 'Fresh', image: '', category: ['Dairy', 'Ice'] },
    ]);
    for (const name of ['categories.csv', 'categories.json.gz']) {
      expect(await fixture.tokri('export', at(name), '--of', 'categories')).toMatchObject({
        printed: `4 categories and sub categories written to ${at(name)}`,
      });
      expect((await fixture.tokri('seed', 'categories', at(name))).printed).toBe(
        '0 created, 0 updated, 4 unchanged, 0 bad of 4 rows',
      );
      await fixture.empties();
      await fixture.tokri('seed', 'categories', at(name));
      await fixture.tokri('export', at('again'), '--of', 'categories', '--format', name.split('.')[1] ?? '');
      const bytes = await readFile(at(name));
      expect(await readFile(at('again'), 'utf8')).toBe(
        String(name.endsWith('.gz') ? gunzipSync(bytes) : bytes),
      );
      expect(await productsIn(fixture.connection)).toEqual(before);
    }
  });

  test('on standard output has no byte order mark, and ends quietly when its reader disconnects', async () => {
    await brought();
    await fixture.tokri('export', at('marked.csv'));
    const { printed, said, code } = await fixture.starts('export').ended;
    expect([code, said, printed.slice(0, 4)]).toEqual([0, '', '_id,']);
    expect(await readFile(at('marked.csv'), 'utf8')).toBe(`\uFEFF${printed}`);
    expect((await fixture.tokri('import', await file('bare.csv', printed))).printed).toContain('3 unchanged');

    await fixture.tokri('seed', '--scale', '1000'); // more than a pipe holds
    const { child, ended } = fixture.starts('export');
    child.stdout?.once('data', () => child.stdout?.destroy());
    expect(await ended).toMatchObject({ code: 0, said: '' });
  });

  test('is written whole or not at all, and its report is one document', async () => {
    await brought();
    const nowhere = await fixture.tokri('export', at('nowhere/goods.json'));
    expect(nowhere).toMatchObject({ code: 2, printed: '', said: expect.stringContaining('There is no ') });
    await file('taken', 'x');
    expect((await fixture.tokri('export', at('taken/goods.json'))).code).toBe(2);
    expect((await readdir(fixture.folder)).filter((name) => name.endsWith('.part'))).toEqual([]);
    const { printed } = await fixture.tokri('export', at('goods.jsonl.gz'), '--json');
    expect(operatorReplies.export.parse(JSON.parse(printed))).toMatchObject({
      format: 'jsonl',
      gzipped: true,
      rows: 3,
      of: 'products',
    });
    expect(await fixture.tokri('export', '--json')).toMatchObject({ code: 2 });
  });
});

describe('an import', () => {
  const some = 'sku,title,mrp\n1,Milk 1 L,60\n2,Curd,abc\n3,,5\n';

  test('O-05 names every bad row, in the document too; --strict then writes nothing', async () => {
    const name = await file('some.csv', some);
    const uploads = () => fixture.connection.collection('uploads.files').countDocuments();
    const before = await uploads();
    const strict = await fixture.tokri('import', name, '--strict', '--json', '--quiet');
    expect(strict.code).toBe(3);
    const reply = operatorReplies.import.parse(JSON.parse(strict.printed));
    expect(reply).toMatchObject({ state: 'refused', new: 1, badCount: 2, pruned: null });
    expect(reply.bad).toEqual([
      { line: 3, column: 'mrp', value: 'abc', reason: expect.any(String), fix: expect.any(String) },
      { line: 4, column: 'title', value: '', reason: 'is required', fix: expect.any(String) },
    ]);
    expect(strict.said.match(/^line \d: .*$/gm)).toHaveLength(2);
    expect(await fixture.connection.collection('products').countDocuments()).toBe(0);
    expect(await uploads()).toBe(before);
    expect((await fixture.tokri('import', name, '--quiet')).printed).toBe('');
    expect(await fixture.connection.collection('products').countDocuments()).toBe(1);
  });

  test('O-06 --prune removes, once confirmed, what the file does not name, and writes it down', async () => {
    await brought();
    const name = await file('milk.csv', 'key,name,unit,price\nb,Milk,1 l,61\n007,Tea,1 piece,9\n');
    expect(await fixture.tokri('import', name, '--prune', '--dry-run')).toMatchObject({
      code: 0,
      printed: '0 to create, 2 to update, 0 unchanged, 0 bad of 2 rows\n1 to remove',
    });
    const unconfirmed = await fixture.tokri('import', name, '--prune');
    expect(unconfirmed).toMatchObject({ code: 2, printed: '' });
    expect(unconfirmed.said).toContain('removes 1 product that milk.csv does not name');
    expect(await fixture.connection.collection('products').countDocuments({ price: 6_100 })).toBe(0);

    expect(await fixture.tokri('import', name, '--prune', '--yes')).toMatchObject({
      code: 0,
      printed: '0 created, 2 updated, 0 unchanged, 0 bad of 2 rows\n1 removed',
    });
    expect((await productsIn(fixture.connection)).products.map((product) => product['key'])).toEqual([
      '007',
      'b',
    ]);
    const [entry] = await fixture.connection
      .collection('audit')
      .find({ action: 'product.bulk.remove' })
      .toArray();
    expect(entry).toMatchObject({ who: { _id: 'cli' }, things: [{ name: 'Curd' }] });
    expect((await fixture.tokri('import', name, '--prune')).printed).toContain('\n0 removed');
  });

  test('O-07 in a terminal --prune is confirmed by the name of the database, typed, and by nothing else', async () => {
    await brought();
    const name = await file('milk.csv', 'key,name,unit,price\nb,Milk,1 l,61\n');
    const stocked = () => fixture.connection.collection('products').countDocuments();
    const question = `Type the name of the database (${fixture.connection.name}) to go on: `;
    const wrong = await fixture.types(['import', name, '--prune'], [[question, 'yes\r']]);
    expect(wrong).toMatchObject({ code: 5, shown: expect.stringContaining('nothing was done') });
    expect(wrong.shown).toContain('This removes 2 products that milk.csv does not name');
    expect(await stocked()).toBe(3);
    expect(await fixture.connection.collection('products').countDocuments({ price: 6_100 })).toBe(0);

    const right = await fixture.types(
      ['import', name, '--prune'],
      [[question, `${fixture.connection.name}\r`]],
    );
    expect(right).toMatchObject({ code: 0, shown: expect.stringContaining('2 removed') });
    expect(await stocked()).toBe(1);
  });

  test('--prune wants a file without bad rows that tells each product by key or id', async () => {
    await brought();
    for (const [content, said] of [
      ['key,name,unit,price\n', 'has no rows'],
      ['key,name,unit,price\nb,Milk,1 l,sixty\n', 'without bad rows'],
      ['name,unit,price\nMilk,1 l,61\n', 'by _id or key'],
      ['key,name,unit,price\nb,Milk,1 l,61\n,Curd,400 g,46\n', 'by _id or key'],
    ] as const) {
      const refused = await fixture.tokri('import', await file('part.csv', content), '--prune', '--yes');
      expect(refused).toMatchObject({ code: 3, printed: '', said: expect.stringContaining(said) });
    }
    expect(
      await fixture.connection.collection('products').countDocuments({ price: { $in: [6_100, 4_600] } }),
    ).toBe(0);
    expect(await fixture.connection.collection('products').countDocuments()).toBe(3);
  });

  test('O-05 a sub category goes under no more categories than it can: the row is bad', async () => {
    const rows = Array.from({ length: 11 }, (_, at) => `k${at},Thing ${at},1 kg,10,Aisle ${at},Curd`);
    const lines = ['key,name,unit,price,category,sub_category', ...rows, 'x,Other,1 kg,10,Aisle 3,Curd'];
    const ran = await fixture.tokri('import', await file('full.csv', lines.join('\n')));
    expect(ran).toMatchObject({ code: 3, printed: '11 created, 0 updated, 0 unchanged, 1 bad of 12 rows' });
    expect(ran.said).toContain(
      'line 12: sub_category is already in the maximum number of categories (“Curd”)',
    );
  });

  test('O-05 says what is wrong with a cell and how to mend it, each once', async () => {
    const details = JSON.stringify(
      Object.fromEntries(Array.from({ length: 31 }, (_, at) => [`d${at}`, 'x'])),
    );
    const rows = [
      { key: 'a', name: 'Milk', price: '10.999' },
      { key: 'b', name: 'Curd', price: 10, discount: '12.345' },
      { key: 'c', name: 'Ghee', price: 10, image: 'ftp://x' },
      { key: 'd', name: 'Tea', price: 10, more_details: JSON.parse(details) as object },
    ];
    const ran = await fixture.tokri('import', await file('bad.json', JSON.stringify(rows)), '--dry-run');
    expect(ran.said.match(/^line .*$/gm)).toEqual([
      'line 1: price is not a valid amount in rupees (“10.999”). Enter rupees with at most two decimals, such as 49.50, without the ₹ sign.',
      'line 1: discount is not a valid percentage (“12.345”). Enter a percentage from 0 to 100 with at most two decimals, without the % sign.',
      'line 1: image is not an image that the shop can show (“ftp://x”). Enter up to 10 images of this shop (/media/…) or https: addresses, with | between them.',
      expect.stringContaining('line 1: more_details has more than 30 names (“{"d0"'),
    ]);
  });

  test('takes CSV from standard input, and gzipped JSON', async () => {
    const piped = await fixture.reads('key,name,price\nz,Salt,20\n', 'import', '-', '--json');
    const zipped = gzipSync('[{"key":"y","name":"Sugar","price":20}]');
    const read = await fixture.reads(zipped, 'seed', 'products', '-', '--json');
    for (const { printed, said, code } of [piped, read]) {
      expect([code, said]).toMatchObject([0, expect.stringContaining('Done in')]);
      const reply = operatorReplies.import.parse(JSON.parse(printed));
      expect(reply).toMatchObject({ from: 'standard input', new: 1 });
    }
  });

  test('--prune with a file from standard input cannot ask, and is confirmed by --yes', async () => {
    const content = 'key,name,price\nz,Salt,20\n';
    const asking = await fixture.reads(content, 'import', '-', '--prune');
    expect([asking.code, asking.said]).toEqual([
      2,
      expect.stringMatching(/^--prune asks .* standard input is the file: add --yes/),
    ]);
    expect(await fixture.reads(content, 'import', '-', '--prune', '--yes')).toMatchObject({ code: 0 });
  });

  test('names standard input where that is wrong, and wants something in it', async () => {
    const empty = await fixture.reads('key,name,price\n', 'import', '-', '--prune', '--yes');
    expect([empty.code, empty.said]).toEqual([
      3,
      expect.stringContaining('standard input has no rows, and --prune would'),
    ]);
    const typed = await fixture.types(['import', '-'], []);
    expect(typed).toMatchObject({ code: 2, shown: expect.stringContaining('Nothing is piped into') });
  });

  test('takes categories from standard input', async () => {
    const ran = await fixture.reads('category\nDairy\n', 'seed', 'categories', '-');
    expect(ran).toMatchObject({ code: 0, printed: expect.stringContaining('1 created') });
  });

  test('takes a gzipped file under any name', async () => {
    const name = await file('export.bin', gzipSync('[{"key":"z","name":"Salt","price":20}]'));
    expect((await fixture.tokri('import', name)).printed).toContain('1 created');
  });
});
