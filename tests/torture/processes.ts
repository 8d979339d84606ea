import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { closeSync, existsSync, openSync } from 'node:fs';
import path from 'node:path';

/** A program that a run starts, ends and starts again with the same command. */
export interface Program {
  name: string;
  start(): void;
  isRunning(): boolean;
  /** Sends a signal to the running process. */
  signal(name: NodeJS.Signals): void;
  /** Ends the process and waits until it is gone. */
  end(signal: NodeJS.Signals): Promise<void>;
  /** How it ended when nobody had told it to, and with another code than 0 after SIGTERM. */
  exits: string[];
}

interface Command {
  name: string;
  /** The file that gets what the program prints. */
  log: string;
  bin: string;
  args: readonly string[];
  env?: NodeJS.ProcessEnv;
}

export const programOf = ({ name, log, bin, args, env }: Command): Program => {
  let child: ChildProcess | undefined;
  const isRunning = () => child !== undefined && child.exitCode === null && child.signalCode === null;
  const kill = () => child?.kill('SIGKILL');
  const exits: string[] = [];
  let told: NodeJS.Signals | undefined;
  return {
    name,
    exits,
    isRunning,
    start: () => {
      const output = openSync(log, 'a');
      child = spawn(bin, args, { stdio: ['ignore', output, output], env: { ...process.env, ...env } });
      closeSync(output);
      told = undefined;
      process.once('exit', kill);
      child.once('exit', (code, signal) => {
        process.off('exit', kill);
        const isRight = told === 'SIGKILL' || (told === 'SIGTERM' && code === 0);
        if (!isRight) exits.push(`${name} ended with ${code ?? signal}${told ? ` after ${told}` : ''}`);
      });
    },
    signal: (signal) => child?.kill(signal),
    end: async (signal) => {
      if (!child || !isRunning()) return;
      const gone = once(child, 'exit');
      told = signal;
      child.kill(signal);
      await gone;
    },
  };
};

/** The programs of other makers that the runs need, and how to get them. */
const tools = {
  haproxy: { places: ['haproxy'], cure: 'apt-get install haproxy' },
  toxiproxy: {
    places: ['toxiproxy-server'],
    cure: 'go install github.com/Shopify/toxiproxy/v2/cmd/server@latest, and name the program in TOXIPROXY',
  },
  faketime: {
    places: [
      '/usr/lib/x86_64-linux-gnu/faketime/libfaketimeMT.so.1',
      '/usr/lib/aarch64-linux-gnu/faketime/libfaketimeMT.so.1',
    ],
    cure: 'apt-get install faketime',
  },
};

type Tool = keyof typeof tools;

const onPath = (file: string) =>
  path.isAbsolute(file)
    ? [file]
    : (process.env.PATH ?? '').split(path.delimiter).map((folder) => path.join(folder, file));

/**
 * Returns the path of a tool, which `HAPROXY`, `TOXIPROXY` or `FAKETIME` may name.
 * @throws Error that says how to get it
 */
export const toolAt = (tool: Tool): string => {
  const named = process.env[tool.toUpperCase()];
  const found = [...(named ? [named] : []), ...tools[tool].places.flatMap(onPath)].find(existsSync);
  if (!found) throw new Error(`There is no ${tool} here: ${tools[tool].cure}.`);
  return found;
};

/** The environment of a process whose clock is wrong by this many seconds. Its timers run at the usual pace. */
export const skewedBy = (seconds: number): NodeJS.ProcessEnv =>
  seconds
    ? {
        LD_PRELOAD: toolAt('faketime'),
        FAKETIME: `${seconds > 0 ? '+' : ''}${seconds}s`,
        FAKETIME_DONT_FAKE_MONOTONIC: '1',
        FAKETIME_FORCE_MONOTONIC_FIX: '0', // with it a mongod waits for nothing and takes a whole core
      }
    : {};
