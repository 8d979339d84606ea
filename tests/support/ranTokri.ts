import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { jest } from '@jest/globals';
import { fail } from '../../cli/frame/failing.js';
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

/** Starts the built command line. */
export const startTokri = (env: NodeJS.ProcessEnv, ...args: string[]): Running => {
  const child = spawn(process.execPath, ['dist/cli/main.js', ...args], {
    env: { ...env, NODE_OPTIONS: '' },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  const [printed, said]: [Buffer[], Buffer[]] = [[], []];
  child.stdout.on('data', (chunk: Buffer) => printed.push(chunk));
  child.stderr.on('data', (chunk: Buffer) => said.push(chunk));
  const ended = once(child, 'close').then(() => ({
    printed: Buffer.concat(printed).toString(),
    said: Buffer.concat(said).toString(),
    code: child.exitCode ?? -1,
  }));
  return { child, ended };
};
