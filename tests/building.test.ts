import { type ChildProcess, execFile, spawn } from 'node:child_process';
import { createHash } from 'node:crypto';
import { once } from 'node:events';
import {
  appendFile,
  cp,
  mkdir,
  mkdtemp,
  readdir,
  readFile,
  realpath,
  rm,
  symlink,
  utimes,
  writeFile,
} from 'node:fs/promises';
import { hostname, tmpdir } from 'node:os';
import path from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { promisify } from 'node:util';
import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';

const env = { ...process.env, NODE_OPTIONS: '', NODE_ENV: 'development' };
const started: ChildProcess[] = [];
let folder: string;

beforeAll(async () => {
  folder = await realpath(await mkdtemp(path.join(tmpdir(), 'tokri-building-')));
});
afterAll(async () => {
  for (const child of started) child.kill('SIGKILL');
  await rm(folder, { recursive: true, force: true });
});

test('the scripts of package.json run in every shell: none sets a variable in the way of one', async () => {
  const { scripts } = JSON.parse(await readFile('package.json', 'utf8')) as { scripts: object };
  const commands = Object.values(scripts).flatMap((script: string) => script.split(' && '));

  expect(commands.length).toBeGreaterThan(10);
  expect(commands.filter((command) => /^\w+=/.test(command))).toEqual([]);
});

describe('a lock', () => {
  const lock = () => path.join(folder, 'lock');
  const log = () => path.join(folder, 'log');
  /** Runs a process that prints when it takes the lock and when it releases it, this many ms later. */
  const holder = (ms: number, { times = 1, startAt = 0 } = {}) => {
    const code = `
      import { appendFileSync } from 'node:fs';
      import { setTimeout as pause } from 'node:timers/promises';
      import { withLock } from ${JSON.stringify(path.resolve('scripts/lock.mjs'))};
      await pause(Math.max(0, ${startAt} - Date.now() - 20));
      while (Date.now() < ${startAt});
      for (let time = 0; time < ${times}; time += 1) await withLock(${JSON.stringify(lock())}, async () => {
        appendFileSync(${JSON.stringify(log())}, 'in ');
        process.stdout.write('holds');
        await pause(${ms});
        appendFileSync(${JSON.stringify(log())}, 'out ');
      });`;
    const child = spawn(process.execPath, ['--input-type=module', '--eval', code], {
      env,
      stdio: ['ignore', 'pipe', 'inherit'],
    });
    started.push(child);
    return child;
  };

  test('is held by one process at a time', async () => {
    const ended = await Promise.all([1, 2, 3, 4].map(() => once(holder(50), 'exit')));

    expect(ended.map(([code]) => code)).toEqual([0, 0, 0, 0]);
    expect(await readFile(log(), 'utf8')).toBe('in out '.repeat(4));
  });

  test('of a process that was killed is taken over', async () => {
    const killed = holder(600_000);
    await once(killed.stdout ?? killed, 'data');
    killed.kill('SIGKILL');
    await once(killed, 'exit');

    expect(await once(holder(0), 'exit')).toEqual([0, null]);
    expect((await readdir(folder)).filter((name) => name.startsWith('lock'))).toEqual([]);
  });

  test('of a process that was killed is taken over by one of those that wait', async () => {
    await rm(log(), { force: true });
    await writeFile(lock(), `${hostname()}\n4999999`); // this process id is above the largest possible one
    const together = { times: 30, startAt: Date.now() + 600 };
    const ended = await Promise.all([1, 2, 3, 4].map(() => once(holder(0, together), 'exit')));

    expect(ended.map(([code]) => code)).toEqual([0, 0, 0, 0]);
    expect(await readFile(log(), 'utf8')).toBe('in out '.repeat(120));
  });

  test('stays with a process that beats no more until that was seen for a while', async () => {
    await rm(log(), { force: true });
    const waiting = holder(3_000);
    await once(waiting.stdout ?? waiting, 'data');
    const past = new Date(Date.now() - 3_600_000); // as after an hour of sleep
    await utimes(lock(), past, past);

    expect(await once(holder(0), 'exit')).toEqual([0, null]);
    expect(await readFile(log(), 'utf8')).toBe('in out in out ');
  });

  test('that another process took over is left to it', async () => {
    const suspended = holder(3_000);
    await once(suspended.stdout ?? suspended, 'data');
    await rm(lock());
    await writeFile(lock(), `${hostname()}\n${process.pid}`);
    await rm(`${lock()}-${suspended.pid}`);

    expect(await once(suspended, 'exit')).toEqual([0, null]);
    expect(await readFile(lock(), 'utf8')).toContain(`${process.pid}`);
    await rm(lock());
  });
});

/** The modules that a build begins with, and the files that it copies. */
interface Lists {
  entries: readonly string[];
  neighbours: readonly string[];
}

describe('tokri in a checkout', () => {
  const checkout = () => path.join(folder, 'checkout');
  const inCheckout = (...parts: string[]) => path.join(checkout(), ...parts);
  const tokri = (variables: NodeJS.ProcessEnv = {}) =>
    promisify(execFile)(process.execPath, ['scripts/cli.mjs', '--version'], {
      cwd: checkout(),
      env: { ...env, ...variables },
    });
  const three = () => Promise.all([tokri(), tokri(), tokri()]);
  const builder = /^Building the server …$/gm;
  const builds = (said: { stderr: string }[]) => said.flatMap(({ stderr }) => stderr.match(builder) ?? []);

  beforeAll(async () => {
    for (const room of ['.git', 'contract', 'api', 'cli']) await mkdir(inCheckout(room), { recursive: true });
    // the commands and builds are the real ones, of a program that is quickly built
    const copied = 'scripts nest-cli.json swc.json tsconfig.json package.json package-lock.json';
    for (const part of copied.split(' ')) await cp(part, inCheckout(part), { recursive: true });
    const { entries, neighbours } = (await import(path.resolve('scripts/build.mjs'))) as Lists;
    const modules = ['contract/config', 'api/config', ...entries].map((name) => `${name}.ts`);
    for (const file of [...modules, ...neighbours]) {
      await mkdir(inCheckout(path.dirname(file)), { recursive: true });
      await writeFile(inCheckout(file), 'export {};\n');
    }
    await writeFile(inCheckout('cli', 'main.ts'), "console.log('1.2.3');\n");
    // a link for each package, not one for all: an install here would then remove only links
    await mkdir(inCheckout('node_modules'));
    for (const name of await readdir('node_modules'))
      if (name !== '.tokri-installed')
        await symlink(path.resolve('node_modules', name), inCheckout('node_modules', name));
    const installed = createHash('sha256')
      .update(await readFile('package-lock.json'))
      .digest('hex');
    await writeFile(inCheckout('node_modules', '.tokri-installed'), installed);
  });

  test('that is not built ends with one line where it is not to build by itself', async () => {
    await expect(tokri({ NODE_ENV: 'production' })).rejects.toMatchObject({
      code: 1,
      stderr: 'Tokri is not built here yet. Build it with: npm run build\n',
    });
  });

  test('is built once by three commands at once, and again after a change, while what is built stays whole', async () => {
    expect(builds(await three())).toHaveLength(1);
    const former = await realpath(inCheckout('dist', 'cli'));
    await appendFile(inCheckout('api', 'config.ts'), '\n// changed\n');
    let looking = true;
    const missing: string[] = [];
    const look = async () => {
      for (; looking; await pause(1))
        // without a pause it takes a core from the build
        await readFile(inCheckout('dist', 'cli', 'main.js')).catch(({ code }) => missing.push(String(code)));
    };
    const looks = look();
    const said = await three();
    looking = false;
    await looks;

    expect(builds(said)).toHaveLength(1);
    expect(said.map(({ stdout }) => stdout)).toEqual(Array(3).fill(said[0]?.stdout));
    expect(missing).toEqual([]);
    expect(await realpath(inCheckout('dist', 'cli'))).not.toBe(former);
    // a shop that runs from this build loads more of its files later
    expect(await readdir(former)).toContain('main.js');
  });

  test('uses what is built in production, though the sources are newer', async () => {
    await appendFile(inCheckout('api', 'config.ts'), '\n// changed again\n');
    const { stderr } = await tokri({ NODE_ENV: 'production' });

    expect(stderr).toBe('');
  });

  test('uses what is built where it is installed as a copy without a repository', async () => {
    await rm(inCheckout('.git'), { recursive: true });
    const { stdout, stderr } = await tokri();

    expect([stdout, stderr]).toEqual([expect.stringMatching(/^\d+\.\d+\.\d+/), '']);
  });

  test('is marked as in use until the process that runs from it ends', async () => {
    const marks = async () =>
      (await readdir(path.dirname(await realpath(inCheckout('dist', 'cli'))))).filter((name) =>
        name.startsWith('.used-by-'),
      );
    const code = `
      const { useBuild } = await import(${JSON.stringify(inCheckout('scripts', 'build.mjs'))});
      useBuild();
      process.stdout.write('marked');
      process.stdin.resume();`;
    const running = spawn(process.execPath, ['--input-type=module', '--eval', code], {
      cwd: checkout(),
      env,
      stdio: ['pipe', 'pipe', 'inherit'],
    });
    started.push(running);
    const ended = once(running, 'exit');
    await Promise.race([once(running.stdout, 'data'), ended]);

    expect(await marks()).toEqual([`.used-by-${running.pid}`]);
    running.stdin.end();
    await ended;
    expect(await marks()).toEqual([]);
  });
});
