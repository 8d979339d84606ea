// npm runs a script in a shell of its own, and hands a signal to that shell only: the shell ends, the script would live on.
import { readFileSync } from 'node:fs';

const ownScripts = new Set(['start', 'cli', 'npx']);

/** In milliseconds, between looks. */
const pause = 300;

/** Linux only; undefined elsewhere, and for a process that is gone. */
const read = (pid, what) => {
  try {
    return readFileSync(`/proc/${pid}/${what}`, 'utf8');
  } catch {
    return undefined;
  }
};

/** In a `stat` it is the second word behind the name, which stands in brackets and may hold anything. */
const parentOf = (pid) => read(pid, 'stat')?.replace(/^.*\)/s, '').trim().split(' ')[1];

/** The shell, and npm itself above it; or npm alone, where the shell has made room for the script. */
const ancestors = () => {
  const parent = process.ppid;
  const isShell = read(parent, 'cmdline')?.includes(process.env.npm_lifecycle_script);
  return `${parent} ${isShell ? parentOf(parent) : ''}`;
};

/**
 * Where npm runs this process, ends it as SIGTERM would once npm or its shell has gone. Started in any other way (a service,
 * nohup, setsid), it outlives whoever started it.
 */
export const endWithNpm = () => {
  if (!ownScripts.has(process.env.npm_lifecycle_event)) return;
  const before = ancestors();
  const watch = setInterval(() => {
    if (ancestors() === before) return;
    clearInterval(watch);
    process.kill(process.pid, 'SIGTERM');
  }, pause);
  watch.unref();
};
