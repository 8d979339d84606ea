import { setTimeout as pause } from 'node:timers/promises';
import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { loadConfig } from '../../api/config/config.js';
import { type RunningServer, startServer } from '../../api/server.js';
import { calls } from '../../contract/calls.js';
import { limits } from '../../contract/limits.js';
import { newCategory, newSubCategory } from '../catalogue/category.js';
import { type CallShop, clientOf, granted } from '../support/client.js';
import type { TestCustomer } from '../support/customer.js';
import { openTestShop, type TestShop } from '../support/shop.js';

let shop: TestShop;
let admin: TestCustomer;
let other: RunningServer;
let callOther: CallShop;
beforeAll(async () => {
  shop = await openTestShop({ TRUST_PROXY: '127.0.0.1' });
  admin = await shop.admin();
  const own = { PORT: '0', DATA_DIR: shop.dataDir, TRUST_PROXY: '127.0.0.1' };
  const env = { NODE_ENV: 'test', LOG_LEVEL: 'silent', SEED: 'none', ...own };
  other = await startServer(loadConfig(env), shop.databaseUri);
  callOther = clientOf(other.url);
  for (const name of ['Kokum Syrup', 'Fresh Paneer', 'Bhindi']) await shop.sells({ name });
});
afterAll(async () => {
  await other.close();
  await shop.close();
});

const names = async (call: CallShop, search: string) =>
  granted(await call(calls.product.search, { body: { search } })).data.map(({ name }) => name);

const becomes = async (ask: () => Promise<string[]>, wanted: string[]) => {
  for (let tries = 0; tries < 40 && String(await ask()) !== String(wanted); tries++) await pause(25);
  expect(await ask()).toEqual(wanted);
};

describe('synonyms', () => {
  test('have defaults and can be set; every process searches by them', async () => {
    const { groups, revision } = granted(await admin.call(calls.search.synonyms)).data;
    expect(revision).toBe(0);
    expect(groups.find((group) => group.includes('paneer'))).toContain('पनीर');
    expect(await names(shop.call, 'amsul')).toEqual([]);

    const body = { groups: [...groups, ['kokum', 'amsul']], revision };
    expect(granted(await admin.call(calls.search.updateWords, { body })).data.revision).toBe(1);
    expect(await names(shop.call, 'amsul')).toEqual(['Kokum Syrup']);
    await becomes(() => names(callOther, 'amsul'), ['Kokum Syrup']);

    const fewer = { groups: [['okra', 'bhindi']], revision: 1 };
    granted(await admin.call(calls.search.updateWords, { body: fewer }));
    await becomes(() => names(callOther, 'amsul'), []);
    expect(await names(shop.call, 'okra')).toEqual(['Bhindi']);
  });

  test('may be the maximum number of groups with four words of Hindi each', async () => {
    const { revision, groups } = granted(await admin.call(calls.search.synonyms)).data;
    const many = Array.from({ length: limits.synonymGroups }, (_, at) =>
      ['क', 'ख', 'ग', 'घ'].map((letter) => letter.repeat(20) + String(at)),
    );
    granted(await admin.call(calls.search.updateWords, { body: { groups: many, revision } }));
    expect(granted(await admin.call(calls.search.synonyms)).data.groups).toEqual(many);
    granted(await admin.call(calls.search.updateWords, { body: { groups, revision: revision + 1 } }));
  });

  test('W-34 that another admin set meanwhile are shown as an edit conflict, and not overwritten', async () => {
    const { revision, groups } = granted(await admin.call(calls.search.synonyms)).data;
    granted(await admin.call(calls.search.updateWords, { body: { groups, revision } }));
    const stale = await admin.call(calls.search.updateWords, { body: { groups: [], revision } });
    expect(stale).toMatchObject({ status: 409, json: { code: 'staleRevision', data: { groups } } });
  });

  test('A-14 are in the audit log, only the changed ones', async () => {
    const { revision, groups } = granted(await admin.call(calls.search.synonyms)).data;
    const body = { groups: [...groups, ['lauki', 'bottle gourd']], revision };
    granted(await admin.call(calls.search.updateWords, { body }));
    const { data } = granted(await admin.call(calls.audit.list, { body: { action: 'search.updateWords' } }));
    expect(data[0]?.things[0]).toMatchObject({
      before: { words: [] },
      after: { words: ['lauki, bottle gourd'] },
    });
  });

  test.each([[[['alone']]], [[['', 'empty']]], [[['x'.repeat(61), 'long']]], [[Array(31).fill('many')]]])(
    'refuses %j',
    async (groups) => {
      const { status } = await admin.call(calls.search.updateWords, {
        wrongBody: { groups, revision: 0 },
      });
      expect(status).toBe(400);
    },
  );
});

describe('searches without results', () => {
  const searchesWithoutResults = async () =>
    granted(await admin.call(calls.search.searchesWithoutResults, { body: {} })).data;
  const noResults = (search: string) => shop.call(calls.search.noResults, { body: { search } });

  test('are counted by their words, the most frequent first, and can be removed', async () => {
    for (const search of ['Quinoa Flakes', 'dragonfruit', 'quinoa  flakes!'])
      granted(await noResults(search));
    expect(await searchesWithoutResults()).toMatchObject([
      { search: 'quinoa  flakes!', count: 2 },
      { search: 'dragonfruit', count: 1 },
    ]);
    granted(await admin.call(calls.search.forget, { body: { search: 'Quinoa flakes' } }));
    expect(await searchesWithoutResults()).toMatchObject([{ search: 'dragonfruit', count: 1 }]);
  });

  test('are not counted where there is a result after all, nor for an order number or address', async () => {
    const before = await searchesWithoutResults();
    for (const search of ['paneer', 'panner', '98765 43210', 'asha@example.test', '…'])
      granted(await noResults(search));
    expect(await searchesWithoutResults()).toEqual(before);
  });

  test('is the admin’s alone to read', async () => {
    const customer = await shop.customer();
    expect((await customer.call(calls.search.searchesWithoutResults, { body: {} })).status).toBe(403);
    expect((await shop.call(calls.search.synonyms)).status).toBe(401);
  });
});

describe('popular searches', () => {
  const popular = async () => granted(await shop.call(calls.search.popular)).data;
  const from = (address: string) => ({ 'x-forwarded-for': address });
  const found = (search: string, address = '203.0.113.1') =>
    shop.call(calls.search.found, { body: { search }, headers: from(address) });

  test('are what at least three visitors searched and found, read from all processes', async () => {
    for (const search of ['Paneer', 'bhindi']) granted(await found(search));
    for (const search of [' paneer!', 'bhindi']) granted(await found(search, '203.0.113.2'));
    const headers = from('203.0.113.3');
    granted(await callOther(calls.search.found, { body: { search: 'PANEER' }, headers }));
    const stored = await shop.collection('popularsearches').find().sort({ count: -1 }).toArray();
    expect(stored.map(({ _id, count }) => [_id, count])).toEqual([
      ['paneer', 3],
      ['bhindi', 2],
    ]);
    expect(Object.keys(stored[0] ?? {}).sort()).toEqual(['_id', 'count', 'last', 'search']);
    expect((await popular())[0]).toBe('paneer');
    expect(await popular()).not.toContain('bhindi');
  });

  test('count a word once a day for each visitor, and store neither the visitor nor what was searched', async () => {
    for (const call of [shop.call, callOther, shop.call])
      granted(await call(calls.search.found, { body: { search: 'bhindi' }, headers: from('203.0.113.2') }));
    const stored = await shop.collection('popularsearches').findOne({ _id: 'bhindi' as never });
    expect(stored?.count).toBe(2);
    const counters = await shop
      .collection('rates')
      .find({ key: /^sameFoundSearch/ })
      .toArray();
    expect(JSON.stringify(counters)).not.toMatch(/bhindi|203\.0/);
    for (const { expire } of counters)
      expect(Number(expire) - Date.now()).toBeLessThanOrEqual(24 * 3_600_000);
  });

  test('are no beginnings of words, no similar words, nothing unknown and nothing personal', async () => {
    for (const search of ['pan', 'panneeer', 'zxqwv', 'paneer 98765 43210', 'asha@example.test'])
      granted(await found(search));
    expect(await shop.collection('popularsearches').countDocuments()).toBe(2);
  });

  test('have only words that products must have, so that nobody can write there', async () => {
    for (const search of ['bhindi 4021987', `${'bhindi '.repeat(12)}call zxqwv`])
      granted(await found(search));
    const stored = await shop.collection('popularsearches').find().toArray();
    expect(JSON.stringify(stored)).not.toMatch(/4021987|zxqwv/);
  });

  test('that a new shop does not have yet are names of its subcategories with products in stock', async () => {
    const category = await newCategory(admin);
    const subCategory = [
      await newSubCategory(admin, [category]),
      await newSubCategory(admin, [category], 'Paneer'),
    ];
    await shop.sells({ name: 'Kokum Syrup', category: [category], subCategory });
    const listed = await popular();
    expect(listed).toContain(subCategory[0]?.name);
    expect(listed.filter((term) => term.toLowerCase() === 'paneer')).toEqual(['paneer']);
  });

  test('are in the script of the reader’s language', async () => {
    const category = await newCategory(admin);
    const subCategory = await newSubCategory(admin, [category], 'Kokum Drinks');
    const { _id, name, image } = subCategory;
    const body = { _id, name, image, category: [category], translations: { hi: { name: 'कोकम शरबत' } } };
    granted(await admin.call(calls.subcategory.update, { body }));
    await shop.sells({
      name: 'Kokum Sharbat',
      category: [category],
      subCategory: [subCategory],
      translations: { hi: { name: 'कोकम शरबत' } },
    });
    const answer = await shop.call(calls.search.popular, { headers: { 'accept-language': 'hi' } });
    expect(granted(answer).data).toEqual(['कोकम शरबत']);
    expect(await popular()).toContain(name);
  });
});
