import { randomUUID } from 'node:crypto';
import { readFileSync, readlinkSync } from 'node:fs';
import { hostname } from 'node:os';
import { z } from 'zod';
import { errorCode } from './errors.js';

/** A process that holds leases, for example for an import: the shop itself, or a command line. */
export interface Worker {
  kind: 'shop' | 'command line';
  machine: string;
  pid: number;
  /** Start time of the process in the machine's own clock ticks; empty where the system does not report it. */
  since: string;
}

const readOrEmpty = (read: () => string): string => {
  try {
    return read().trim();
  } catch {
    return ''; // not Linux
  }
};

/**
 * Identifies this machine since its last boot, and its process namespace: two containers may have the same
 * host name.
 */
const thisMachine = (): string =>
  [
    hostname(),
    readOrEmpty(() => readFileSync('/proc/sys/kernel/random/boot_id', 'utf8')),
    readOrEmpty(() => readlinkSync('/proc/self/ns/pid')),
  ].join('/');

/**
 * Returns the start time of a process: the 22nd field of `/proc/PID/stat`. The second field, a name in
 * brackets, may contain spaces.
 */
const sinceOf = (pid: number): string =>
  readOrEmpty(() => readFileSync(`/proc/${pid}/stat`, 'utf8').replace(/^.*\)/s, '').split(' ')[20] ?? '');

const isThere = (pid: number): boolean => {
  try {
    return process.kill(pid, 0);
  } catch (error) {
    return errorCode(error) === 'EPERM';
  }
};

/** The parts of a worker's name: kind, machine, process id, start time, and a random part that makes it unique. */
const workerName = z.tuple([
  z.enum(['shop', 'command line']),
  z.string(),
  z.int().positive(),
  z.string(),
  z.string(),
]);

const parsed = (text: string): unknown => {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
};

/** Returns a new name for this process as the owner of leases. */
export const nameWorker = (kind: Worker['kind']): string =>
  JSON.stringify([kind, thisMachine(), process.pid, sinceOf(process.pid), randomUUID()] satisfies z.infer<
    typeof workerName
  >);

/** Parses the name of an owner; undefined for names in another format. */
export const workerNamed = (owner: string): Worker | undefined => {
  const read = workerName.safeParse(parsed(owner));
  if (!read.success) return undefined;
  const [kind, machine, pid, since] = read.data;
  return { kind, machine, pid, since };
};

/** Describes where a worker runs, with the process id and the host name. */
export const whereIs = ({ machine, pid }: Worker): string => {
  const [name = ''] = machine.split('/', 1);
  return machine === thisMachine() ? `process ${pid}` : `process ${pid} on ${name || 'another machine'}`;
};

/**
 * Tells whether a worker has surely ended: its process on this machine no longer runs, or another process has
 * its number.
 */
export const isGone = ({ machine, pid, since }: Worker): boolean =>
  machine === thisMachine() && (!isThere(pid) || sinceOf(pid) !== since);

/**
 * Tells whether the owner of a lease still works. On this machine the process itself decides; for other
 * machines only its last heartbeat does.
 * @param isRecent whether the last heartbeat is recent
 */
export const isAtWork = (owner: string, isRecent: boolean): boolean => {
  const worker = workerNamed(owner);
  return worker?.machine === thisMachine() ? !isGone(worker) : isRecent;
};
