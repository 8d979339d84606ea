import { setTimeout as sleep } from 'node:timers/promises';
import { type SupervisorSocket, openSocket } from './socket.js';
import { EmbeddedMongoError, FullDiskError, isFull } from './embeddedMongoError.js';
import { mongoFolder } from './folder.js';
import { type SupervisorReport, supervisorTask } from './supervisorTask.js';
import { rotateLog } from './logFile.js';
import { Contended, type Mongod } from './mongod.js';
import { type SupervisedDatabase, settle } from './settle.js';
import { readState, writeState } from './state.js';

/**
 * In ms. A mongod that dies within `lifetime` counts as a failure: it is restarted with pauses, and at most
 * `lives` times in a row.
 */
const trouble = { lifetime: 2_000, lives: 8, pauses: [0, 0, 250, 500, 1_000], contended: 10_000 };

/**
 * The supervisor: a process of its own that owns the mongod of one data folder. It outlives the process that
 * started it, restarts a mongod that dies, and stops mongod when no client uses it any more.
 */
async function keep(database: SupervisedDatabase): Promise<void> {
  const { folder } = database;
  await tidyLog(folder.log);
  setInterval(() => void tidyLog(folder.log), 60 * 60_000).unref();
  const former = (await readState(folder))?.supervisor;
  const socket = await openSocket(folder.root, former?.port);
  // a system shutdown signals all processes at once, while the shop still finishes its requests
  for (const signal of ['SIGTERM', 'SIGINT', 'SIGHUP']) process.on(signal, socket.hurry);

  const first = await settle(database, former?.port === socket.address.port);
  await announce(database, socket, first);
  await report({ up: true });
  await farewell(database, socket, await watch(database, socket, first));
}

async function announce(
  { folder, version }: SupervisedDatabase,
  socket: SupervisorSocket,
  mongod: Mongod,
): Promise<void> {
  const { port, pid } = mongod;
  try {
    await writeState(folder, { version, mongoPort: port, mongodPid: pid, supervisor: socket.address });
  } catch (error) {
    await mongod.stop(); // no client could find it
    throw error;
  }
  socket.open(port);
}

async function farewell(
  { folder, version }: SupervisedDatabase,
  socket: SupervisorSocket,
  mongod: Mongod,
): Promise<void> {
  try {
    const supervisor = (await readState(folder))?.supervisor;
    if (supervisor && supervisor.ask !== socket.address.ask) return; // another supervisor has taken over
    await writeState(folder, { version, mongoPort: mongod.port });
  } catch (error) {
    console.error(error); // a full disk is no reason to leave mongod running
  }
  await mongod.stop();
}

/** Rotates the log. An error is only logged: a log that is too long for a while does no harm. */
const tidyLog = (log: string): Promise<void> => rotateLog(log).catch(console.error);

/** Restarts mongod whenever it dies, until the last client has left. @returns the mongod that runs then */
async function watch(database: SupervisedDatabase, socket: SupervisorSocket, first: Mongod): Promise<Mongod> {
  let mongod = first;
  let born = Date.now();
  for (let deaths = 0; ;) {
    const end = await Promise.race([mongod.gone, socket.empty]);
    if (end === undefined) return mongod;
    deaths = Date.now() - born > trouble.lifetime ? 1 : deaths + 1;
    socket.hold();
    socket.tell(`The database has ended (${end}); it is started again.`);
    mongod = await revive(database, deaths).catch((error: unknown) => {
      socket.tell(lineOf(error));
      throw error;
    });
    born = Date.now();
    await announce(database, socket, mongod);
    socket.tell('The database is back.');
  }
}

async function revive(database: SupervisedDatabase, deaths: number): Promise<Mongod> {
  if (deaths > trouble.lives)
    throw new EmbeddedMongoError(`The database keeps ending. See ${database.folder.log}.`);
  await sleep(trouble.pauses[Math.min(deaths, trouble.pauses.length - 1)]);
  const until = Date.now() + trouble.contended;
  for (;;) {
    try {
      return await settle({ ...database, stay: true }, false);
    } catch (error) {
      if (!(error instanceof Contended) || Date.now() > until) throw error;
      await sleep(200);
    }
  }
}

const lineOf = (error: unknown): string =>
  error instanceof EmbeddedMongoError ? error.message : `The database has failed: ${String(error)}`;

async function report(message: SupervisorReport): Promise<void> {
  if (!process.connected) return;
  // the parent may have been killed meanwhile, which does not matter here
  await new Promise((resolve) => process.send?.(message, undefined, undefined, resolve));
}

const { dataDir, ...rest } = supervisorTask.parse(JSON.parse(process.argv[2] ?? ''));
try {
  await keep({ folder: mongoFolder(dataDir), ...rest });
} catch (error) {
  if (error instanceof Contended) await report({ contended: true });
  else {
    console.error(error); // goes to mongod's log
    await report({ failed: lineOf(error), full: error instanceof FullDiskError || isFull(error) });
  }
}
process.exit();
