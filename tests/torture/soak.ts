// Customers and visitors use three processes for an hour, and their memory and files must not grow.
import { setTimeout as pause } from 'node:timers/promises';
import { calls } from '../../contract/calls.js';
import { type Run, whileCustomersBuy } from './nodes.js';
import type { ThreeShops } from './threeShops.js';

/** What a process holds at one moment. */
interface Sample {
  /** In bytes. */
  memory: number;
  handles: number;
}

export interface Soak extends Run {
  /** For each process: the means of the second sixth of the time and of the last one. */
  processes: { before: Sample; after: Sample }[];
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

const meanOf = (samples: readonly Sample[]): Sample => ({
  memory: samples.reduce((sum, { memory }) => sum + memory, 0) / samples.length,
  handles: samples.reduce((sum, { handles }) => sum + handles, 0) / samples.length,
});

/** So few that the machine has room for other work. */
const load = { customers: 6, thinkTime: 1_500 };

/** How often each process is looked at. */
const looks = 120;

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
    meanOf(samples.slice(looks * from, looks * to).flatMap((each) => each[index] ?? []));
  const processes = [0, 1, 2].map((index) => ({
    before: part(1 / 6, 2 / 6, index),
    after: part(5 / 6, 1, index),
  }));
  return { ...run, odd: [...run.odd, ...odd], processes };
};
