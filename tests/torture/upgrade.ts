// One process after the other is replaced by another version, and one goes back and forth, while customers buy.
import { execFileSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import path from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { repeatedMails } from './ledger.js';
import { type Run, strike, type Struck, whileCustomersBuy } from './nodes.js';

/** The commit of version 0.1.0. */
export const released = 'f3d3223';

const git = (...args: string[]) => execFileSync('git', args, { encoding: 'utf8' }).trim();

/** Builds a commit in a folder of its own beside the build of this one. Returns the folder. */
export const builtAt = (ref: string, log: (line: string) => void): string => {
  const commit = git('rev-parse', '--short', ref);
  const folder = path.resolve('.data', 'builds', commit);
  if (existsSync(path.join(folder, 'dist/cli/main.js'))) return folder;
  log(`Building ${commit} …`);
  if (!existsSync(folder)) git('clone', '--quiet', '.', folder);
  const run = (bin: string, ...args: string[]) =>
    execFileSync(bin, args, { cwd: folder, stdio: ['ignore', 'ignore', 'inherit'] });
  run('git', 'checkout', '--quiet', commit);
  run('npm', 'ci', '--no-audit', '--no-fund', '--loglevel=error');
  run(process.execPath, 'scripts/build.mjs');
  return folder;
};

const steps = [
  { index: 0, to: 'new' },
  { index: 1, to: 'new' },
  { index: 1, to: 'old' },
  { index: 1, to: 'new' },
  { index: 2, to: 'new' },
] as const;

/** @param old the folder of the older build */
export const runUpgrade = async (old: string, log: (line: string) => void): Promise<Run> => {
  const run = await whileCustomersBuy({ program: old }, async (environment, buyers) => {
    const struck: Struck[] = [];
    for (const { index, to } of steps) {
      const name = `process ${index + 1} becomes the ${to} version`;
      log(name);
      const strikes = () => environment.shops.replace(index, to === 'new' ? '.' : old);
      struck.push(await strike({ name, strikes }, environment, buyers));
      await pause(5_000);
    }
    return struck;
  });
  return { ...run, odd: [...run.odd, ...repeatedMails(run.balance)] };
};
