import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import mongoose from 'mongoose';
import { locateMongod } from '../../api/database/embedded/binary.js';
import { freePort } from '../../api/database/embedded/ports.js';

/** A separate mongod, which is a replica set only with `replicates`. */
export interface MongodAlone {
  /** Address of the database `tokri` on it. */
  uri: string;
  /** Returns the names of its databases. */
  databases(): Promise<string[]>;
  /** Kills it at once, as a failing machine does. */
  dies(): Promise<void>;
  close(): Promise<void>;
}

const databasesAt = async (uri: string): Promise<string[]> => {
  const client = new mongoose.mongo.MongoClient(uri, { serverSelectionTimeoutMS: 5_000 });
  try {
    const listed = await client.db('admin').admin().listDatabases();
    return listed.databases.map(({ name }) => name);
  } finally {
    await client.close();
  }
};

/** Says hello: a mongod without its replica set configuration answers hardly anything else. */
const greets = async (uri: string): Promise<void> => {
  const client = new mongoose.mongo.MongoClient(uri, {
    serverSelectionTimeoutMS: 500,
    directConnection: true,
  });
  try {
    await client.db('admin').command({ hello: 1 });
  } finally {
    await client.close();
  }
};

const answers = async (uri: string): Promise<void> => {
  for (;;) {
    try {
      return await greets(uri);
    } catch {
      await pause(100);
    }
  }
};

interface MongodOptions {
  /** Makes it a replica set with one member, as a shop needs it. */
  replicates?: boolean;
}

const setName = 'alone';

const initiate = async (uri: string): Promise<void> => {
  const client = new mongoose.mongo.MongoClient(uri, { directConnection: true });
  try {
    await client.db('admin').command({
      replSetInitiate: { _id: setName, members: [{ _id: 0, host: new URL(uri).host }] },
    });
    const isPrimary = async () => (await client.db('admin').command({ hello: 1 })).isWritablePrimary === true;
    while (!(await isPrimary())) await pause(50);
  } finally {
    await client.close();
  }
};

export const openMongodAlone = async ({ replicates = false }: MongodOptions = {}): Promise<MongodAlone> => {
  const folder = await mkdtemp(path.join(tmpdir(), 'tokri-alone-'));
  const port = await freePort();
  const binary = await locateMongod({ dataDir: folder, mongod: process.env.MONGOD, log: () => undefined });
  const where = ['--dbpath', folder, '--port', String(port), '--bind_ip', '127.0.0.1'];
  if (replicates) where.push('--replSet', setName);
  const alone = spawn(binary.path, where, { stdio: 'ignore', env: { ...process.env, LC_ALL: 'C' } });
  const uri = `mongodb://127.0.0.1:${port}/tokri`;
  await answers(uri);
  if (replicates) await initiate(uri);
  const end = async (signal: NodeJS.Signals) => {
    const gone = once(alone, 'exit');
    alone.kill(signal);
    await gone;
  };
  return {
    uri,
    databases: () => databasesAt(uri),
    dies: () => end('SIGKILL'),
    close: async () => {
      if (alone.exitCode === null && alone.signalCode === null) await end('SIGTERM');
      await rm(folder, { recursive: true, force: true });
    },
  };
};
