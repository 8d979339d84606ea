// One process at a time: for work that two at once would spoil, or do twice.
import {
  linkSync,
  mkdirSync,
  readFileSync,
  renameSync,
  rmSync,
  statSync,
  utimesSync,
  writeFileSync,
} from 'node:fs';
import { hostname } from 'node:os';
import path from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';

const heartbeat = 2_000;
/** ms without a heartbeat after which a lock of another machine is stale. */
const staleAfter = 15_000;

/** @returns {boolean} whether a process of this machine lives */
export const isAlive = (pid) => {
  try {
    return process.kill(pid, 0);
  } catch (error) {
    return error.code === 'EPERM';
  }
};

/** @returns {boolean} whether the holder has ended: on this machine its process tells, of another one its heartbeat */
const isStale = (file) => {
  try {
    const [machine, pid] = readFileSync(file, 'utf8').split('\n');
    if (machine === hostname() && !isAlive(Number(pid))) return true;
    return Date.now() - statSync(file).mtimeMs > staleAfter;
  } catch {
    return false; // it was released meanwhile
  }
};

/** A hard link is made by one process only, and shows the owner from its first moment on. */
const acquires = (own, file) => {
  try {
    linkSync(own, file);
    return true;
  } catch (error) {
    if (error.code === 'EEXIST') return false;
    throw error;
  }
};

/** Removes a stale lock, with the file that its holder linked it from. */
const takeAway = (file, aside) => {
  renameSync(file, aside);
  const [, pid] = readFileSync(aside, 'utf8').split('\n');
  rmSync(`${file}-${pid}`, { force: true });
};

/**
 * Runs some work while no other process holds the same lock. A lock whose process has ended is taken over.
 * @param {string} file the lock
 * @param {() => Promise<T>} work
 * @param {() => void} [onWait] called once where another process holds it
 * @template T
 */
export const withLock = async (file, work, onWait = () => {}) => {
  mkdirSync(path.dirname(file), { recursive: true });
  const own = `${file}-${process.pid}`;
  writeFileSync(own, `${hostname()}\n${process.pid}`);
  try {
    for (let waited = false; !acquires(own, file); waited = true) {
      if (!waited) onWait();
      if (isStale(file)) takeAway(file, `${own}-stale`);
      else await pause(200);
    }
    const beating = setInterval(() => utimesSync(own, new Date(), new Date()), heartbeat);
    try {
      return await work();
    } finally {
      clearInterval(beating);
      rmSync(file, { force: true });
    }
  } finally {
    rmSync(own, { force: true });
    rmSync(`${own}-stale`, { force: true });
  }
};
