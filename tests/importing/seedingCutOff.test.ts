import { existsSync, readdirSync } from 'node:fs';
import { writeFile } from 'node:fs/promises';
import path from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { operatorReplies } from '../../contract/operator/replies.js';
import { productsIn, type Fixture, openFixture } from '../support/fixture.js';

let fixture: Fixture;
beforeAll(async () => {
  fixture = await openFixture();
});
afterAll(() => fixture.close());

const count = (name: string) => fixture.connection.collection(name).countDocuments();

/** Counts the images at once: asynchronous reads wait for the passwords that other tests hash. */
const images = () => {
  const folder = path.join(fixture.folder, 'media');
  return existsSync(folder)
    ? readdirSync(folder, { recursive: true }).filter((name) => String(name).endsWith('.webp')).length
    : 0;
};

test('O-09 Ctrl-C while categories of a file are written ends with 130, and a second run does the rest', async () => {
  const rows = 400;
  const file = path.join(fixture.folder, 'categories.csv');
  const lines = Array.from({ length: rows }, (_, at) => `Aisle ${at % 40},Shelf ${at}`);
  await writeFile(file, ['category,sub_category', ...lines].join('\n'));
  const { child, ended } = fixture.starts('seed', 'categories', file, '--json');
  while ((await count('subcategories')) < 5) await pause(1);
  child.kill('SIGINT');
  const { code, printed, said } = await ended;
  expect([code, said]).toEqual([130, expect.stringContaining('Stopping')]);
  const reply = operatorReplies['seed categories'].parse(JSON.parse(printed));
  expect(reply).toMatchObject({ state: 'stopped', total: rows, new: await count('subcategories') });
  expect(reply.new).toBeLessThan(rows);

  const again = await fixture.tokri('seed', 'categories', file);
  expect(again.printed).toBe(
    `${rows - reply.new} created, 0 updated, ${reply.new} unchanged, 0 bad of ${rows} rows`,
  );
  expect([await count('categories'), await count('subcategories')]).toEqual([40, rows]);
});

test("O-09 Ctrl-C while the demo's images are copied ends with 130 and says what stays; a second run comes to what an undisturbed one does", async () => {
  await fixture.empties();
  const before = images();
  const { child, ended } = fixture.starts('seed', 'products');
  while (images() < before + 3) await pause(1);
  child.kill('SIGINT');
  const { code, printed, said } = await ended;
  expect([code, printed]).toEqual([130, '']);
  expect(said).toContain('Stopped: what was stocked stays. Run it again to go on.');
  expect(await count('categories')).toBe(0);
  const kept = images();

  const again = await fixture.tokri('seed', 'products', '--json');
  const reply = operatorReplies['seed products'].parse(JSON.parse(again.printed));
  expect(reply.images).toBe(images() - kept);
  const kinds = ['categories', 'subcategories', 'products'];
  expect(reply.new).toBe((await Promise.all(kinds.map(count))).reduce((sum, many) => sum + many));
  const expected = await productsIn(fixture.connection);
  await fixture.empties();
  await fixture.tokri('seed', 'products');
  expect(await productsIn(fixture.connection)).toEqual(expected);
});
