// npm runs a script in a shell of its own, and hands a signal to that shell only: the shell ends, the script would live on.

const ownScripts = new Set(['start', 'cli']);

/** In milliseconds, between looks. */
const pause = 300;

/**
 * Where npm runs this process, ends it as SIGTERM would once npm or its shell has gone. Started in any other way (a service,
 * nohup, setsid), it outlives whoever started it.
 */
export const endWithNpm = () => {
  if (!ownScripts.has(process.env.npm_lifecycle_event)) return;
  const parent = process.ppid;
  const watch = setInterval(() => {
    if (process.ppid === parent) return;
    clearInterval(watch);
    process.kill(process.pid, 'SIGTERM');
  }, pause);
  watch.unref();
};
