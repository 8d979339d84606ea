import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { PassThrough, Readable } from 'node:stream';
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

/** Lets this thread read another standard input. Returns a function that undoes it. */
const feedInput = (value: Readable): (() => void) => {
  const own = Object.getOwnPropertyDescriptor(process, 'stdin') ?? {};
  Object.defineProperty(process, 'stdin', { configurable: true, value });
  return () => void Object.defineProperty(process, 'stdin', own);
};

/** @param hear gets each text of the error output at once */
const runHere = async (
  env: NodeJS.ProcessEnv,
  args: readonly string[],
  input?: Readable,
  hear?: (text: string) => void,
): Promise<Ran> => {
  const endInput = input && feedInput(input);
  const printed: string[] = [];
  const said: string[] = [];
  const speaking = [
    jest.spyOn(console, 'log').mockImplementation((line: string) => void printed.push(line)),
    jest.spyOn(process.stdout, 'write').mockImplementation((text) => printed.push(String(text)) > 0),
    jest.spyOn(process.stderr, 'write').mockImplementation((text) => {
      said.push(String(text));
      hear?.(String(text));
      return true;
    }),
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

/**
 * Runs the command line in this process with an environment, and a standard input if given; it never throws.
 */
export const tokriIn =
  (env: NodeJS.ProcessEnv, input?: string | Buffer) =>
  (...args: string[]): Promise<Ran> =>
    runHere(env, args, input === undefined ? undefined : Readable.from([Buffer.from(input)]));

/** Leaves out the warnings that Node prints when a test imports. */
export const withoutWarnings = (said: string): string => said.replace(/^\(node:.*\n(\(Use .*\n)?/gm, '');

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

/** Returns a function that hears what is shown, and types the next answer once its text is there. */
const answering = (dialogue: Dialogue, type: (line: string) => void): ((text: string) => void) => {
  const left = [...dialogue];
  let shown = '';
  let read = 0;
  return (text) => {
    shown += text;
    const [next] = left;
    const at = next ? shown.indexOf(next[0], read) : -1;
    if (!next || at < 0) return;
    left.shift();
    read = at + next[0].length;
    const [, typed] = next;
    void (typeof typed === 'string' ? Promise.resolve(typed) : typed()).then(type);
  };
};

/**
 * Runs the command line in this process as in a terminal, and types the dialogue. Ctrl-C would end this process,
 * and no other command may run in it meanwhile.
 */
export const typingIn =
  (env: NodeJS.ProcessEnv) =>
  async (args: readonly string[], dialogue: Dialogue = []): Promise<Shown> => {
    const keyboard = Object.assign(new PassThrough(), { isTTY: true });
    const hear = answering(dialogue, (line) => void keyboard.write(line));
    const { printed, said, code } = await runHere(env, args, keyboard, hear);
    return { shown: said + printed, code };
  };

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
    const hear = answering(dialogue, (line) => terminal.write(line));
    let shown = '';
    terminal.onData((text) => {
      shown += text;
      hear(text);
    });
    terminal.onExit(({ exitCode }) => resolve({ shown: shown.replaceAll('\r\n', '\n'), code: exitCode }));
  });
