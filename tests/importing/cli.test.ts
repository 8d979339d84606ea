import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, afterEach, beforeAll, expect, jest, test } from '@jest/globals';
import mongoose from 'mongoose';
import { program } from '../../cli/program.js';
import { openTestDatabase, type TestDatabase } from '../support/database.js';

let database: TestDatabase;
let folder: string;
let env: NodeJS.ProcessEnv;
beforeAll(async () => {
  database = await openTestDatabase();
  folder = await mkdtemp(path.join(tmpdir(), 'tokri-cli-'));
  env = { ...process.env, MONGODB_URI: database.uri, DATA_DIR: folder, NODE_ENV: 'test' };
});
afterAll(async () => {
  await database.drop();
  await rm(folder, { recursive: true, force: true });
});
afterEach(() => {
  jest.restoreAllMocks();
});

/** Runs a command and returns its output, its error output and its exit code. */
const tokri = async (...args: string[]) => {
  const printed: string[] = [];
  const said: string[] = [];
  jest.spyOn(console, 'log').mockImplementation((line: string) => void printed.push(line));
  jest.spyOn(process.stderr, 'write').mockImplementation((line) => said.push(String(line)) > 0);
  process.exitCode = undefined;
  await program(env).parseAsync(['node', 'tokri', ...args]);
  const code = process.exitCode ?? 0;
  process.exitCode = undefined;
  jest.restoreAllMocks();
  return { printed: printed.join('\n'), said: said.join(''), code };
};

const count = async (collection: string): Promise<number> => {
  const connection = await mongoose.createConnection(database.uri).asPromise();
  try {
    return await connection.collection(collection).countDocuments();
  } finally {
    await connection.close();
  }
};

const file = async (...lines: string[]) => {
  const name = path.join(folder, 'products.csv');
  await writeFile(name, lines.join('\n'));
  return name;
};

test('a file that is not there, or is a folder, is named in a sentence', async () => {
  const absent = path.join(folder, 'absent.csv');
  await expect(tokri('import', absent)).rejects.toThrow(`There is no ${absent} (ENOENT): check the path.`);
  await expect(tokri('import', folder)).rejects.toThrow(`this is a folder: ${folder} (EISDIR)`);
  const nowhere = path.join(folder, 'nowhere', 'products.csv');
  await expect(tokri('export', nowhere)).rejects.toThrow(
    `There is no folder ${path.dirname(nowhere)} for ${path.basename(nowhere)}: make it`,
  );
  await expect(tokri('create-admin', 'asha@example.test', '--password-file', absent)).rejects.toThrow(absent);
});

test('a new admin may get the password from ADMIN_PASSWORD alone', async () => {
  const without = env;
  env = { ...without, ADMIN_PASSWORD: 'Admin-pass-12345' };
  expect((await tokri('create-admin', 'asha@example.test')).printed).toContain('asha@example.test created');
  env = without;
});

test('maps a column with = in its name; a plan writes no file, also when it is rejected', async () => {
  const name = await file('title,price=mrp', 'Milk 1 L,60');
  const uploads = () => count('uploads.files');
  const before = await uploads();
  expect(await tokri('import', name, '--map', 'name=title,price=price=mrp', '--dry-run')).toMatchObject({
    printed: '1 to create, 0 to update, 0 unchanged, 0 bad of 1 rows',
    code: 0,
  });
  await expect(tokri('import', name, '--map', 'name=nowhere', '--dry-run')).rejects.toThrow();
  expect(await uploads()).toBe(before);
});

test('O-02 O-03 O-05 O-12 an operator plans an import, runs it twice, and gets the same file back', async () => {
  const name = await file(
    'sku,title,mrp,dept',
    '1,Milk 1 L,60,Dairy',
    '2,Curd,abc,Dairy',
    '3,"Tea, strong",250.5,Drinks',
  );
  const map = ['--map', 'name=title,category=dept'];

  const planned = await tokri('import', name, ...map, '--dry-run');
  expect(planned).toMatchObject({
    printed: '2 to create, 0 to update, 0 unchanged, 1 bad of 3 rows',
    code: 3,
  });
  expect(planned.said).toContain('line 3: mrp');
  expect(JSON.parse((await tokri('import', name, ...map, '--dry-run', '--json')).printed)).toMatchObject({
    new: 2,
    badCount: 1,
  });

  expect(await tokri('import', name, ...map)).toMatchObject({
    printed: '2 created, 0 updated, 0 unchanged, 1 bad of 3 rows',
  });
  expect(await tokri('import', name, ...map)).toMatchObject({
    printed: '0 created, 0 updated, 2 unchanged, 1 bad of 3 rows',
  });

  const [first, second] = [path.join(folder, 'first.csv'), path.join(folder, 'second.csv')];
  await tokri('export', first);
  expect(await tokri('import', first)).toMatchObject({
    printed: '0 created, 0 updated, 2 unchanged, 0 bad of 2 rows',
    code: 0,
  });
  await tokri('export', second);
  expect(await readFile(second, 'utf8')).toBe(await readFile(first, 'utf8'));
  expect(await readFile(first, 'utf8')).toContain('"Tea, strong",1 piece,250.50');
});

test('a dry run lists what changes in each product, by field', async () => {
  const rows = (price: string, hindi: string, brand: string) =>
    file(
      'key,name,price,category,name:hi,more_details:hi,detail:Brand',
      `tea,Assam tea,${price},"Drinks${brand ? ' | Tea' : ''}",${hindi},"{""Brand"":{""value"":""${hindi}""}}",${brand}`,
    );
  await tokri('import', await rows('60', 'चाय', ''));
  const name = await rows('62.5', 'असम चाय', 'Halmari');
  const planned = await tokri('import', name, '--dry-run');
  expect(planned.said).toContain('Assam tea, 1 piece: price “60.00” → “62.50”\n');
  expect(planned.said).toContain('Assam tea, 1 piece: name:hi “चाय” → “असम चाय”\n');
  expect(planned.said).toContain('Assam tea, 1 piece: detail:Brand nothing → “Halmari”\n');
  const { changes } = JSON.parse((await tokri('import', name, '--dry-run', '--json')).printed) as {
    changes: object[];
  };
  expect(changes).toEqual([
    {
      product: 'Assam tea',
      unit: '1 piece',
      fields: expect.arrayContaining([
        { field: 'price', before: '60.00', after: '62.50' },
        { field: 'category', before: 'Drinks', after: 'Drinks | Tea' },
        { field: 'more_details:hi Brand', before: 'चाय', after: 'असम चाय' },
      ]),
    },
  ]);
  const many = (price: number) =>
    file('key,name,price', ...Array.from({ length: 25 }, (_, at) => `many-${at},Tea ${at},${price}`));
  await tokri('import', await many(10));
  const { said } = await tokri('import', await many(11), '--dry-run');
  expect(said.match(/: price /g)).toHaveLength(20);
  expect(said).toContain('and 5 more changed products');
});
