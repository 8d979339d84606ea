// One process at a time: for work that two at once would spoil, or do twice.
import { linkSync, mkdirSync, readFileSync, rmSync, statSync, utimesSync, writeFileSync } from 'node:fs';
import { hostname } from 'node:os';
import path from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';

const heartbeat = 2_000;
/** ms after which a holder without a heartbeat counts as ended. */
const staleAfter = 15_000;

/** @returns {boolean} whether a process of this machine lives */
export const isAlive = (pid) => {
  try {
    return process.kill(pid, 0);
  } catch (error) {
    return error.code === 'EPERM';
  }
};

/** @returns who holds the lock, and when it last said so; undefined where nobody does */
const readHolder = (file) => {
  try {
    const [machine, pid] = readFileSync(file, 'utf8').split('\n');
    return { machine, pid: Number(pid), beat: statSync(file).mtimeMs };
  } catch {
    return undefined;
  }
};

/**
 * Watches one lock. A heartbeat counts when it is seen to move: clocks of two machines differ, and a clock goes on
 * while a laptop sleeps.
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

/** @returns {boolean} whether `create` made its file; false where it exists */
const creates = (create) => {
  try {
    create();
    return true;
  } catch (error) {
    if (error.code === 'EEXIST') return false;
    throw error;
  }
};

/** Removes the lock of a holder that ended. One process does it at a time: another one would remove the next holder's. */
const takeAway = (file, { pid, beat }) => {
  const guard = `${file}-taken-away`;
  if (!creates(() => writeFileSync(guard, '', { flag: 'wx' }))) {
    const age = Date.now() - (statSync(guard, { throwIfNoEntry: false })?.mtimeMs ?? Infinity);
    if (age > staleAfter) rmSync(guard, { force: true }); // its process was killed
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
 * @param {() => void} [onWait] called once where another process holds it
 * @template T
 */
export const withLock = async (file, work, onWait = () => {}) => {
  mkdirSync(path.dirname(file), { recursive: true });
  const own = `${file}-${process.pid}`;
  const hasEnded = watch();
  try {
    writeFileSync(own, `${hostname()}\n${process.pid}`);
    // a hard link is made by one process only, and shows its owner from its first moment on
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
        // this process was suspended, and another one took the lock over
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
