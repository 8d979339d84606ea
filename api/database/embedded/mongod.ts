import { spawn } from 'node:child_process';
import { open, readFile } from 'node:fs/promises';
import { connect } from 'node:net';
import { setTimeout as sleep } from 'node:timers/promises';
import type mongoose from 'mongoose';
import { nodeArguments } from '../../common/runFromSource.js';
import { EmbeddedMongoError, FullDiskError } from './embeddedMongoError.js';
import { type MongoFolder, olderSupervisor, readState, spaceLeft } from './folder.js';
import { historyParameter, historySeconds } from './history.js';
import { lastComplaint } from './logFile.js';
import { loopback } from './ports.js';
import { identify, isUnusedAfter, onMongod, shutDown } from './replicaSet.js';
import { within } from './within.js';

/**
 * The right to use a running mongod: a connection on which nothing is said, see `leasesOn`. The kernel closes
 * it when this process is killed.
 */
export interface Lease {
  port: number;
  /** Resolves when the mongod has ended. */
  ended: Promise<void>;
  /** Gives the lease up. For the last lease it resolves when mongod has shut down. */
  leave(): Promise<void>;
}

/**
 * Another process has the folder or the port at the moment, or has ended the mongod; the caller may retry. The
 * message is empty when it tells the operator nothing.
 */
export class Contended extends EmbeddedMongoError {}

export interface Launch {
  binary: string;
  folder: MongoFolder;
  port: number;
  /** False starts mongod outside its replica set, so that the set's configuration can be edited. */
  replicaSet: boolean;
}

/** In bytes: with less space than this, a failed start is reported as a full disk. */
const tight = 50e6;
const stopTimeout = 8_000;
const exitCodes = { portTaken: 48, otherVersion: 62 };

const flags = ({ folder, port, replicaSet }: Launch): string[] => [
  ...['--dbpath', folder.db, '--bind_ip', loopback, '--port', String(port)],
  ...(replicaSet ? ['--replSet', 'tokri', '--oplogSize', '512'] : []),
  ...(process.platform === 'win32' ? [] : ['--nounixsocket']),
  ...['--wiredTigerCacheSizeGB', '0.5', '--noscripting', '--quiet'],
  // a client that is killed inside a transaction must not block others for the default minute
  ...['--setParameter', 'transactionLifetimeLimitSeconds=4'],
  ...['--setParameter', 'diagnosticDataCollectionEnabled=false'],
  ...['--setParameter', `${historyParameter}=${historySeconds.usual}`],
];

/** The environment variables that a supervisor needs. The shop's secrets are not passed on. */
const passedOn = [
  'PATH',
  'Path',
  'LD_LIBRARY_PATH',
  'HOME',
  'USERPROFILE',
  'SystemRoot',
  'TMPDIR',
  'TEMP',
  'TMP',
];

const environment = (): NodeJS.ProcessEnv => ({
  ...Object.fromEntries(passedOn.flatMap((name) => (process.env[name] ? [[name, process.env[name]]] : []))),
  LC_ALL: 'C', // mongod refuses to start under a locale that is not installed
});

/**
 * Starts a mongod with its supervisor and waits until it answers.
 * @throws Contended when the folder is locked or the port taken
 * @throws EmbeddedMongoError when it cannot run here
 */
export async function launch(options: Launch): Promise<Lease> {
  const { binary, folder, port } = options;
  await using log = await open(folder.log, 'a', 0o600);
  const { size: logged } = await log.stat();
  const task = [String(port), binary, folder.log, JSON.stringify(flags(options))];
  const supervisor = spawn(process.execPath, [...nodeArguments(import.meta.url, 'supervisor'), ...task], {
    stdio: ['ignore', log.fd, log.fd],
    env: environment(),
    cwd: folder.root,
    detached: true,
    windowsHide: true,
  });
  supervisor.unref();
  let end = '';
  supervisor.once('error', ({ message }) => (end = message));
  supervisor.once('exit', (code, signal) => (end = signal ?? `exit code ${code}`));
  for (; !end; await sleep(25)) {
    const lease = await takeLease(folder, port);
    if (lease) return lease;
  }
  const said = (await readFile(folder.log)).subarray(logged).toString();
  if (supervisor.exitCode === exitCodes.portTaken || said.includes('DBPathInUse')) throw new Contended();
  if (supervisor.exitCode === exitCodes.otherVersion)
    throw new EmbeddedMongoError(
      `The data in ${folder.db} was written by another MongoDB version. Set MONGOD to a mongod of that version.`,
    );
  if ((await spaceLeft(folder)) < tight) throw new FullDiskError(folder.db);
  throw new EmbeddedMongoError(
    `mongod does not start in ${folder.db}: ${lastComplaint(said) ?? end}. More is in ${folder.log}.`,
  );
}

/** Takes a lease on the mongod that runs on this folder; undefined when another program or none has the port. */
export async function takeLease(folder: MongoFolder, port: number): Promise<Lease | undefined> {
  const { line, connected, ended } = connectSilently(port);
  if (!(await connected) || (await identify(port)) !== folder.db) {
    line.destroy();
    return undefined;
  }
  line.unref(); // a lease alone does not keep the process alive
  const client = `${loopback}:${line.localPort}`;
  const stopIfUnused = async (admin: mongoose.mongo.Db) => {
    // an older version's clients hold no lease; its supervisor counts them and stops mongod
    if ((await readState(folder))?.[olderSupervisor]) return;
    if (await isUnusedAfter(admin, client)) await stop(admin, port);
  };
  const leave = async () => {
    if (line.destroyed) return; // mongod has ended, and another one may have the port
    line.destroy();
    // what fails here is left to the supervisor
    await onMongod(port, stopIfUnused).catch(() => undefined);
  };
  return { port, ended, leave };
}

function connectSilently(port: number) {
  const line = connect(port, loopback).resume();
  line.on('error', () => undefined); // it is always followed by a close
  const connected = new Promise<boolean>((resolve) => {
    line.once('connect', () => resolve(true)).once('close', () => resolve(false));
  });
  return { line, connected, ended: new Promise<void>((resolve) => line.once('close', () => resolve())) };
}

/** Shuts mongod down and waits until the kernel closes the connections of the ended process. */
async function stop(admin: mongoose.mongo.Db, port: number): Promise<void> {
  const { line, connected, ended } = connectSilently(port);
  if (await connected) {
    await shutDown(admin);
    await within(stopTimeout, ended);
  }
  line.destroy();
}
