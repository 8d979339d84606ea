/**
 * `nest start`: the shop, as by `tokri serve`. Nest runs this in a shell of its own and hands a signal to that shell only, so the shop
 * ends when the shell has gone.
 */
const shell = process.ppid;
const watch = setInterval(() => {
  if (process.ppid === shell) return;
  clearInterval(watch);
  process.kill(process.pid, 'SIGTERM');
}, 300);
watch.unref();

process.argv.splice(2, 0, 'serve');
await import('./main.js');
