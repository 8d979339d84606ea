// Loaded before the shop: on SIGUSR2 it prints the longest delay of the event loop in ms since the last signal,
// and the resident memory in bytes.
import { monitorEventLoopDelay } from 'node:perf_hooks';

const resolution = 5;
const delay = monitorEventLoopDelay({ resolution });
delay.enable();
process.on('SIGUSR2', () => {
  const loopDelay = Math.max(0, delay.max / 1e6 - resolution);
  delay.reset();
  console.log(`measured: ${JSON.stringify({ loopDelay, memory: process.memoryUsage.rss() })}`);
});
