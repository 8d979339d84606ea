import { writeFile } from 'node:fs/promises';
import path from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { operatorReplies } from '../../contract/operator/replies.js';
import { productsIn, type Fixture, openFixture } from '../support/fixture.js';

let fixture: Fixture;
beforeAll(async () => {
  fixture = await openFixture();
});
afterAll(() => fixture.close());

const file = async (name: string, content: string | Buffer) => {
  const at = path.join(fixture.folder, name);
  await writeFile(at, content);
  return at;
};

describe('categories from a file', () => {
  test('are matched by their names; images change, and bad rows are named', async () => {
    await fixture.connection.collection('audit').deleteMany({});
    const first = await file(
      'a.csv',
      'aisle;shelf;photo\nDairy;;https://x.example/1.png\n;Lost;\nDairy;Fresh;javascript:1\nDairy;Curd;\n',
    );
    const map = ['--map', 'category=aisle,sub_category=shelf,image=photo'];
    const ran = await fixture.tokri('seed', 'categories', first, ...map);
    expect(ran).toMatchObject({ code: 3, printed: '2 created, 0 updated, 0 unchanged, 2 bad of 4 rows' });
    expect(ran.said).toContain('line 3: aisle is required');
    expect(ran.said).toContain('line 4: photo is not an image that the shop can show');
    const second = await file(
      'b.jsonl',
      '{"category":"DAIRY","image":"https://x.example/2.png"}\n{"category":["Dairy","Cold"],"sub_category":"curd"}\n',
    );
    expect((await fixture.tokri('seed', 'categories', second, '--dry-run')).printed).toBe(
      '0 to create, 2 to update, 0 unchanged, 0 bad of 2 rows',
    );
    expect((await fixture.tokri('seed', 'categories', second)).printed).toBe(
      '0 created, 2 updated, 0 unchanged, 0 bad of 2 rows',
    );
    const reply = JSON.parse(
      (await fixture.tokri('seed', 'categories', second, '--json')).printed,
    ) as unknown;
    expect(operatorReplies['seed categories'].parse(reply)).toMatchObject({
      new: 0,
      changed: 0,
      unchanged: 2,
      state: 'done',
    });
    expect(await productsIn(fixture.connection)).toMatchObject({
      categories: [
        { name: 'Cold', image: '' },
        { name: 'Dairy', image: 'https://x.example/2.png' },
      ],
      subCategories: [{ name: 'Curd', category: ['Dairy', 'Cold'] }],
    });
    const log = await fixture.connection
      .collection('audit')
      .find({ action: /^(sub)?category/ })
      .toArray();
    expect(log.map(({ action }) => String(action)).sort()).toEqual([
      'category.create',
      'category.create',
      'category.update',
      'subcategory.create',
      'subcategory.update',
    ]);
    expect(await fixture.tokri('seed', 'categories', first, '--map', 'category=nowhere')).toMatchObject({
      code: 2,
    });
  });
});
