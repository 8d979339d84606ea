import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, afterEach, beforeAll, describe, expect, test } from '@jest/globals';
import mongoose from 'mongoose';
import { freePort } from '../../api/database/embedded/ports.js';
import { productionSign } from '../../cli/terminal/confirming.js';
import { openTestDatabase, type TestDatabase } from '../support/database.js';
import { type MongodAlone, openMongodAlone } from '../support/mongodAlone.js';
import { type Ran, tokriIn, typingIn } from '../support/ranTokri.js';

let database: TestDatabase;
let client: mongoose.mongo.MongoClient;
let folder: string;
let csv: string;
beforeAll(async () => {
  database = await openTestDatabase();
  client = await new mongoose.mongo.MongoClient(database.uri).connect();
  folder = await mkdtemp(path.join(tmpdir(), 'tokri-databases-'));
  csv = path.join(folder, 'tea.csv');
  await writeFile(csv, 'name,price\nTea,12\n');
});
afterEach(() => client.db().dropDatabase());
afterAll(async () => {
  await client.close();
  await database.drop();
  await rm(folder, { recursive: true, force: true });
});

const envOf = (uri: string, settings: NodeJS.ProcessEnv = {}) => ({
  ...process.env,
  MONGODB_URI: uri,
  DATA_DIR: path.join(folder, 'data'),
  NODE_ENV: 'test',
  ADMIN_PASSWORD: '',
  ...settings,
});
const tokri = (args: readonly string[], uri = database.uri, settings?: NodeJS.ProcessEnv) =>
  tokriIn(envOf(uri, settings))(...args);

/**
 * Example arguments: commands that read a shop, commands that may create a shop, and commands that destroy
 * data.
 */
const reading = () => [
  ['status'],
  ['export', path.join(folder, 'out.csv')],
  ['backup', path.join(folder, 'out.tar.gz')],
];
const founding = () => [['seed'], ['import', csv], ['restore', csv]];
const destroying = () => [['reset']];
const all = () => [...reading(), ...founding(), ...destroying()];

/** Checks that a command failed with one line of error output and printed nothing. */
const isRefused = ({ printed, said, code }: Ran, exit: number, words: string | RegExp) => {
  expect({ printed, code }).toEqual({ printed: '', code: exit });
  expect(said).toMatch(words);
  expect(said).toMatch(/^[^\n]+\n$/);
};

const names = async () => (await client.db().listCollections().toArray()).map(({ name }) => name);

test('where no MongoDB answers every command says so and ends with 4', async () => {
  const nowhere = `mongodb://asha:hunter2@127.0.0.1:${await freePort()}/tokri`;
  for (const args of [['status'], ['restore', csv]]) {
    const ran = await tokri(args, nowhere);
    isRefused(ran, 4, 'no primary answers');
    expect(ran.said).not.toContain('hunter2');
  }
});

test('a wrong password is said to be refused, and shown nowhere', async () => {
  const wrong = database.uri.replace('://', '://asha:hunter2@');
  const ran = await tokri(['status'], wrong);
  isRefused(ran, 4, 'the name or password is refused');
  expect(ran.said).not.toMatch(/hunter2|asha/);
});

describe('a mongod that stands alone', () => {
  let alone: MongodAlone;
  beforeAll(async () => {
    alone = await openMongodAlone();
  });
  afterAll(() => alone.close());

  test('is refused with what to do (4), and nothing is written', async () => {
    for (const args of all()) isRefused(await tokri(args, alone.uri), 4, 'rs.initiate');
    expect(await alone.databases()).not.toContain('tokri');
  });
});

test('a database with something else in it is left alone (5)', async () => {
  await client.db().collection('invoices').insertOne({ of: 'somebody else' });
  for (const args of [...all(), ['reset', '--yes'], ['restore', csv, '--replace', '--yes']])
    isRefused(await tokri(args), 5, 'holds something else (invoices), and no shop');
  expect(await names()).toEqual(['invoices']);
});

test('a database without a shop has nothing to read or to lose (4)', async () => {
  for (const args of [...reading(), ...destroying()])
    isRefused(await tokri(args), 4, 'There is no shop in the database');
  expect(await names()).toEqual([]);
});

test('a file that is no backup makes no shop of an empty database (3)', async () => {
  isRefused(await tokri(['restore', csv, '--quiet']), 3, 'not a whole backup');
  expect(await names()).toEqual([]);
});

test('a data folder without a shop is not made into one by reading (4)', async () => {
  const empty = path.join(folder, 'empty');
  for (const args of [...reading(), ...destroying()])
    isRefused(await tokri(args, '', { DATA_DIR: empty }), 4, `There is no shop in the data folder ${empty}`);
});

describe('what destroys', () => {
  const found = async () =>
    client
      .db()
      .collection<{ _id: string; version?: number }>('meta')
      .insertOne({ _id: 'schema', version: 1 });
  const products = async () => {
    await found();
    await client.db().collection('products').insertOne({ name: 'Tea' });
  };
  const left = () => client.db().collection('products').countDocuments();

  test('refuses what looks like production (5) unless that is allowed', async () => {
    await products();
    const production = { NODE_ENV: 'production', TOKEN_SECRET: 'x'.repeat(40) };
    isRefused(
      await tokri(['reset', '--yes'], database.uri, production),
      5,
      'looks like production (NODE_ENV is production)',
    );
    expect(await left()).toBe(1);
    expect((await tokri(['reset', '--yes', '--allow-production'], database.uri, production)).code).toBe(0);
    expect(await left()).toBe(0);
  });

  test('takes a name and another machine for signs of production', () => {
    const sign = (MONGODB_URI: string, name = 'tokri') =>
      productionSign({ config: { production: false, MONGODB_URI }, database: name });
    expect(sign('mongodb://127.0.0.1:27017,localhost/tokri')).toBeUndefined();
    expect(sign('mongodb://127.0.0.1/x', 'tokri-prod')).toBe('its name says so');
    expect(sign('mongodb://127.0.0.1/x', 'live')).toBe('its name says so');
    expect(sign('mongodb://127.0.0.1/x', 'delivery')).toBeUndefined();
    expect(sign('mongodb://a:b@localhost,db.example:27017/tokri')).toBe(
      'it is on another machine, db.example',
    );
    expect(sign('mongodb+srv://cluster.example/tokri')).toBe('it is on another machine, cluster.example');
  });

  test('refuses where nobody can be asked (2)', async () => {
    await products();
    for (const args of [['reset'], ['restore', csv, '--replace']])
      isRefused(await tokri(args), 2, /add --yes, or run it in a terminal and type/);
    expect(await left()).toBe(1);
  });

  test('asks in a terminal for the name of the database, and takes no other', async () => {
    await products();
    const { dbName } = client.options;
    const typing = (answer: string) =>
      typingIn(envOf(database.uri))(['reset'], [['to go on: ', `${answer}\r`]]);
    const wrong = await typing('tokri');
    expect([wrong.code, await left()]).toEqual([5, 1]);
    expect(wrong.shown).toContain(`That is not ${dbName}: nothing was done.`);
    const right = await typing(dbName);
    expect([right.code, await left()]).toEqual([0, 0]);
    expect(right.shown).toContain('This deletes everything');
  });
});
