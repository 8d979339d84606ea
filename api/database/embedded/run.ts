import { execFile } from 'node:child_process';
import { promisify } from 'node:util';

const execute = promisify(execFile);

/**
 * Output of a program that ends by itself.
 * @throws Error with `code` ENOENT when there is none of that name, else with its `stderr`
 */
export async function run(program: string, args: string[], timeout: number, extra: NodeJS.ProcessEnv = {}) {
  const env = { ...process.env, ...extra };
  return (await execute(program, args, { timeout, env, windowsHide: true, maxBuffer: 8 * 1024 * 1024 }))
    .stdout;
}
