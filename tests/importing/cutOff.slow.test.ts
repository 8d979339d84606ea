import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { writeFile } from 'node:fs/promises';
import path from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { nameWorker } from '../../api/common/workers.js';
import { seeded } from '../../cli/random.js';
import { productsIn, type Fixture, openFixture } from '../support/fixture.js';

let fixture: Fixture;
let file: string;
const rows = 1_250;
beforeAll(async () => {
  fixture = await openFixture();
  file = path.join(fixture.folder, 'goods.csv');
  const lines = Array.from({ length: rows }, (_, at) => {
    const price = at % 700 === 3 ? 'free' : String(10 + (at % 90));
    return `k${at},Thing ${at},1 kg,${price},${at % 10},Shelf ${at % 7},Part ${at % 21}`;
  });
  await writeFile(file, ['key,name,unit,price,stock,category,sub_category', ...lines].join('\n'));
});
afterAll(() => fixture.close());

const bad = Math.ceil((rows - 3) / 700);
const stocked = () => fixture.connection.collection('products').countDocuments();

/**
 * Imports the file in a separate process and kills it once `until` holds, unless the import has already
 * ended.
 */
const killedWhen = async (until: () => Promise<boolean>): Promise<void> => {
  const { child, ended } = fixture.starts('import', file, '--quiet');
  while (child.exitCode === null && !(await until())) await pause(10);
  child.kill('SIGKILL');
  await ended;
};

test('an import that is killed three times comes to what an undisturbed one comes to, and none is written twice', async () => {
  const undisturbed = await fixture.tokri('import', file);
  expect(undisturbed).toMatchObject({
    code: 3,
    printed: `${rows - bad} created, 0 updated, 0 unchanged, ${bad} bad of ${rows} rows`,
  });
  const expected = await productsIn(fixture.connection);
  await fixture.empties();

  const draw = seeded('three moments');
  // one before the first row is written, then one in each half, with a batch or two left at the end
  const moments = [-1, ...[0, 1].map((half) => Math.floor(((half + draw()) * (rows - 500)) / 2))];
  const isUnderWay = async () =>
    (await fixture.connection.collection('imports').countDocuments({ state: 'running' })) > 0;
  for (let tries = 0; tries < 5 && !(await isUnderWay()); tries += 1) {
    if (tries) await fixture.empties(); // the last kill came too late
    for (const moment of moments)
      await killedWhen(async () => (moment < 0 ? isUnderWay() : (await stocked()) > moment));
  }
  expect(await stocked()).toBeGreaterThan(0);

  const last = await fixture.tokri('import', file);
  expect(last.code).toBe(3);
  expect(last.said).toMatch(/cut off at [\d,]+ of 1,250 rows, its process \d+ being gone/);
  expect(await productsIn(fixture.connection)).toEqual(expected);
  expect((await fixture.tokri('import', file)).printed).toBe(
    `0 created, 0 updated, ${rows - bad} unchanged, ${bad} bad of ${rows} rows`,
  );
}, 240_000);

test('O-09 Ctrl-C ends it after the batch that is being written; the same command goes on from there', async () => {
  await fixture.empties();
  const { child, ended } = fixture.starts('import', file, '--json');
  while ((await stocked()) === 0) await pause(5);
  child.kill('SIGINT');
  const stopped = await ended;
  expect(stopped.code).toBe(130);
  expect(stopped.said).toContain('Stopping');
  const { state, new: fresh, total } = JSON.parse(stopped.printed) as Record<string, number | string>;
  expect({ state, total, fresh }).toEqual({ state: 'stopped', total: rows, fresh: await stocked() });
  expect(await fixture.connection.collection('imports').countDocuments({ state: 'running' })).toBe(0);

  const again = await fixture.tokri('import', file);
  const left = rows - bad - Number(fresh);
  expect(again.printed).toBe(`${left} created, 0 updated, ${fresh} unchanged, ${bad} bad of ${rows} rows`);
});

/** Leaves an import in the state of a killed worker with this name. */
const leftBy = async (owner: string | undefined, seconds: number) => {
  const imports = fixture.connection.collection('imports');
  const [latest] = await imports.find().sort({ startedAt: -1 }).limit(1).toArray();
  const lease = owner && { owner, until: new Date(Date.now() + seconds * 1_000) };
  await imports.updateOne(
    { _id: latest?._id },
    lease
      ? { $set: { state: 'running', done: 250, lease } }
      : { $set: { state: 'running' }, $unset: { lease: 1 } },
  );
};

/** Returns the name of a worker whose process on this machine has ended. */
const deadWorker = async () => {
  const gone = spawn(process.execPath, ['--version']);
  await once(gone, 'exit');
  const [kind, machine, , since, id] = JSON.parse(nameWorker('command line')) as unknown[];
  return JSON.stringify([kind, machine, gone.pid, since, id]);
};

test('who works on an import is named to whoever comes in between, and nothing is written', async () => {
  const counts = async () => [
    await stocked(),
    await fixture.connection.collection('uploads.files').countDocuments(),
  ];
  const before = await counts();
  for (const [owner, seconds, message] of [
    [
      nameWorker('command line'),
      60,
      `Another command (process ${process.pid}) imports goods.csv (250 of 1,250 rows)`,
    ],
    [
      JSON.stringify(['command line', 'far/1/pid:[1]', 12, '', 'x']),
      60,
      'Another command (process 12 on far) imports goods.csv (250 of 1,250 rows)',
    ],
    [nameWorker('shop'), 60, 'The shop imports goods.csv (250 of 1,250 rows): wait until it is done'],
    [nameWorker('shop'), -60, 'goes on as soon as it runs: open it (npm start)'],
    [undefined, 0, 'goes on as soon as it runs'],
  ] as const) {
    await leftBy(owner, seconds);
    const refused = await fixture.tokri('import', file);
    expect(refused).toMatchObject({ code: 5, printed: '' });
    expect(refused.said).toContain(message);
  }
  expect(await counts()).toEqual(before);
});

test('an import of a dead process is ended at once, and so is one of another machine that gave no sign of life', async () => {
  const [kind, machine, pid, since, id] = JSON.parse(nameWorker('command line')) as unknown[];
  const elsewhere = JSON.stringify([kind, 'another machine', pid, since, id]);
  for (const [owner, seconds] of [
    [await deadWorker(), 60],
    [JSON.stringify([kind, machine, pid, 'its number has another process now', id]), 60],
    [elsewhere, -60],
  ] as const) {
    await leftBy(owner, seconds);
    const ran = await fixture.tokri('import', file);
    expect(ran).toMatchObject({ code: 3, printed: expect.stringContaining('0 created, 0 updated') });
    expect(ran.said).toContain('it has been ended, and what it wrote stays');
  }
  await leftBy(elsewhere, 60);
  expect(await fixture.tokri('import', file)).toMatchObject({ code: 5 });
});
