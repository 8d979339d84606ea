import { setTimeout as sleep } from 'node:timers/promises';
import { type Door, openDoor } from './door.js';
import { EmbeddedMongoError, FullDiskError, isFull } from './embeddedMongoError.js';
import { mongoFolder } from './folder.js';
import { type KeeperReport, keeperTask } from './keeperTask.js';
import { rotateLog } from './logFile.js';
import { Contended, type Mongod } from './mongod.js';
import { type Household, settle } from './settle.js';
import { readState, writeState } from './state.js';

/** In milliseconds. A mongod that lives shorter than `lifetime` is in trouble: it gets pauses, and only so many lives. */
const trouble = { lifetime: 2_000, lives: 8, pauses: [0, 0, 250, 500, 1_000], contended: 10_000 };

/**
 * The keeper: a process of its own that owns the mongod of one data folder. It outlives whoever started it, revives a
 * mongod that dies, and ends it once nobody uses it any more.
 */
async function keep(household: Household): Promise<void> {
  const { folder } = household;
  await tidyLog(folder.log);
  setInterval(() => void tidyLog(folder.log), 60 * 60_000).unref();
  const former = (await readState(folder))?.keeper;
  const door = await openDoor(folder.root, former?.port);
  // a system that shuts down signals everyone at once, and the shop still answers what is in flight
  for (const signal of ['SIGTERM', 'SIGINT', 'SIGHUP']) process.on(signal, door.hurry);

  const first = await settle(household, former?.port === door.address.port);
  await announce(household, door, first);
  await report({ up: true });
  await farewell(household, door, await watch(household, door, first));
}

async function announce({ folder, version }: Household, door: Door, mongod: Mongod): Promise<void> {
  const { port, pid } = mongod;
  try {
    await writeState(folder, { version, mongoPort: port, mongodPid: pid, keeper: door.address });
  } catch (error) {
    await mongod.stop(); // nobody could find it
    throw error;
  }
  door.open(port);
}

async function farewell({ folder, version }: Household, door: Door, mongod: Mongod): Promise<void> {
  try {
    const keeper = (await readState(folder))?.keeper;
    if (keeper && keeper.ask !== door.address.ask) return; // another one has taken over
    await writeState(folder, { version, mongoPort: mongod.port });
  } catch (error) {
    console.error(error); // a full disk is no reason to leave mongod running
  }
  await mongod.stop();
}

/** Nobody is there to be told, and a log that stays too long for a while does no harm: it only notes the failure. */
const tidyLog = (log: string): Promise<void> => rotateLog(log).catch(console.error);

/** Revives mongod until nobody uses it; the one that runs then. */
async function watch(household: Household, door: Door, first: Mongod): Promise<Mongod> {
  let mongod = first;
  let born = Date.now();
  for (let deaths = 0; ;) {
    const end = await Promise.race([mongod.gone, door.empty]);
    if (end === undefined) return mongod;
    deaths = Date.now() - born > trouble.lifetime ? 1 : deaths + 1;
    door.hold();
    door.tell(`The database has ended (${end}); it is started again.`);
    mongod = await revive(household, deaths).catch((error: unknown) => {
      door.tell(lineOf(error));
      throw error;
    });
    born = Date.now();
    await announce(household, door, mongod);
    door.tell('The database is back.');
  }
}

async function revive(household: Household, deaths: number): Promise<Mongod> {
  if (deaths > trouble.lives)
    throw new EmbeddedMongoError(`The database keeps ending. See ${household.folder.log}.`);
  await sleep(trouble.pauses[Math.min(deaths, trouble.pauses.length - 1)]);
  const until = Date.now() + trouble.contended;
  for (;;) {
    try {
      return await settle({ ...household, stay: true }, false);
    } catch (error) {
      if (!(error instanceof Contended) || Date.now() > until) throw error;
      await sleep(200);
    }
  }
}

const lineOf = (error: unknown): string =>
  error instanceof EmbeddedMongoError ? error.message : `The database has failed: ${String(error)}`;

async function report(message: KeeperReport): Promise<void> {
  if (!process.connected) return;
  // it may have been killed meanwhile, which changes nothing here
  await new Promise((resolve) => process.send?.(message, undefined, undefined, resolve));
}

const { dataDir, ...rest } = keeperTask.parse(JSON.parse(process.argv[2] ?? ''));
try {
  await keep({ folder: mongoFolder(dataDir), ...rest });
} catch (error) {
  if (error instanceof Contended) await report({ contended: true });
  else {
    console.error(error); // into the log of mongod
    await report({ failed: lineOf(error), full: error instanceof FullDiskError || isFull(error) });
  }
}
process.exit();
