import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { jest } from '@jest/globals';
import mongoose, { type Connection } from 'mongoose';
import { fail } from '../../cli/frame/failing.js';
import { program } from '../../cli/program.js';
import { openTestDatabase } from './database.js';

/** What a command prints, says beside it, and ends with. */
export interface Ran {
  printed: string;
  said: string;
  code: number;
}

/** A command in a process of its own. */
interface Running {
  child: ChildProcess;
  ends: Promise<Ran>;
}

/** A database and a folder for the commands of a test. */
export interface Ground {
  folder: string;
  connection: Connection;
  /** Runs a command in this process. */
  tokri(...args: string[]): Promise<Ran>;
  /** Starts a built one in a process of its own. */
  starts(...args: string[]): Running;
  /** Everything off the shelves. */
  empties(): Promise<void>;
  close(): Promise<void>;
}

const number = (code: number | string | null | undefined) => Number(code ?? 0);

const inThisProcess = async (env: NodeJS.ProcessEnv, args: readonly string[]): Promise<Ran> => {
  const printed: string[] = [];
  const said: string[] = [];
  jest.spyOn(console, 'log').mockImplementation((line: string) => void printed.push(line));
  jest.spyOn(process.stderr, 'write').mockImplementation((line) => said.push(String(line)) > 0);
  process.exitCode = undefined;
  try {
    await program(env).parseAsync(['node', 'tokri', ...args]);
  } catch (error) {
    await fail(error, args.includes('--json'));
  }
  const code = number(process.exitCode);
  process.exitCode = undefined;
  jest.restoreAllMocks();
  return { printed: printed.join('\n'), said: said.join(''), code };
};

const started = (env: NodeJS.ProcessEnv, args: readonly string[]): Running => {
  const child = spawn(process.execPath, ['dist/cli/main.js', ...args], {
    env: { ...env, NODE_OPTIONS: '' },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  const [printed, said]: [string[], string[]] = [[], []];
  child.stdout.on('data', (chunk: Buffer) => printed.push(String(chunk)));
  child.stderr.on('data', (chunk: Buffer) => said.push(String(chunk)));
  const end = () => child.kill('SIGKILL'); // a test that failed half way leaves none behind
  process.once('exit', end);
  const ends = once(child, 'close').then(([code]: number[]) => {
    process.off('exit', end);
    return { printed: printed.join(''), said: said.join(''), code: number(code) };
  });
  return { child, ends };
};

/** `mark`: something for the name of its database. */
export const openGround = async (mark?: string): Promise<Ground> => {
  const database = await openTestDatabase(mark);
  const folder = await mkdtemp(path.join(tmpdir(), 'tokri-cli-'));
  const env = { ...process.env, MONGODB_URI: database.uri, DATA_DIR: folder, NODE_ENV: 'test' };
  const connection = await mongoose.createConnection(database.uri).asPromise();
  return {
    folder,
    connection,
    tokri: (...args) => inThisProcess(env, args),
    starts: (...args) => started(env, args),
    empties: async () => {
      for (const name of ['products', 'categories', 'subcategories', 'imports'])
        await connection.collection(name).deleteMany({});
    },
    close: async () => {
      await connection.close();
      await database.drop();
      await rm(folder, { recursive: true, force: true });
    },
  };
};

/** The goods of a database without what is different each time: ids and times; shelves by their names. */
export const goodsIn = async (connection: Connection) => {
  const of = (name: string, sort: Record<string, 1>) =>
    connection.collection(name).find().sort(sort).toArray();
  const [categories, subCategories] = [
    await of('categories', { name: 1 }),
    await of('subcategories', { name: 1 }),
  ];
  const names = new Map(
    [...categories, ...subCategories].map(({ _id, name }) => [String(_id), name as string]),
  );
  const named = (ids: unknown) => (ids as unknown[]).map((id) => names.get(String(id)));
  return {
    categories: categories.map(({ name, image }) => ({ name, image })),
    subCategories: subCategories.map(({ name, image, category }) => ({
      name,
      image,
      category: named(category),
    })),
    products: (await of('products', { key: 1, name: 1, unit: 1 })).map(
      ({ _id, updatedAt: _at, category, subCategory, ...rest }): Record<string, unknown> => ({
        ...rest,
        category: named(category),
        subCategory: named(subCategory),
      }),
    ),
  };
};
