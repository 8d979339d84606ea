import { randomUUID } from 'node:crypto';
import { readFileSync, readlinkSync } from 'node:fs';
import { hostname } from 'node:os';
import { z } from 'zod';

/** A process that works on something alone, such as an import: the shop's own, or a command line. */
export interface Worker {
  kind: 'shop' | 'command line';
  machine: string;
  pid: number;
  /** When its process began, in the machine's own count; empty where the machine does not tell. */
  since: string;
}

const told = (read: () => string): string => {
  try {
    return read().trim();
  } catch {
    return ''; // another system than Linux
  }
};

/** This machine since it was started, and the part of it that numbers our processes: two containers may have one name. */
const thisMachine = (): string =>
  [
    hostname(),
    told(() => readFileSync('/proc/sys/kernel/random/boot_id', 'utf8')),
    told(() => readlinkSync('/proc/self/ns/pid')),
  ].join('/');

/** The 22nd field; the second one, a name in brackets, may have spaces in it. */
const sinceOf = (pid: number): string =>
  told(() => readFileSync(`/proc/${pid}/stat`, 'utf8').replace(/^.*\)/s, '').split(' ')[20] ?? '');

const isThere = (pid: number): boolean => {
  try {
    return process.kill(pid, 0);
  } catch (error) {
    return (error as NodeJS.ErrnoException).code === 'EPERM';
  }
};

/** Kind, machine, process, when that began, and what tells its names apart. */
const workerName = z.tuple([
  z.enum(['shop', 'command line']),
  z.string(),
  z.int().positive(),
  z.string(),
  z.string(),
]);

/** undefined where it is no JSON. */
const parsed = (text: string): unknown => {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
};

/** The name of this process as an owner of leases. */
export const nameWorker = (kind: Worker['kind']): string =>
  JSON.stringify([kind, thisMachine(), process.pid, sinceOf(process.pid), randomUUID()] satisfies z.infer<
    typeof workerName
  >);

/** Who has such a name; undefined where it is another program's. */
export const workerNamed = (owner: string): Worker | undefined => {
  const read = workerName.safeParse(parsed(owner));
  if (!read.success) return undefined;
  const [kind, machine, pid, since] = read.data;
  return { kind, machine, pid, since };
};

/** The machine's own name and the process, as people look for it. */
export const whereIs = ({ machine, pid }: Worker): string => {
  const [name = ''] = machine.split('/', 1);
  return machine === thisMachine() ? `process ${pid}` : `process ${pid} on ${name || 'another machine'}`;
};

/** Whether it is known to be gone: a process of this machine that is no more, or whose number another one has now. */
export const isGone = ({ machine, pid, since }: Worker): boolean =>
  machine === thisMachine() && (!isThere(pid) || sinceOf(pid) !== since);

/** Whether an owner of leases still works: on this machine the process itself tells; of another one only its last sign does. */
export const isAtWork = (owner: string, isRecent: boolean): boolean => {
  const worker = workerNamed(owner);
  return worker?.machine === thisMachine() ? !isGone(worker) : isRecent;
};
