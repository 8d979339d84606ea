import { execFile } from 'node:child_process';
import { promisify } from 'node:util';

const execute = promisify(execFile);

/**
 * Runs a program to its end.
 * @returns its output
 * @throws Error with `code` ENOENT when the program does not exist, otherwise with its `stderr`
 */
export async function run(program: string, args: string[], timeout: number, extra: NodeJS.ProcessEnv = {}) {
  const env = { ...process.env, ...extra };
  return (await execute(program, args, { timeout, env, windowsHide: true, maxBuffer: 8 * 1024 * 1024 }))
    .stdout;
}
