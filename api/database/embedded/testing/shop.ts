import { type ChildProcess, execFileSync, spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { mkdtemp, realpath, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import { z } from 'zod';
import { mongoFolder, readState } from '../folder.js';

const message = z.union([
  z.strictObject({ loaded: z.literal(true) }),
  z.strictObject({ uri: z.string() }),
  z.strictObject({ failure: z.string() }),
  z.strictObject({ answer: z.number() }),
  z.strictObject({ log: z.string() }),
]);

const program = fileURLToPath(new URL('shopProcess.mjs', import.meta.url));

/** A process that has a shop's database open. It runs the build, which starts faster than the sources. */
export class ShopProcess {
  readonly logged: string[] = [];
  readonly #child: ChildProcess;
  readonly #ended: Promise<string>;
  readonly #loaded: Promise<unknown>;

  constructor(dataDir: string, mongod?: string) {
    if (!existsSync('dist/cli/embeddedMongo.js'))
      throw new Error('this test runs the built shop: build it with npm run build');
    const given = [program, dataDir, ...(mongod ? [mongod] : [])];
    this.#child = spawn(process.execPath, given, {
      stdio: ['ignore', 'inherit', 'inherit', 'ipc'],
      env: { ...process.env, NODE_OPTIONS: '' },
    });
    this.#ended = once(this.#child, 'exit').then(([code, signal]) => String(signal ?? code));
    this.#loaded = once(this.#child, 'message');
    this.#child.on('message', (heard) => {
      const said = message.parse(heard);
      if ('log' in said) this.logged.push(said.log);
    });
  }

  /** Waits until the process has loaded its modules, which takes seconds on a busy machine. */
  async loads(): Promise<void> {
    await this.#loaded;
  }

  /** Opens the database. @returns the connection string */
  async opened(): Promise<string> {
    const heard = this.#hears();
    this.#child.send('open');
    const said = await heard;
    if ('uri' in said) return said.uri;
    throw new Error(JSON.stringify(said));
  }

  /** Writes a record that is acknowledged as durable. @returns how many records the process has written */
  writes = () => this.#does('write');
  counts = () => this.#does('count');
  releases = () => this.#does('release');

  /** Kills the process, as a crash would. */
  async dies(): Promise<void> {
    this.#child.kill('SIGKILL');
    await this.#ended;
  }

  async #does(order: string): Promise<number> {
    const answer = this.#hears();
    this.#child.send(order);
    const said = await answer;
    if ('answer' in said) return said.answer;
    throw new Error(JSON.stringify(said));
  }

  #hears(): Promise<z.infer<typeof message>> {
    const answer = new Promise<z.infer<typeof message>>((resolve) => {
      const listen = (heard: unknown) => {
        const said = message.parse(heard);
        if ('log' in said || 'loaded' in said) return;
        this.#child.off('message', listen);
        resolve(said);
      };
      this.#child.on('message', listen);
    });
    return Promise.race([answer, this.#ended.then((why) => ({ failure: `the process ended: ${why}` }))]);
  }
}

/** A data folder and the processes that use it. */
export class Shop {
  readonly #processes: ShopProcess[] = [];
  private constructor(readonly dataDir: string) {}

  static async inNewFolder(): Promise<Shop> {
    return new Shop(await realpath(await mkdtemp(path.join(tmpdir(), 'tokri-mongo-'))));
  }

  get folder() {
    return mongoFolder(this.dataDir);
  }

  /** Starts a process and waits until the database is open. */
  async process(mongod?: string): Promise<ShopProcess> {
    const started = this.start(mongod);
    await started.opened();
    return started;
  }

  start(mongod?: string): ShopProcess {
    const started = new ShopProcess(this.dataDir, mongod);
    this.#processes.push(started);
    return started;
  }

  /** Returns the process ids of the running mongod and its supervisor. */
  async pids(): Promise<{ mongod: number; supervisor: number }> {
    const [[mongod], [supervisor]] = [await mongodsOn(this.dataDir), this.#supervisors()];
    if (!mongod || !supervisor) throw new Error('no mongod runs with a supervisor');
    return { mongod, supervisor };
  }

  #supervisors = () => pidsOf((command) => command.includes(` ${this.folder.log} [`));

  async port(): Promise<number | undefined> {
    return (await readState(this.folder))?.mongoPort;
  }

  /** Kills the remaining processes and deletes the folder. */
  async close(): Promise<void> {
    for (const each of this.#processes) await each.dies();
    for (const pid of await mongodsOn(this.dataDir)) kill(pid);
    await noMongodOn(this.dataDir);
    await rm(this.dataDir, { recursive: true, force: true, maxRetries: 5 });
  }
}

export const kill = (pid: number): void => void process.kill(pid, 'SIGKILL');

interface Listed {
  pid: number;
  state: string;
  command: string;
}

/** Reads a process from Linux's /proc, which takes a tenth of the time of `ps`. */
const readProcess = (pid: string): Listed[] => {
  try {
    const [, state = ''] = /.*\) (\S)/.exec(readFileSync(`/proc/${pid}/stat`, 'utf8')) ?? [];
    const command = readFileSync(`/proc/${pid}/cmdline`, 'utf8').replaceAll('\0', ' ');
    return [{ pid: Number(pid), state, command }];
  } catch {
    return []; // it has just ended
  }
};

const listedByPs = (): Listed[] =>
  execFileSync('ps', ['-A', '-ww', '-o', 'pid=,stat=,args='], {
    encoding: 'utf8',
    maxBuffer: 64 * 1024 * 1024,
  })
    .split('\n')
    .map((line) => /^\s*(\d+)\s+(\S+)\s+(.*)$/.exec(line))
    .flatMap((row) => (row ? [{ pid: Number(row[1]), state: row[2] ?? '', command: row[3] ?? '' }] : []));

const processes = (): Listed[] =>
  process.platform === 'linux'
    ? readdirSync('/proc')
        .filter((name) => /^\d+$/.test(name))
        .flatMap(readProcess)
    : listedByPs();

/**
 * Tells whether a process runs. A process that has ended but was not collected by its parent does not count.
 */
export const isAlive = async (pid: number): Promise<boolean> => {
  try {
    process.kill(pid, 0); // spares `ps` once the process is gone
  } catch {
    return false;
  }
  return processes().some((each) => each.pid === pid && !each.state.startsWith('Z'));
};

const pidsOf = (matches: (command: string) => boolean): number[] =>
  processes()
    .filter(({ command, state }) => matches(command) && !state.startsWith('Z'))
    .map(({ pid }) => pid);

/** Returns the process ids of all mongods that run on a data folder. */
export const mongodsOn = async (dataDir: string): Promise<number[]> =>
  pidsOf((command) => command.includes(`--dbpath ${mongoFolder(dataDir).db} `));

/** Polls until the condition holds; the test's own timeout ends it. */
export async function until(holds: () => Promise<boolean>): Promise<void> {
  while (!(await holds())) await sleep(100);
}

/** Waits until no mongod runs on a data folder: the system needs some ms to end the process after its last word. */
export const noMongodOn = (dataDir: string): Promise<void> =>
  until(async () => (await mongodsOn(dataDir)).length === 0);
