import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import mongoose from 'mongoose';
import { locateMongod } from '../../api/database/embedded/binary.js';
import { freePort } from '../../api/database/embedded/ports.js';

/** A mongod that belongs to no replica set. */
export interface MongodAlone {
  /** Of a database `tokri` on it. */
  uri: string;
  /** The names of its databases. */
  databases(): Promise<string[]>;
  close(): Promise<void>;
}

const databasesAt = async (uri: string): Promise<string[]> => {
  const client = new mongoose.mongo.MongoClient(uri, { serverSelectionTimeoutMS: 500 });
  try {
    const listed = await client.db('admin').admin().listDatabases();
    return listed.databases.map(({ name }) => name);
  } finally {
    await client.close();
  }
};

const answers = async (uri: string): Promise<void> => {
  for (;;) {
    try {
      return void (await databasesAt(uri));
    } catch {
      await pause(100);
    }
  }
};

export const openMongodAlone = async (): Promise<MongodAlone> => {
  const folder = await mkdtemp(path.join(tmpdir(), 'tokri-alone-'));
  const port = await freePort();
  const binary = await locateMongod({ dataDir: folder, mongod: process.env.MONGOD, log: () => undefined });
  const where = ['--dbpath', folder, '--port', String(port), '--bind_ip', '127.0.0.1'];
  const alone = spawn(binary.path, where, { stdio: 'ignore', env: { ...process.env, LC_ALL: 'C' } });
  const uri = `mongodb://127.0.0.1:${port}/tokri`;
  await answers(uri);
  return {
    uri,
    databases: () => databasesAt(uri),
    close: async () => {
      const gone = once(alone, 'exit');
      alone.kill('SIGTERM');
      await gone;
      await rm(folder, { recursive: true, force: true });
    },
  };
};
