import { createHash } from 'node:crypto';
import { readdir, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { scaled } from '../../cli/seeding/scale.js';
import { operatorReplies } from '../../contract/operator/replies.js';
import { productsIn, type Fixture, openFixture } from '../support/fixture.js';
import { tokriIn } from '../support/ranTokri.js';

let fixture: Fixture;
beforeAll(async () => {
  fixture = await openFixture();
});
afterAll(() => fixture.close());

const hashOf = (value: unknown) => createHash('sha256').update(JSON.stringify(value)).digest('hex');

test('O-13 a made-up catalogue is the same for the same seed on every machine, and grows at its end', () => {
  const some = [...scaled(2_000, 'tokri')];
  expect(hashOf(some)).toBe('712e4e10d53f409b4a386fde33af9d9c5da6bd8f92c33d48a8ec8cbf85731d56');
  expect([...scaled(100, 'tokri')]).toEqual(some.slice(0, 100));
  expect(hashOf([...scaled(2_000, 'diwali')])).not.toBe(hashOf(some));
  expect([some[0]?.key, some.at(-1)?.key]).toEqual(['tokri-000001', 'tokri-002000']);
});

test('its subcategories, brands, prices, discounts and stock are spread as in a real one', () => {
  const some = [...scaled(5_000, 'tokri')];
  const distinct = (of: (one: (typeof some)[number]) => unknown) => new Set(some.map(of)).size;
  const share = (is: (one: (typeof some)[number]) => boolean) => some.filter(is).length / some.length;
  expect(distinct(({ category }) => category[0])).toBe(16);
  expect(distinct(({ sub_category }) => sub_category[0])).toBeGreaterThan(60);
  expect(distinct(({ more_details }) => more_details['Brand'])).toBeGreaterThan(40);
  expect(distinct(({ name }) => name)).toBeGreaterThan(2_500);
  expect(share(({ stock }) => stock === 0)).toBeCloseTo(0.04, 1);
  expect(share(({ discount }) => discount > 0)).toBeCloseTo(0.55, 1);
  expect(some.every(({ price }) => price >= 5 && price < 20_000)).toBe(true);
});

test('O-03 a trial where there is no shop says what would come of it, and founds none', async () => {
  const products = path.join(fixture.folder, 'goods.csv');
  await writeFile(products, 'name,price,category\nMilk,60,Dairy\nCurd,x,Dairy\n');
  const trials: [args: string[], code: number, printed: string][] = [
    [['seed', '--scale', '3'], 0, '3 to create, 0 to update, 0 unchanged, 0 bad of 3 rows'],
    [['seed', 'categories'], 0, ' to create ('],
    [['import', products], 3, '1 to create, 0 to update, 0 unchanged, 1 bad of 2 rows'],
  ];
  for (const [args, code, printed] of trials) {
    const ran = await fixture.tokri(...args, '-n');
    expect(ran).toMatchObject({ code, printed: expect.stringContaining(printed) });
    expect(ran.said).toContain(`There is no shop in the database ${fixture.connection.name} yet`);
  }
  expect(await fixture.connection.listCollections()).toEqual([]);

  const unmade = path.join(fixture.folder, 'unmade');
  const tokri = tokriIn({ ...process.env, MONGODB_URI: '', DATA_DIR: unmade, NODE_ENV: 'test' });
  const [seeded, imported] = [
    await tokri('seed', '-n', '-q'),
    await tokri('import', products, '-n', '--json'),
  ];
  expect(seeded).toMatchObject({ code: 0, printed: '', said: '' });
  expect(operatorReplies.import.parse(JSON.parse(imported.printed))).toMatchObject({ new: 1, badCount: 1 });
  expect(await readdir(fixture.folder)).toEqual(['goods.csv']);
});

test('O-02 it goes in by the engine of imports; a second run changes nothing, and more of it adds the rest', async () => {
  const seed = (...args: string[]) => fixture.tokri('seed', '--seed', 'diwali', ...args);
  expect(await seed('--scale', '300')).toMatchObject({
    code: 0,
    printed: '300 created, 0 updated, 0 unchanged, 0 bad of 300 rows',
  });
  const before = await productsIn(fixture.connection);
  expect((await seed('--scale', '300')).printed).toBe(
    '0 created, 0 updated, 300 unchanged, 0 bad of 300 rows',
  );
  expect(await productsIn(fixture.connection)).toEqual(before);
  expect(await seed('--scale', '310', '--dry-run')).toMatchObject({
    code: 0,
    printed: '10 to create, 0 to update, 300 unchanged, 0 bad of 310 rows',
  });
  const more = operatorReplies.seed.parse(JSON.parse((await seed('--scale', '310', '--json')).printed));
  expect(more).toMatchObject({ from: 'diwali-310.jsonl', new: 10, unchanged: 300, state: 'done' });
});

test('O-07 test products are not written to an apparent production shop; the command says so first', async () => {
  const live = await openFixture('live');
  for (const args of [
    ['seed'],
    ['seed', 'demo'],
    ['seed', 'categories'],
    ['seed', 'categories', 'categories.csv'],
    ['seed', 'products'],
    ['seed', '--scale', '10'],
  ]) {
    const refused = await live.tokri(...args);
    expect(refused).toMatchObject({ code: 5, printed: '' });
    expect(refused.said).toContain('looks like production (its name says so)');
  }
  expect(await live.connection.collection('categories').countDocuments()).toBe(0);
  await live.close();
});

test('O-01 what cannot be seeded is said in a line', async () => {
  for (const [args, said] of [
    [['seed', 'prodcts'], "'prodcts' cannot be seeded: it is demo, categories or products"],
    [['seed', '--scale', '10', 'demo'], '--scale stands before demo'],
    [['seed', '--seed', 'diwali'], '--seed says what --scale makes products from'],
    [['seed', '--scale', '0'], 'a whole number from 1 to 500000'],
    [['seed', '--scale', '1e3'], 'a whole number from 1 to 500000'],
    [['seed', '--scale', '0x10'], 'a whole number from 1 to 500000'],
    [['seed', '--scale', '9', '--seed', 'a b'], 'letters, digits or hyphens'],
    [['seed', 'products', '--prune'], 'Name a file'],
  ] as const)
    expect(await fixture.tokri(...args)).toMatchObject({
      code: 2,
      printed: '',
      said: expect.stringContaining(said),
    });
});
