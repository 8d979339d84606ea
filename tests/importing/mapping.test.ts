import { readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { productFields, categoryFields } from '../../cli/importing/fields.js';
import { program } from '../../cli/program.js';
import { type Fixture, openFixture } from '../support/fixture.js';

let fixture: Fixture;
let products: string;
beforeAll(async () => {
  fixture = await openFixture();
  products = path.join(fixture.folder, 'goods.csv');
  await writeFile(products, 'sku,title,mrp,aisle\n1,Milk 1 L,60,Dairy\n');
  await fixture.tokri('import', products);
});
afterAll(() => fixture.close());

const known = Object.keys(productFields).join(', ');

test('O-10 the part of --map that is wrong is named, with the nearest field and those that there are', async () => {
  for (const [map, said] of [
    ['nam=title', '“nam” is no field. Did you mean name?'],
    ['price=mrp,sub_categry=aisle', '“sub_categry” is no field. Did you mean sub_category?'],
    ['Name=title', '“Name” is no field. Did you mean name?'],
    ['name=title,xyzzy=mrp', '“xyzzy” is no field. The fields are'],
    ['name=title,mrp', '“mrp” is not FIELD=COLUMN'],
    ['name=', '“name=” is not FIELD=COLUMN'],
    ['name=title,', '“” is not FIELD=COLUMN'],
    ['title=name', 'The field stands first: write name=title for “title=name”.'],
    ['name=title,name=sku', '“name” is named twice.'],
    ['detail:=mrp', '“detail:” wants the name of a detail'],
    ['detail:=name', '“detail:” wants the name of a detail'],
    ['name:hindi=title', '“name:hindi” wants the code of another language behind name:'],
    ['description:en=title', '“description:en” wants the code of another language behind description:'],
    ['mrp = a=name', '“mrp” is no field.'],
  ] as const) {
    const refused = await fixture.tokri('import', products, '--map', map);
    expect(refused).toMatchObject({ code: 2, printed: '', said: expect.stringContaining(said) });
    expect(refused.said).toContain(`The fields are ${known}.`);
  }
  const twice = await fixture.tokri('import', products, '--map', 'name=title', '--map', 'name=sku');
  expect(twice).toMatchObject({ code: 2, said: expect.stringContaining('“name” is named twice.') });
  expect(await fixture.tokri('seed', 'categories', products, '--map', 'detail:Brand=x')).toMatchObject({
    code: 2,
    said: expect.stringContaining(
      '“detail:Brand” is no field. The fields are category, sub_category, image, name:LANGUAGE.',
    ),
  });
});

test('a column is asked for as it is written, whatever = it has in it', async () => {
  const priced = path.join(fixture.folder, 'priced.csv');
  await writeFile(priced, 'sku,title,Price = MRP\n2,Rice,90\n');
  const planned = await fixture.tokri(
    'import',
    priced,
    '--dry-run',
    '--map',
    'name=title, price = Price = MRP ',
  );
  expect(planned).toMatchObject({ code: 0, printed: expect.stringContaining('1 to create') });
  expect(await fixture.tokri('import', priced, '--map', 'price=Price = MRPs')).toMatchObject({
    code: 2,
    said: expect.stringContaining('no column “Price = MRPs”. Did you mean “Price = MRP”?'),
  });
});

test('what --map repeats steers no terminal and is no longer than is needed to know it again', async () => {
  const painted = path.join(fixture.folder, 'painted.csv');
  await writeFile(painted, `\u001b[2Jname,price\u202e,${'n'.repeat(100)}\nSalt,20,\n`);
  for (const map of [
    '\u001b[2Jx=title',
    '\u001b[2J',
    'title\u001b[2J=name',
    'name=\u001b[2Jtitle',
    'name=\u001b[2Jnam',
    'price=pric\u202e',
    'detail:\u001b[2J=nowhere',
    `${'x'.repeat(1_000)}=title`,
    'x'.repeat(1_000),
    `name=${'x'.repeat(1_000)}`,
    `${'x'.repeat(1_000)}=name`,
    `detail:${'x'.repeat(1_000)}=nowhere`,
  ]) {
    const { code, said } = await fixture.tokri('import', painted, '--map', map);
    expect(code).toBe(2);
    for (const steering of ['\u001b', '\u202e']) expect(said).not.toContain(steering);
    expect(said).not.toMatch(/[nx]{61}/);
  }
});

test('O-10 a column missing from the file is a usage error that suggests the nearest one; nothing is written or kept', async () => {
  const uploads = () => fixture.connection.collection('uploads.files').countDocuments();
  const before = await uploads();
  for (const [args, said] of [
    [
      ['import', products, '--map', 'name=titel'],
      '--map name=titel: the file has no column “titel”. Did you mean “title”?',
    ],
    [
      ['import', products, '--map', 'name=nowhere', '-n'],
      'no column “nowhere”. Its columns are sku, title, mrp, aisle.',
    ],
    [['seed', 'categories', products, '--map', 'category=Aisle'], 'Did you mean “aisle”?'],
  ] as const)
    expect(await fixture.tokri(...args)).toMatchObject({
      code: 2,
      printed: '',
      said: expect.stringContaining(said),
    });
  expect(await uploads()).toBe(before);
  expect(await fixture.connection.collection('products').countDocuments()).toBe(1);
});

test('a file without a column that identifies its rows names the fields that would, and its columns', async () => {
  const nameless = path.join(fixture.folder, 'nameless.csv');
  await writeFile(nameless, 'mrp,colour\n60,Dairy\n');
  for (const [args, fields] of [
    [['import'], 'name or _id or key. Name one, such as --map name=COLUMN'],
    [['seed', 'categories'], 'category. Name one, such as --map category=COLUMN'],
  ] as const)
    expect(await fixture.tokri(...args, nameless, '--map', 'image=colour')).toMatchObject({
      code: 3,
      printed: '',
      said: expect.stringContaining(
        `The file has no column for ${fields}. Its columns are mrp, colour. Nothing`,
      ),
    });
  expect(await fixture.connection.collection('products').countDocuments()).toBe(1);
});

test('a file that names a column twice is refused before anything is written', async () => {
  const twice = path.join(fixture.folder, 'twice.csv');
  await writeFile(twice, 'key,name,price,price\n9,Salt,20,25\n');
  for (const args of [['import'], ['seed', 'products'], ['import', '--dry-run']])
    expect(await fixture.tokri(...args, twice)).toMatchObject({
      code: 3,
      printed: '',
      said: expect.stringContaining('has the column "price" twice, as number 3 and 4'),
    });
  expect(await fixture.connection.collection('products').countDocuments()).toBe(1);
});

test('help and docs/csv.md name every field that a file may have', async () => {
  const find = (...words: string[]) => {
    let command = program({});
    for (const word of words) command = command.commands.find((one) => one.name() === word) ?? command;
    let shown = '';
    command.configureOutput({ writeOut: (text) => (shown += text) }).outputHelp();
    return shown;
  };
  const page = await readFile('docs/csv.md', 'utf8');
  for (const [words, fields] of [
    [['import'], productFields],
    [['seed', 'products'], productFields],
    [['seed', 'categories'], categoryFields],
  ] as const)
    for (const [field, meaning] of Object.entries(fields)) {
      expect(find(...words)).toMatch(new RegExp(`\\n  ${field} +${meaning.slice(0, 10)}`));
      expect(page).toContain(`\`${field}\``);
    }
});
