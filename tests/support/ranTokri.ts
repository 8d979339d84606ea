import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { jest } from '@jest/globals';
import { spawn as spawnInTerminal } from '@lydell/node-pty';
import { fail } from '../../cli/terminal/failing.js';
import { program } from '../../cli/program.js';

/** What a command printed, said beside it, and ended with. */
export interface Ran {
  printed: string;
  said: string;
  code: number;
}

/** The command line in an environment, in this process; it never throws. */
export const tokriIn =
  (env: NodeJS.ProcessEnv) =>
  async (...args: string[]): Promise<Ran> => {
    const printed: string[] = [];
    const said: string[] = [];
    const speaking = [
      jest.spyOn(console, 'log').mockImplementation((line: string) => void printed.push(line)),
      jest.spyOn(process.stderr, 'write').mockImplementation((line) => said.push(String(line)) > 0),
    ];
    process.exitCode = undefined;
    try {
      await program(env).parseAsync(['node', 'tokri', ...args]);
    } catch (error) {
      await fail(error, args.includes('--json'));
    }
    const code = Number(process.exitCode ?? 0);
    process.exitCode = undefined;
    for (const spy of speaking) spy.mockRestore();
    return { printed: printed.join('\n'), said: said.join(''), code };
  };

/** A command in a process of its own, as `npm run cli` starts it, without a terminal. */
export interface Running {
  child: ChildProcess;
  /** Resolves once it has ended. */
  ended: Promise<Ran>;
}

const main = 'dist/cli/main.js';

/** Without the options of the test's own Node. */
const own = (env: NodeJS.ProcessEnv): NodeJS.ProcessEnv => ({ ...env, NODE_OPTIONS: '' });

/** Starts the built command line. */
export const startTokri = (env: NodeJS.ProcessEnv, ...args: string[]): Running =>
  feedTokri(env, undefined, ...args);

/** The same with something on its standard input. */
export const feedTokri = (
  env: NodeJS.ProcessEnv,
  input: string | Buffer | undefined,
  ...args: string[]
): Running => {
  const child = spawn(process.execPath, [main, ...args], { env: own(env), stdio: 'pipe' });
  child.stdin.on('error', () => undefined); // it may leave before it has read all
  child.stdin.end(input);
  const [printed, said]: [Buffer[], Buffer[]] = [[], []];
  child.stdout.on('data', (chunk: Buffer) => printed.push(chunk));
  child.stderr.on('data', (chunk: Buffer) => said.push(chunk));
  const end = () => child.kill('SIGKILL'); // a test that failed half way leaves none behind
  process.once('exit', end);
  const ended = once(child, 'close').then(() => {
    process.off('exit', end);
    return {
      printed: Buffer.concat(printed).toString(),
      said: Buffer.concat(said).toString(),
      code: child.exitCode ?? -1,
    };
  });
  return { child, ended };
};

/** What to type once something is shown; a function first does what somebody else does meanwhile. */
export type Dialogue = readonly (readonly [shown: string, typed: string | (() => Promise<string>)])[];

/** What came of a command in a terminal. */
export interface Shown {
  /** All that the terminal showed. */
  shown: string;
  code: number;
}

/** The built command line in a pseudo-terminal of its own. */
export const inTerminal = (
  env: NodeJS.ProcessEnv,
  args: readonly string[],
  dialogue: Dialogue = [],
): Promise<Shown> =>
  new Promise((resolve) => {
    const terminal = spawnInTerminal(process.execPath, [main, ...args], {
      env: { ...own(env), TERM: 'xterm' },
      cols: 80,
      rows: 24,
    });
    const left = [...dialogue];
    let shown = '';
    let read = 0;
    terminal.onData((text) => {
      shown += text;
      const [next] = left;
      const at = next ? shown.indexOf(next[0], read) : -1;
      if (!next || at < 0) return;
      left.shift();
      read = at + next[0].length;
      const [, typed] = next;
      if (typeof typed === 'string') terminal.write(typed);
      else void typed().then((line) => terminal.write(line));
    });
    terminal.onExit(({ exitCode }) => resolve({ shown: shown.replaceAll('\r\n', '\n'), code: exitCode }));
  });
