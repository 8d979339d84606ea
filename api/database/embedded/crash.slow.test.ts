import { readFile, writeFile } from 'node:fs/promises';
import { afterEach, beforeEach, describe, expect, test } from '@jest/globals';
import { olderSupervisor } from './folder.js';
import { isAlive, kill, mongodsOn, noMongodOn, Shop, type ShopProcess, until } from './testing/shop.js';

let shop: Shop;
beforeEach(async () => {
  shop = await Shop.inNewFolder();
});
afterEach(() => shop.close());

const ended = (...pids: number[]) =>
  until(async () => (await Promise.all(pids.map(isAlive))).every((alive) => !alive));

const writesNotes = async (user: ShopProcess, count: number) => {
  for (let note = 0; note < count; note += 1) await user.writes();
};

describe('when the only process that uses it is killed', () => {
  test('mongod does not outlive it for long; whatever dies with it, everything acknowledged is there', async () => {
    let kept = 0;
    for (const dies of ['nothing else', 'mongod too', 'all'] as const) {
      const user = await shop.process();
      expect(await user.counts()).toBe(kept);
      await writesNotes(user, 30);
      kept += 30;
      const { mongod, supervisor } = await shop.pids();
      if (dies === 'all') kill(supervisor);
      if (dies !== 'nothing else') kill(mongod);
      await user.dies();
      if (dies !== 'mongod too') await ended(mongod, supervisor);
    }
    expect(await (await shop.process()).counts()).toBe(kept);
  });

  test('one started at once takes over the same mongod, without a supervisor too, and ends it in the end', async () => {
    const user = await shop.process();
    await user.writes();
    const before = await shop.pids();
    const next = shop.start();
    await next.loads(); // an unused mongod ends after 5 s
    await user.dies();
    await next.opened();
    expect(await shop.pids()).toEqual(before);
    expect(await next.counts()).toBe(1);

    kill(before.supervisor);
    await next.dies();
    const last = await shop.process();
    expect(await last.counts()).toBe(1);
    expect(await mongodsOn(shop.dataDir)).toEqual([before.mongod]);
    await last.releases();
    await ended(before.mongod);
  });

  test('and an older version supervises mongod, the next one joins it and does not end it', async () => {
    const user = await shop.process();
    const { mongod, supervisor } = await shop.pids();
    kill(supervisor);
    await user.dies();
    const state = JSON.parse(await readFile(shop.folder.state, 'utf8'));
    await writeFile(
      shop.folder.state,
      JSON.stringify({ ...state, [olderSupervisor]: { port: 1, pid: supervisor } }),
    );
    await (await shop.process()).releases();
    expect(await mongodsOn(shop.dataDir)).toEqual([mongod]);
  });
});

test('of several that use it one is killed, then the supervisor: the others go on with the same mongod, and the last one ends it', async () => {
  const [killed, server, commandLine] = [await shop.process(), await shop.process(), await shop.process()];
  const before = await shop.pids();
  await killed.dies();
  await server.writes();
  expect(await commandLine.counts()).toBe(1);

  kill(before.supervisor);
  await ended(before.supervisor);
  await commandLine.writes();
  await commandLine.releases();
  expect(await server.counts()).toBe(2);
  expect(await mongodsOn(shop.dataDir)).toEqual([before.mongod]);
  await server.releases();
  await ended(before.mongod);
});

describe('when mongod is killed', () => {
  const back = (user: ShopProcess) => user.logged.filter((line) => line === 'The database is back.').length;

  test('it comes back at the same address, again and again and with a new supervisor, and those who use it go on', async () => {
    const user = await shop.process();
    const port = await shop.port();
    for (let round = 1; round <= 2; round += 1) {
      await user.writes();
      kill((await shop.pids()).mongod);
      expect(await user.counts()).toBe(round);
      await until(async () => back(user) === round);
    }
    expect(user.logged).toContain(`The database has ended; it is started again. See ${shop.folder.log}.`);

    const before = await shop.pids();
    kill(before.supervisor);
    kill(before.mongod);
    await ended(before.supervisor, before.mongod);
    expect(await user.counts()).toBe(2);
    expect((await shop.pids()).supervisor).not.toBe(before.supervisor);
    expect(await shop.port()).toBe(port);

    kill((await shop.pids()).mongod);
    const joining = await shop.process();
    await joining.writes();
    expect(await joining.counts()).toBe(3);
    await joining.releases();
    await user.releases();
    await noMongodOn(shop.dataDir);
  });
});
