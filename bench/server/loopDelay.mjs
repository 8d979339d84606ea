// Loaded before the shop: on SIGUSR2 it prints for how long in ms the event loop was held at most since the last signal,
// and the resident memory in bytes.
import { readFileSync } from 'node:fs';

const resolution = 5;

/**
 * Returns for how many ms this thread was ready to run while others had the processors. Linux counts it
 * (Documentation/scheduler/sched-stats.rst); elsewhere it is 0.
 */
const waited = () => {
  try {
    const [, nanoseconds] = readFileSync(`/proc/self/task/${process.pid}/schedstat`, 'utf8').split(' ');
    return Number(nanoseconds) / 1e6;
  } catch {
    return 0;
  }
};

let longest = 0;
let last = { time: performance.now(), waited: waited() };
setInterval(() => {
  const now = { time: performance.now(), waited: waited() };
  longest = Math.max(longest, now.time - last.time - (now.waited - last.waited) - resolution);
  last = now;
}, resolution).unref();

process.on('SIGUSR2', () => {
  console.log(`measured: ${JSON.stringify({ loopDelay: longest, memory: process.memoryUsage.rss() })}`);
  longest = 0;
});
