import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, afterEach, beforeAll, expect, test } from '@jest/globals';
import mongoose, { type Connection } from 'mongoose';
import { restoreMark } from '../../api/database/schemaVersion.js';
import { nameWorker } from '../../api/common/workers.js';
import { ownerMark } from '../../api/database/maintenance.js';
import { owning } from '../../api/database/owning.js';
import { openTestDatabase } from '../support/database.js';
import { tokriIn } from '../support/ranTokri.js';
import { hashesOf } from './whole.js';

interface MetaRecord {
  _id: string;
}

let database: Awaited<ReturnType<typeof openTestDatabase>>;
let connection: Connection;
let folder: string;
let file: string;
let tokri: ReturnType<typeof tokriIn>;
beforeAll(async () => {
  database = await openTestDatabase();
  connection = await mongoose.createConnection(database.uri).asPromise();
  folder = await mkdtemp(path.join(tmpdir(), 'tokri-together-'));
  file = path.join(folder, 'shop.tar.gz');
  tokri = tokriIn({ ...process.env, MONGODB_URI: database.uri, DATA_DIR: folder, NODE_ENV: 'test' });
  await meta().insertOne({ _id: 'schema', version: 1 } as MetaRecord);
  await connection.collection('odds').insertOne({ what: 'kept' });
  expect((await tokri('backup', file)).code).toBe(0);
});
afterEach(() => meta().deleteMany({ _id: { $in: [restoreMark, ownerMark] } }));
afterAll(async () => {
  await connection.close();
  await database.drop();
  await rm(folder, { recursive: true, force: true });
});

const meta = () => connection.collection<MetaRecord>('meta');

/** @param lasts ms from now; a negative value means that the lease has expired */
const owned = async (owner: string, lasts: number) => {
  await meta().insertOne({ _id: restoreMark, since: new Date(), file: 'x', replaces: false } as MetaRecord);
  await meta().insertOne({
    _id: ownerMark,
    what: 'restore',
    owner,
    until: new Date(Date.now() + lasts),
  } as MetaRecord);
};

const far = JSON.stringify(['command line', 'another machine', 1, '', 'x']);
const [past, future] = [-60_000, 60_000];

test.each([
  ['of this machine, whatever the clock says', nameWorker('command line'), past],
  ['of another machine that gave a sign of life', far, future],
])('while a restore runs, no other one and no reset starts: one %s', async (_which, owner, lasts) => {
  await owned(owner, lasts);
  const before = await hashesOf(connection.getClient().db(connection.name));
  for (const command of [
    ['restore', file],
    ['restore', file, '--replace', '--yes'],
    ['reset', '--yes'],
  ])
    expect(await tokri(...command)).toMatchObject({
      code: 5,
      said: expect.stringContaining('Another tokri restore (process'),
    });
  expect(await hashesOf(connection.getClient().db(connection.name))).toEqual(before);
});

test.each([
  ['a process of this machine that is no more', nameWorker('command line').replace(/,\d+,/, ',4194305,')],
  ['one of another machine that has fallen silent', far],
])('what is left of %s stands in nobody’s way', async (_which, owner) => {
  await owned(owner, past);
  expect((await tokri('restore', file)).code).toBe(0);
  expect(await meta().countDocuments({ _id: { $in: [restoreMark, ownerMark] } })).toBe(0);
});

test('of several that begin at once one works, and the next one after its end', async () => {
  const { signal } = new AbortController();
  let resolve = (): void => undefined;
  const othersAreRefused = new Promise<void>((open) => (resolve = open));
  let [begun, refused] = [0, 0];
  const begins = () =>
    owning(connection, 'reset', signal, () => {
      begun += 1;
      return othersAreRefused;
    }).catch((error: unknown) => {
      expect(error).toMatchObject({ name: 'OwnedDatabaseError' });
      if ((refused += 1) === 4) resolve();
    });
  await Promise.all(Array.from({ length: 5 }, begins));
  expect([begun, refused]).toEqual([1, 4]);
  await owning(connection, 'reset', signal, () => Promise.resolve());
});
