import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { connect } from 'node:net';
import { setTimeout as sleep } from 'node:timers/promises';
import { EmbeddedMongoError, FullDiskError } from './embeddedMongoError.js';
import { type MongoFolder, spaceLeft } from './folder.js';
import { appending, lastComplaint, logSince, logSize } from './logFile.js';
import { isOpen, loopback } from './ports.js';
import { identify, shutDown } from './replicaSet.js';
import { within } from './within.js';

/** A running mongod that answers on its port. */
export interface Mongod {
  port: number;
  pid: number;
  /** Resolves with a short reason when the process has ended. */
  gone: Promise<string>;
  /** Shuts mongod down cleanly and waits until its process has ended. */
  stop(): Promise<void>;
}

/** Another process has the folder or the port at the moment; the caller may retry. */
export class Contended extends Error {}

export interface Launch {
  binary: string;
  folder: MongoFolder;
  port: number;
  /** False starts mongod outside its replica set, so that the set's configuration can be edited. */
  replicaSet: boolean;
}

const startWithin = 60_000;
const stopWithin = 20_000;
/** In bytes: with less space than this, a failed start is reported as a full disk. */
const tight = 50e6;
const exitCodes = { portTaken: 48, otherVersion: 62 };

const flags = ({ folder, port, replicaSet }: Launch): string[] => [
  ...['--dbpath', folder.db, '--bind_ip', loopback, '--port', String(port)],
  ...(replicaSet ? ['--replSet', 'tokri', '--oplogSize', '512'] : []),
  ...(process.platform === 'win32' ? [] : ['--nounixsocket']),
  ...['--wiredTigerCacheSizeGB', '0.5', '--noscripting', '--quiet'],
  // a client that is killed inside a transaction must not block others for the default minute
  ...['--setParameter', 'transactionLifetimeLimitSeconds=4'],
  ...['--setParameter', 'diagnosticDataCollectionEnabled=false'],
];

/**
 * Starts a mongod and waits until it answers.
 * @throws Contended when the folder is locked or the port taken
 * @throws EmbeddedMongoError when it cannot run here
 */
export async function launch(options: Launch): Promise<Mongod> {
  const { binary, folder, port } = options;
  const logged = await logSize(folder.log);
  const child = appending(folder.log, (log) =>
    spawn(binary, flags(options), { stdio: ['ignore', log, log], windowsHide: true }),
  );
  const gone = endOf(child);
  const pid = await Promise.race([answering(port, folder, gone), gone.then(() => undefined)]);
  if (pid === undefined) {
    child.kill('SIGKILL');
    throw await whyNot(folder, child, await gone, logged);
  }
  return { port, pid, gone, stop: () => stop(port, gone, () => child.kill('SIGKILL')) };
}

/** Takes over a mongod whose supervisor was killed. */
export function adopt(port: number, pid: number): Mongod {
  const line = connect(port, loopback);
  // an error is always followed by a close
  line.on('error', () => undefined);
  const gone = once(line, 'close').then(() => 'it closed its connections');
  return { port, pid, gone, stop: () => stop(port, gone, () => process.kill(pid, 'SIGKILL')) };
}

const endOf = (child: ChildProcess): Promise<string> =>
  new Promise((resolve) => {
    child.once('error', (error) => resolve(error.message));
    child.once('exit', (code, signal) => resolve(signal ?? `exit code ${code}`));
  });

/**
 * Polls until the mongod of this folder answers.
 * @returns its process id; undefined at the timeout or when it has ended
 */
async function answering(port: number, folder: MongoFolder, gone: Promise<string>) {
  let ended = false;
  void gone.then(() => (ended = true));
  const deadline = Date.now() + startWithin;
  while (!ended && Date.now() < deadline) {
    const found = (await isOpen(port)) ? await identify(port) : undefined;
    if (found?.dbPath === folder.db) return found.pid;
    await sleep(25);
  }
  return undefined;
}

async function whyNot(folder: MongoFolder, child: ChildProcess, end: string, logged: number): Promise<Error> {
  const log = await logSince(folder.log, logged);
  if (child.exitCode === exitCodes.portTaken || log.includes('DBPathInUse')) return new Contended(end);
  if (child.exitCode === exitCodes.otherVersion)
    return new EmbeddedMongoError(
      `The data in ${folder.db} was written by another MongoDB version. Set MONGOD to a mongod of that version.`,
    );
  if ((await spaceLeft(folder)) < tight) return new FullDiskError(folder.db);
  return new EmbeddedMongoError(
    `mongod does not start in ${folder.db}: ${lastComplaint(log) ?? end}. More is in ${folder.log}.`,
  );
}

async function stop(port: number, gone: Promise<string>, kill: () => void): Promise<void> {
  const running = Symbol('running');
  if ((await Promise.race([gone, running])) !== running) return; // another process may have the port by now
  await shutDown(port);
  if (!(await within(stopWithin, gone))) kill();
  await gone;
}
