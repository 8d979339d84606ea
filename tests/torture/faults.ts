import { setTimeout as pause } from 'node:timers/promises';
import type { Member, ReplicaSet } from './replicaSet.js';
import type { ThreeShops } from './threeShops.js';
import { latency, partition, resets, type Toxiproxy } from './toxiproxy.js';

export interface Environment {
  replicaSet: ReplicaSet;
  shops: ThreeShops;
  toxiproxy: Toxiproxy;
}

/** Something that fails and comes back. `strikes` returns when it is whole again. */
export interface Fault {
  name: string;
  /** Whether nobody reaches the shop meanwhile. */
  cutsOff?: boolean;
  strikes(environment: Environment): Promise<void>;
}

const killed = async ({ program }: Member, away: number) => {
  await program.end('SIGKILL');
  await pause(away);
  program.start();
};

const disturbed = async (
  { toxiproxy, replicaSet }: Environment,
  {
    toxics,
    members,
    time,
  }: { toxics: Parameters<Toxiproxy['add']>[1]; members: 'primary' | 'all'; time: number },
) => {
  const hit = members === 'all' ? replicaSet.members : [await replicaSet.primary()];
  for (const { name } of hit) await toxiproxy.add(name, toxics);
  await pause(time);
  for (const { name } of hit) await toxiproxy.clear(name);
};

export const faults: readonly Fault[] = [
  {
    name: 'kill -9 of the primary',
    strikes: async ({ replicaSet }) => killed(await replicaSet.primary(), 15_000),
  },
  ...[0, 1, 2].map((index) => ({
    name: `kill -9 of process ${index + 1}`,
    strikes: ({ shops }: Environment) => shops.kill(index),
  })),
  {
    name: 'kill -9 of the balancer',
    cutsOff: true,
    strikes: async ({ shops: { balancer } }) => {
      await balancer.end('SIGKILL');
      await pause(500);
      balancer.start();
    },
  },
  {
    name: 'primary frozen for 15 s',
    strikes: async ({ replicaSet }) => {
      const { program } = await replicaSet.primary();
      program.signal('SIGSTOP');
      await pause(15_000);
      program.signal('SIGCONT');
    },
  },
  {
    name: 'nothing reaches the primary for 15 s',
    strikes: (environment) => disturbed(environment, { toxics: partition, members: 'primary', time: 15_000 }),
  },
  {
    name: 'database answers 150 ms late for 8 s',
    strikes: (environment) => disturbed(environment, { toxics: latency(150), members: 'all', time: 8_000 }),
  },
  {
    name: 'connections to the primary reset for 3 s',
    strikes: (environment) => disturbed(environment, { toxics: resets, members: 'primary', time: 3_000 }),
  },
  {
    name: 'kill -9 of the primary and a process at once',
    strikes: async ({ replicaSet, shops }) => {
      const primary = await replicaSet.primary();
      await Promise.all([killed(primary, 15_000), shops.kill(0)]);
    },
  },
];
