import { setTimeout as sleep } from 'node:timers/promises';
import { EmbeddedMongoError } from './embeddedMongoError.js';
import { hasData, type MongoFolder } from './folder.js';
import { type SupervisorTask } from './supervisorTask.js';
import { adopt, Contended, launch, type Mongod } from './mongod.js';
import { freePort, isFree, isOpen } from './ports.js';
import { becomePrimary, identify, renameMember } from './replicaSet.js';
import { readState, writeState } from './state.js';

/** The supervisor's task, with the paths of the data folder. */
export interface SupervisedDatabase extends Omit<SupervisorTask, 'dataDir'> {
  folder: MongoFolder;
}

/**
 * Starts the folder's mongod, whatever state it was left in, and waits until it accepts writes.
 * @param heir whether a mongod that still runs on the recorded port may be taken over
 * @throws Contended when another process holds the folder
 * @throws EmbeddedMongoError when it cannot run here
 */
export async function settle(database: SupervisedDatabase, heir: boolean): Promise<Mongod> {
  const port = (await readState(database.folder))?.mongoPort;
  const mongod = await standUp(database, heir, port);
  const ended = mongod.gone.then((why) => {
    throw new EmbeddedMongoError(
      `The database has ended while it started (${why}). See ${database.folder.log}.`,
    );
  });
  await Promise.race([becomePrimary(mongod.port), ended]).catch(async (error: unknown) => {
    await mongod.stop();
    throw error;
  });
  return mongod;
}

async function standUp(database: SupervisedDatabase, heir: boolean, port?: number): Promise<Mongod> {
  const { folder, binary, stay } = database;
  if (port !== undefined) {
    const occupant = await occupantOf(port);
    if (occupant === 'nobody') return launch({ binary, folder, port, replicaSet: true });
    if (occupant !== 'a stranger' && occupant.dbPath === folder.db) {
      if (heir) return adopt(port, occupant.pid);
      throw new Contended(`process ${occupant.pid} still runs`);
    }
    if (stay) throw new EmbeddedMongoError(portIsLost(port));
  }
  const fresh = await freePort();
  if (await hasData(folder)) await move(database, fresh);
  return launch({ binary, folder, port: fresh, replicaSet: true });
}

/**
 * Returns which process listens on a port: a mongod, a stranger or nobody. It waits up to a second, because a
 * process that is ending or only probing frees the port soon.
 */
async function occupantOf(port: number) {
  for (let attempts = 0; attempts < 20; attempts += 1) {
    if (await isFree(port)) return 'nobody';
    const mongod = (await isOpen(port)) ? await identify(port) : undefined;
    if (mongod) return mongod;
    if (await isOpen(port)) return 'a stranger';
    await sleep(50);
  }
  return 'a stranger';
}

const portIsLost = (port: number): string =>
  `The database cannot return: another program uses its port ${port}. End that program, or restart the shop.`;

/**
 * Gives the replica set another port. A member whose configured address belongs to another process cannot be
 * reconfigured while it runs as a member, so mongod runs outside the set while the configuration is edited.
 */
async function move({ folder, binary, version }: SupervisedDatabase, port: number): Promise<void> {
  const mongod = await launch({ binary, folder, port, replicaSet: false });
  try {
    await writeState(folder, { version }); // after a crash the next start finds no port and moves again
    await renameMember(port, port);
    await writeState(folder, { version, mongoPort: port });
  } finally {
    await mongod.stop();
  }
}
