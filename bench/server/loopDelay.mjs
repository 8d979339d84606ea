// Loaded before the shop: on SIGUSR2 it prints the longest time in ms for which the event loop was held since the last
// signal, and the resident memory in bytes.
import { openSync, readSync } from 'node:fs';
import { isMainThread } from 'node:worker_threads';

const resolution = 5;

/** Opens the times of the main thread in Linux (Documentation/scheduler/sched-stats.rst); undefined elsewhere. */
const openTimes = () => {
  try {
    return openSync('/proc/self/schedstat');
  } catch {
    return undefined;
  }
};

const measure = () => {
  const file = openTimes();
  const bytes = Buffer.alloc(100);
  /** Returns for how many ms the main thread ran, and for how many it was ready and had no processor. */
  const mainThread = () => {
    if (file === undefined) return [0, 0];
    const length = readSync(file, bytes, 0, bytes.length, 0);
    return bytes
      .toString('latin1', 0, length)
      .split(' ', 2)
      .map((nanoseconds) => Number(nanoseconds) / 1e6);
  };
  const read = () => {
    const { user, system } = process.cpuUsage();
    const [ran, waited] = mainThread();
    return { time: performance.now(), waited, otherThreads: (user + system) / 1e3 - ran };
  };

  let longest = 0;
  let last = read();
  setInterval(() => {
    const now = read();
    const since = (name) => now[name] - last[name];
    // a wait for another thread of the shop counts, one for another process does not
    const foreign = Math.max(0, since('waited') - since('otherThreads'));
    longest = Math.max(longest, since('time') - foreign - resolution);
    last = now;
  }, resolution).unref();

  process.on('SIGUSR2', () => {
    console.log(`measured: ${JSON.stringify({ loopDelay: longest, memory: process.memoryUsage.rss() })}`);
    longest = 0;
  });
};

if (isMainThread) measure();
