import { execFile } from 'node:child_process';
import { chmod, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { promisify } from 'node:util';
import { afterAll, beforeAll, expect, test } from '@jest/globals';

const run = promisify(execFile);

let folder: string;
let env: NodeJS.ProcessEnv;
beforeAll(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'tokri-completion-'));
  const tokri = path.join(folder, 'tokri');
  const main = path.resolve('dist/cli/main.js');
  await writeFile(tokri, `#!/bin/sh\nexec '${process.execPath}' '${main}' "$@"\n`);
  await chmod(tokri, 0o755);
  env = { PATH: `${folder}:${process.env['PATH']}`, HOME: folder };
  const { stdout, stderr } = await run('tokri', ['completion', 'bash'], { env });
  expect(stderr).toBe('');
  await writeFile(path.join(folder, 'script'), stdout);
});
afterAll(() => rm(folder, { recursive: true, force: true }));

/**
 * Returns the completions that bash offers; sources the script twice and uses nothing else of
 * bash-completion.
 */
const offers = async (...words: string[]): Promise<string[]> => {
  const script = [
    'script=$(cat script)',
    'eval "$script"; eval "$script"',
    'compopt() { :; }', // bash defines it only during a completion
    'COMP_WORDS=("$@"); COMP_CWORD=$(($# - 1))',
    '__tokri_complete; printf "%s\\n" "${COMPREPLY[@]}"',
  ].join('\n');
  const { stdout, stderr } = await run('bash', ['--norc', '-c', script, 'bash', ...words], {
    env,
    cwd: folder,
  });
  expect(stderr).toBe('');
  return stdout.split('\n').filter(Boolean);
};

test('bash completes commands, options and their values, without its package bash-completion', async () => {
  expect(await offers('tokri', 'or')).toEqual(['orders']);
  expect(await offers('tokri', 'orders', 'list', '--status', 'p')).toEqual([
    'payment_pending',
    'placed',
    'packed',
  ]);
  expect(await offers('tokri', 'user', 'list', '--role', '')).toEqual(['admin', 'customer']);
});

test('where no word fits files are offered, and what is typed is not carried out', async () => {
  expect(await offers('tokri', 'restore', '$(touch made)')).toEqual([]);
  await expect(run('ls', [path.join(folder, 'made')])).rejects.toThrow();
  const answer = async (...words: string[]) =>
    (await run('tokri', ['complete', '--', ...words], { env })).stdout;
  expect(await answer('restore', '')).toBe(':0\n');
  expect(await answer('completion', 'fi')).toBe('fish\t\n:4\n');
});
