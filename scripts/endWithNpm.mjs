// npm runs a script in a shell and sends signals to that shell only, so the script would survive the end of
// the shell.
import { readFileSync } from 'node:fs';

const ownScripts = new Set(['start', 'cli', 'npx']);

/** Milliseconds between two checks whether npm still runs. */
const pause = 300;

/**
 * Reads a file about a process in /proc. Returns undefined on systems other than Linux and for a process that
 * has ended.
 */
const read = (pid, what) => {
  try {
    return readFileSync(`/proc/${pid}/${what}`, 'utf8');
  } catch {
    return undefined;
  }
};

/**
 * Returns the pid of a process's parent: the second word after the process's name, which is in brackets and
 * may contain anything.
 */
const parentOf = (pid) => read(pid, 'stat')?.replace(/^.*\)/s, '').trim().split(' ')[1];

/**
 * Returns the pids of the processes that started this one: the shell and npm, or only npm when the shell has
 * replaced itself by this process.
 */
const ancestors = () => {
  const parent = process.ppid;
  const isShell = read(parent, 'cmdline')?.includes(process.env.npm_lifecycle_script);
  return `${parent} ${isShell ? parentOf(parent) : ''}`;
};

/**
 * When npm runs this process, ends it like SIGTERM as soon as npm or its shell is gone. Started in any other
 * way (as a service, with nohup or setsid), the process outlives its parent.
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
