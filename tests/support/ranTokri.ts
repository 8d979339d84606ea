import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { Readable } from 'node:stream';
import { jest } from '@jest/globals';
import { spawn as spawnInTerminal } from '@lydell/node-pty';
import { fail } from '../../cli/terminal/failing.js';
import { program } from '../../cli/program.js';

/** A command's output, its error output and its exit code. */
export interface Ran {
  printed: string;
  said: string;
  code: number;
}

/** Lets this thread read other bytes from standard input. Returns a function that undoes it. */
const feedInput = (input: string | Buffer): (() => void) => {
  const own = Object.getOwnPropertyDescriptor(process, 'stdin') ?? {};
  const value = Readable.from([Buffer.from(input)]);
  Object.defineProperty(process, 'stdin', { configurable: true, value });
  return () => void Object.defineProperty(process, 'stdin', own);
};

/**
 * Runs the command line in this process with an environment, and a standard input if given; it never throws.
 */
export const tokriIn =
  (env: NodeJS.ProcessEnv, input?: string | Buffer) =>
  async (...args: string[]): Promise<Ran> => {
    const endInput = input === undefined ? undefined : feedInput(input);
    const printed: string[] = [];
    const said: string[] = [];
    const speaking = [
      jest.spyOn(console, 'log').mockImplementation((line: string) => void printed.push(line)),
      jest.spyOn(process.stdout, 'write').mockImplementation((text) => printed.push(String(text)) > 0),
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
    endInput?.();
    return { printed: printed.join('\n'), said: said.join(''), code };
  };

/** A command in a separate process, without a terminal, as `npm run cli` starts it. */
export interface Running {
  child: ChildProcess;
  /** Resolves once the command has ended. */
  ended: Promise<Ran>;
}

const main = 'dist/cli/main.js';

/** Removes the Node options of the test run. */
const own = (env: NodeJS.ProcessEnv): NodeJS.ProcessEnv => ({ ...env, NODE_OPTIONS: '' });

/** Starts the built command line. */
export const startTokri = (env: NodeJS.ProcessEnv, ...args: string[]): Running =>
  feedTokri(env, undefined, ...args);

/** Starts the built command line with this standard input. */
export const feedTokri = (
  env: NodeJS.ProcessEnv,
  input: string | Buffer | undefined,
  ...args: string[]
): Running => {
  const child = spawn(process.execPath, [main, ...args], { env: own(env), stdio: 'pipe' });
  child.stdin.on('error', () => undefined); // the command may end before it has read everything
  child.stdin.end(input);
  const [printed, said]: [Buffer[], Buffer[]] = [[], []];
  child.stdout.on('data', (chunk: Buffer) => printed.push(chunk));
  child.stderr.on('data', (chunk: Buffer) => said.push(chunk));
  const end = () => child.kill('SIGKILL'); // a failed test leaves no command running
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

/**
 * Pairs of a shown text and what to type then; a function first does something else, and returns what to
 * type.
 */
export type Dialogue = readonly (readonly [shown: string, typed: string | (() => Promise<string>)])[];

/** The result of a command in a terminal. */
export interface Shown {
  /** Everything that the terminal showed. */
  shown: string;
  code: number;
}

/** Runs the built command line in a separate pseudo-terminal. */
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
