import { mkdirSync } from 'node:fs';
import path from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import mongoose from 'mongoose';
import { locateMongod } from '../../api/database/embedded/binary.js';
import { freePort } from '../../api/database/embedded/ports.js';
import { type Program, programOf, skewedBy } from './processes.js';
import type { Toxiproxy } from './toxiproxy.js';

export interface Member {
  /** The name of its proxy too. */
  name: string;
  /** The address by which all others know it: that of its proxy. */
  host: string;
  program: Program;
}

/** A replica set of three mongod. Clients and other members reach each of them through a proxy only. */
export interface ReplicaSet {
  uri: string;
  members: readonly Member[];
  /** Waits until there is a primary, and returns it. */
  primary(): Promise<Member>;
  end(): Promise<void>;
}

const { MongoClient } = mongoose.mongo;

/** Seconds by which the clocks of the three members are wrong. */
const clocks = [0, 0, 20];

/** Asks a member itself, whatever its state. @param socketTimeoutMS in ms */
const ask = async (host: string, command: Record<string, unknown>, socketTimeoutMS = 1_000) => {
  const client = new MongoClient(`mongodb://${host}`, {
    directConnection: true,
    serverSelectionTimeoutMS: 1_000,
    socketTimeoutMS,
  });
  try {
    return await client.db('admin').command(command);
  } finally {
    await client.close();
  }
};

const begun = async (host: string) => {
  while (!(await ask(host, { hello: 1 }).catch(() => undefined))) await pause(100);
};

export const openReplicaSet = async (folder: string, toxiproxy: Toxiproxy): Promise<ReplicaSet> => {
  const binary = await locateMongod({ dataDir: folder, mongod: process.env.MONGOD, log: () => undefined });
  const members: Member[] = [];
  for (const [index, seconds] of clocks.entries()) {
    const name = `mongod-${index + 1}`;
    const port = await freePort();
    const dbpath = path.join(folder, name);
    mkdirSync(dbpath);
    const program = programOf({
      name,
      log: path.join(folder, `${name}.log`),
      bin: binary.path,
      args: [
        ...['--dbpath', dbpath, '--port', String(port), '--bind_ip', '127.0.0.1', '--replSet', 'torture'],
        ...['--wiredTigerCacheSizeGB', '0.25', '--oplogSize', '256', '--quiet'],
        ...['--setParameter', 'transactionLifetimeLimitSeconds=4'],
      ],
      env: { LC_ALL: 'C', ...skewedBy(seconds) },
    });
    program.start();
    members.push({ name, program, host: `127.0.0.1:${await toxiproxy.to(name, port)}` });
  }
  for (const { host } of members) await begun(host);
  await ask(
    members[0]?.host ?? '',
    {
      replSetInitiate: { _id: 'torture', members: members.map(({ host }, _id) => ({ _id, host })) },
    },
    60_000,
  );
  const primary = async () => {
    for (;;) {
      const greetings = await Promise.all(
        members.map(({ host }) => ask(host, { hello: 1 }).catch(() => undefined)),
      );
      const found = members.find((_, index) => greetings[index]?.isWritablePrimary === true);
      if (found) return found;
      await pause(200);
    }
  };
  await primary();
  return {
    uri: `mongodb://${members.map(({ host }) => host).join(',')}/tokri?replicaSet=torture`,
    members,
    primary,
    end: async () => {
      for (const { program } of members) await program.end('SIGKILL');
    },
  };
};
