import { writeFile } from 'node:fs/promises';
import path from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { nameWorker } from '../../api/common/workers.js';
import { owning } from '../../api/database/owning.js';
import { type Fixture, openFixture } from '../support/fixture.js';

let fixture: Fixture;
let file: string;
let backup: string;
beforeAll(async () => {
  fixture = await openFixture();
  file = path.join(fixture.folder, 'goods.csv');
  backup = path.join(fixture.folder, 'shop.tar.gz');
  const rows = Array.from({ length: 3 }, (_, at) => `k${at},Thing ${at},12`);
  await writeFile(file, ['key,name,price', ...rows].join('\n'));
  await fixture.connection.collection<{ _id: string }>('meta').insertOne({ _id: 'schema', version: 1 } as {
    _id: string;
  });
  expect((await fixture.tokri('backup', backup)).code).toBe(0);
});
afterAll(() => fixture.close());

const imports = () => fixture.connection.collection('imports');
const stocked = () => fixture.connection.collection('products').countDocuments();

const changesAll = () => [
  ['reset', '--yes'],
  ['restore', backup],
  ['restore', backup, '--replace', '--yes'],
];

const areRefused = async (why: RegExp) => {
  for (const args of changesAll()) {
    const { printed, said, code } = await fixture.tokri(...args);
    expect([printed, code]).toEqual(['', 5]);
    expect(said).toMatch(why);
    expect(said).toMatch(/^[^\n]+ Nothing was done\.\n$/);
  }
};

test('beside an import nothing changes the whole database; one whose shop is emptied all the same says so', async () => {
  const long = path.join(fixture.folder, 'many.csv'); // still under way when it is stopped
  const rows = Array.from({ length: 10_000 }, (_, at) => `k${at},Thing ${at},12`);
  await writeFile(long, ['key,name,price', ...rows].join('\n'));
  const { child, ended } = fixture.starts('import', long, '--quiet');
  while ((await stocked()) === 0) await pause(1);
  child.kill('SIGSTOP');
  await areRefused(
    new RegExp(`^Another command \\(process ${child.pid}\\) imports many.csv \\([\\d,]+ of 10,000 rows\\)`),
  );
  for (const { name } of await fixture.connection.listCollections())
    if (name !== 'meta') await fixture.connection.collection(name).deleteMany({});
  child.kill('SIGCONT');
  const { printed, said, code } = await ended;
  expect([printed, code]).toEqual(['', 5]);
  expect(said).toMatch(/^The shop was emptied or restored under this import [^\n]+ Run it again\.\n$/);
});

const runs = async (owner: string, seconds: number) => {
  await imports().deleteMany({});
  const until = new Date(Date.now() + seconds * 1_000);
  const fields = { name: 'tea.csv', delimiter: ',', by: 'asha@example.com', done: 3, total: 10 };
  await imports().insertOne({ ...fields, state: 'running', lease: { owner, until } });
};
const farAway = (kind: 'shop' | 'command line') => JSON.stringify([kind, 'far/1/pid:[1]', 1, '', 'x']);
const far = farAway('shop');

test('an import of the shop is named, on this machine or another one', async () => {
  for (const owner of [nameWorker('shop'), far]) {
    await runs(owner, 60);
    await areRefused(
      /^The shop imports tea\.csv \(3 of 10 rows\): wait until it is done, or stop it in the dashboard/,
    );
  }
});

test('an import of a command is named with the machine where that is stopped', async () => {
  await runs(farAway('command line'), 60);
  await areRefused(/^Another command \(process 1 on far\) imports tea\.csv \(3 of 10 rows\): wait/);
});

test('an import on which nobody works any more stands in nobody’s way', async () => {
  for (const [owner, seconds] of [
    [nameWorker('command line').replace(/,\d+,/, ',4194305,'), 60],
    [far, -60],
  ] as const) {
    await runs(owner, seconds);
    expect((await fixture.tokri('reset', '--yes')).code).toBe(0);
    expect(await imports().countDocuments()).toBe(0);
  }
});

test('while the database is emptied no other command begins, and it says who is at it', async () => {
  const { signal } = new AbortController();
  await owning(fixture.connection, 'reset', signal, async () => {
    for (const args of [['import', file], ['seed', 'demo'], ['status'], ...changesAll()])
      expect(await fixture.tokri(...args)).toMatchObject({
        code: 5,
        said: expect.stringContaining(`Another tokri reset (process ${process.pid}) works on the database`),
      });
  });
  expect((await fixture.tokri('status')).code).toBe(0);
});

test('of what looks like production nothing is deleted but where that is allowed', async () => {
  const live = await openFixture('live');
  try {
    const products = live.connection.collection('products');
    expect((await live.tokri('import', file, '--quiet')).code).toBe(0);
    for (const args of [
      ['reset', '--yes'],
      ['restore', backup, '--replace', '--yes'],
    ]) {
      const refused = await live.tokri(...args);
      expect([refused.code, refused.said]).toEqual([5, expect.stringContaining('looks like production')]);
      expect(await products.countDocuments()).toBe(3);
    }
    expect((await live.tokri('reset', '--yes', '--allow-production')).code).toBe(0);
    expect(await products.countDocuments()).toBe(0);
  } finally {
    await live.close();
  }
});
