// Customers and visitors use three processes for an hour, and their memory and files must not grow.
import { setTimeout as pause } from 'node:timers/promises';
import { calls } from '../../contract/calls.js';
import { statisticsOf } from '../../bench/harness/measurements.js';
import { repeatedMails } from './ledger.js';
import { issuesOf, type Run, whileCustomersBuy } from './nodes.js';
import type { ThreeShops } from './threeShops.js';

/** What a process holds at one moment. */
interface Sample {
  /** In bytes. */
  memory: number;
  handles: number;
}

export interface Soak extends Run {
  /** For each process: the medians of the first and of the last third of the time after the first sixth. */
  processes: { before: Sample; after: Sample }[];
  /** All that was seen, of each process at each moment. */
  samples: Sample[][];
}

const searches = ['rice 1', 'rise', 'milk', 'rice 22'];

const visits = async ({ url, call }: ThreeShops, isOver: () => boolean, odd: string[]): Promise<void> => {
  for (let visit = 0; !isOver(); visit++) {
    const search = searches[visit % searches.length] ?? '';
    const { status, json } = await call(calls.product.list, { body: { page: 1, limit: 20, search } });
    if (status !== 200) odd.push(`list: ${status} ${json.message}`);
    const [first] = status === 200 ? json.data : [];
    if (first) await call(calls.product.details, { body: { productId: first._id } });
    const page = await fetch(url);
    await page.text();
    if (!page.ok) odd.push(`home page: ${page.status}`);
    await pause(200);
  }
};

const sample = async ({ metric }: ThreeShops): Promise<Sample[]> => {
  const [memory, files] = await Promise.all([
    metric('process_resident_memory_bytes'),
    metric('process_open_fds'),
  ]);
  return memory.map((bytes, index) => ({ memory: bytes, handles: files[index] ?? NaN }));
};

const medianOf = (samples: readonly Sample[]): Sample => ({
  memory: statisticsOf(samples.map(({ memory }) => memory)).p50,
  handles: statisticsOf(samples.map(({ handles }) => handles)).p50,
});

/** So few that the machine has room for other work. */
const load = { customers: 6, thinkTime: 1_500 };

/** How often each process is looked at. */
const looks = 120;
/** The share of the time in which caches fill: ten minutes of an hour. */
const warmUp = 1 / 6;
/** How much more memory, as a share, and how many more files are no growth but noise. */
const growth = { memory: 0.03, handles: 3 };

export const runSoak = async (minutes: number, log: (line: string) => void): Promise<Soak> => {
  const samples: Sample[][] = [];
  const odd: string[] = [];
  const run = await whileCustomersBuy({ load }, async ({ shops }) => {
    let over = false;
    const visitors = Promise.all([1, 2, 3, 4].map(() => visits(shops, () => over, odd)));
    for (let look = 0; look < looks; look++) {
      await pause((minutes * 60_000) / looks);
      samples.push(await sample(shops));
      if (look % 10 === 9) log(`${Math.round(((look + 1) / looks) * minutes)} of ${minutes} minutes`);
    }
    over = true;
    await visitors;
    return [];
  });
  const part = (from: number, to: number, index: number) =>
    medianOf(samples.slice(looks * from, looks * to).flatMap((each) => each[index] ?? []));
  const third = (1 - warmUp) / 3;
  const processes = [0, 1, 2].map((index) => ({
    before: part(warmUp, warmUp + third, index),
    after: part(1 - third, 1, index),
  }));
  return { ...run, odd: [...run.odd, ...odd], processes, samples };
};

/** Returns what must not be seen of a long use. */
export const issuesOfSoak = (seen: Soak): string[] => [
  ...issuesOf(seen),
  ...repeatedMails(seen.balance),
  ...seen.processes.flatMap(({ before, after }, index) => [
    ...(after.memory <= before.memory * (1 + growth.memory)
      ? []
      : [`the memory of process ${index + 1} grew by more than ${growth.memory * 100} %`]),
    ...(after.handles <= before.handles + growth.handles
      ? []
      : [`process ${index + 1} holds more than ${growth.handles} files more than before`]),
  ]),
];
