import { fileURLToPath } from 'node:url';

/**
 * `nest start` runs the shop, as `tokri serve` does. Nest starts it in a shell and sends signals to that
 * shell only, so the shop ends when the shell is gone.
 */
const shell = process.ppid;
const watch = setInterval(() => {
  if (process.ppid === shell) return;
  clearInterval(watch);
  process.kill(process.pid, 'SIGTERM');
}, 300);
watch.unref();

process.argv.splice(1, 1, fileURLToPath(new URL('./main.js', import.meta.url)), 'serve'); // also for the processes of WORKERS
await import('./main.js');
