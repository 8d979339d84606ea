import { afterAll, beforeAll, beforeEach, expect, jest, test } from '@jest/globals';
import type { ImportRecord } from '../../api/importing/importJob.schema.js';
import { ImportRunnerService } from '../../api/importing/importRunner.service.js';
import { importingAs } from '../support/importing.js';
import { openTestShop, type TestShop } from '../support/shop.js';

let shop: TestShop;
let job: ImportRecord;
let log: jest.SpiedFunction<typeof process.stderr.write>;
const owner = 'this test';
beforeAll(async () => {
  log = jest.spyOn(process.stderr, 'write').mockReturnValue(true);
  shop = await openTestShop({ LOG_LEVEL: 'error' });
  await importingAs(await shop.admin()).upload('name,price\nMilk,60');
  const lease = { owner, until: new Date(Date.now() + 600_000) };
  const running = await shop
    .collection<ImportRecord>('imports')
    .findOneAndUpdate(
      { state: 'ready' },
      { $set: { state: 'running', startedAt: new Date(), lease } },
      { returnDocument: 'after' },
    );
  if (!running) throw new Error('the file was not kept');
  job = running;
  await shop.collection('uploads.chunks').deleteMany({}); // a running shop never does this
});
afterAll(async () => {
  await shop.close();
  jest.restoreAllMocks();
});
beforeEach(() => {
  log.mockClear();
});

const run = (by: string) => shop.app.get(ImportRunnerService, { strict: false }).run(job, by);
const logged = () => log.mock.calls.map(([line]) => String(line)).join('');
const accepts = (validator: object) => shop.database().command({ collMod: 'imports', validator });

test('what broke an import is logged even where it cannot be written down that it has failed', async () => {
  await accepts({ state: { $ne: 'failed' } });
  await expect(run(owner)).rejects.toThrow('Document failed validation');
  await accepts({});
  expect(logged()).toContain('of an import is not there whole');
});

test('what broke an import that is somebody else’s, or gone, is not told', async () => {
  await expect(run('another one')).rejects.toThrow('belongs to another process');
  expect(logged()).toBe('');
});

test('what broke an import is logged once it has failed', async () => {
  await run(owner);
  expect(await shop.collection('imports').findOne()).toMatchObject({ state: 'failed' });
  expect(logged()).toContain('of an import is not there whole');
});
