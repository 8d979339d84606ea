import { spawn as spawnProcess } from 'node:child_process';
import { once } from 'node:events';
import path from 'node:path';
import { text } from 'node:stream/consumers';
import { spawn } from '@lydell/node-pty';

const main = path.resolve('dist/cli/main.js');

/** How a command ended. In a terminal its output and what stands beside it are one. */
export interface Ended {
  code: number;
  out: string;
  err: string;
}

interface Running {
  env?: NodeJS.ProcessEnv;
  /** What arrives on its standard input; in a terminal, what is typed once `when` has been shown. */
  typed?: readonly { when: string | RegExp; keys: string }[];
  input?: string;
}

/** Without what a test's own process brings along. */
const environment = (env: NodeJS.ProcessEnv = {}): NodeJS.ProcessEnv => {
  const { NODE_OPTIONS: _, NO_COLOR: __, FORCE_COLOR: ___, ...rest } = process.env;
  return { ...rest, NODE_ENV: 'test', ...env };
};

/** Runs a command of the built command line in a process of its own, without a terminal. */
export const piped = async (args: readonly string[], { env, input = '' }: Running = {}): Promise<Ended> => {
  const child = spawnProcess(process.execPath, [main, ...args], { env: environment(env) });
  child.stdin.end(input);
  const ended = once(child, 'close') as Promise<[number | null]>;
  const [out, err, [code]] = await Promise.all([text(child.stdout), text(child.stderr), ended]);
  return { code: code ?? -1, out, err };
};

const isShown = (shown: string, when: string | RegExp) =>
  typeof when === 'string' ? shown.includes(when) : when.test(shown);

/** The same in a pseudo-terminal of 80 columns. */
export const inTerminal = (args: readonly string[], { env, typed = [] }: Running = {}): Promise<Ended> =>
  new Promise((resolve) => {
    const waiting = [...typed];
    let shown = '';
    const child = spawn(process.execPath, [main, ...args], {
      cols: 80,
      rows: 30,
      cwd: process.cwd(),
      env: { ...environment(env), TERM: 'xterm-256color' },
    });
    child.onData((piece) => {
      shown += piece;
      const [next] = waiting;
      if (!next || !isShown(shown, next.when)) return;
      waiting.shift();
      child.write(next.keys);
    });
    child.onExit(({ exitCode }) => resolve({ code: exitCode, out: shown.replaceAll('\r\n', '\n'), err: '' }));
  });
