// A lock between processes, for work that two processes must not do at the same time.
import { linkSync, mkdirSync, readFileSync, rmSync, statSync, utimesSync, writeFileSync } from 'node:fs';
import { hostname } from 'node:os';
import path from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';

const heartbeat = 2_000;
/** Milliseconds without a heartbeat after which the holder of a lock counts as ended. */
const staleAfter = 15_000;

/**
 * Tells whether a process of this machine is running.
 * @returns {boolean}
 */
export const isAlive = (pid) => {
  try {
    return process.kill(pid, 0);
  } catch (error) {
    return error.code === 'EPERM';
  }
};

/**
 * Reads who holds a lock.
 * @returns the holder and the time of its last heartbeat; undefined when the lock is free
 */
const readHolder = (file) => {
  try {
    const [machine, pid] = readFileSync(file, 'utf8').split('\n');
    return { machine, pid: Number(pid), beat: statSync(file).mtimeMs };
  } catch {
    return undefined;
  }
};

/**
 * Watches the holder of one lock. A heartbeat is noticed by a change of its time, whatever time that is: the
 * clocks of two machines differ, and a clock goes on while a laptop sleeps.
 * @returns {(holder) => boolean} whether the holder has ended
 */
const watch = () => {
  let seen = NaN;
  let since = 0;
  return ({ machine, pid, beat }) => {
    if (machine === hostname() && !isAlive(pid)) return true;
    if (beat !== seen) [seen, since] = [beat, performance.now()];
    return performance.now() - since > staleAfter;
  };
};

/**
 * Calls a function that creates a file.
 * @returns {boolean} whether the file was created; false when it exists already
 */
const creates = (create) => {
  try {
    create();
    return true;
  } catch (error) {
    if (error.code === 'EEXIST') return false;
    throw error;
  }
};

/**
 * Removes the lock of a holder that has ended. A guard file lets only one process do so, because a second one
 * would remove the next holder's lock.
 */
const takeAway = (file, { pid, beat }) => {
  const guard = `${file}-taken-away`;
  if (!creates(() => writeFileSync(guard, '', { flag: 'wx' }))) {
    const age = Date.now() - (statSync(guard, { throwIfNoEntry: false })?.mtimeMs ?? Infinity);
    if (age > staleAfter) rmSync(guard, { force: true }); // the process that made the guard was killed
    return;
  }
  try {
    const now = readHolder(file);
    if (now?.pid !== pid || now.beat !== beat) return;
    rmSync(file, { force: true });
    rmSync(`${file}-${pid}`, { force: true });
  } finally {
    rmSync(guard, { force: true });
  }
};

/**
 * Runs some work while no other process holds the same lock. A lock whose process has ended is taken over.
 * @param {string} file the lock
 * @param {() => Promise<T>} work
 * @param {() => void} [onWait] called once when another process holds the lock
 * @template T
 */
export const withLock = async (file, work, onWait = () => {}) => {
  mkdirSync(path.dirname(file), { recursive: true });
  const own = `${file}-${process.pid}`;
  const hasEnded = watch();
  try {
    writeFileSync(own, `${hostname()}\n${process.pid}`);
    // a hard link can be made by one process only, and names its owner from the first moment
    for (let waited = false; !creates(() => linkSync(own, file)); waited = true) {
      if (!waited) onWait();
      const holder = readHolder(file);
      if (holder && hasEnded(holder)) takeAway(file, holder);
      else await pause(200);
    }
    const beating = setInterval(() => {
      try {
        utimesSync(own, new Date(), new Date());
      } catch {
        // this process was suspended, and another one has taken the lock over
      }
    }, heartbeat);
    try {
      return await work();
    } finally {
      clearInterval(beating);
      if (readHolder(file)?.pid === process.pid) rmSync(file, { force: true });
    }
  } finally {
    rmSync(own, { force: true });
  }
};
