import { closeSync, openSync } from 'node:fs';
import { copyFile, open, stat, truncate } from 'node:fs/promises';
import { codeOf } from './embeddedMongoError.js';

const roomy = 8 * 1024 * 1024;

/** Returns the size of the log in bytes; 0 when it does not exist yet. */
export const logSize = (file: string): Promise<number> =>
  stat(file).then(
    ({ size }) => size,
    (error: unknown) => {
      if (codeOf(error) === 'ENOENT') return 0;
      throw error;
    },
  );

/**
 * Copies a log over 8 MiB to `.1` and empties it in place, so that the processes that append to it can
 * continue.
 */
export async function rotateLog(file: string): Promise<void> {
  if ((await logSize(file)) < roomy) return;
  await copyFile(file, `${file}.1`);
  await truncate(file, 0);
}

/** Opens the log for appending while `use` runs, so that a process started there inherits the handle. */
export function appending<Result>(file: string, use: (handle: number) => Result): Result {
  const handle = openSync(file, 'a', 0o600);
  try {
    return use(handle);
  } finally {
    closeSync(handle);
  }
}

/** Returns what was logged since a byte position, at most the last 64 KiB. */
export async function logSince(file: string, position: number): Promise<string> {
  const end = await logSize(file);
  const start = Math.max(Math.min(position, end), end - 64 * 1024);
  const reader = await open(file);
  try {
    const { buffer, bytesRead } = await reader.read({ buffer: Buffer.alloc(end - start), position: start });
    return buffer.toString('utf8', 0, bytesRead);
  } finally {
    await reader.close();
  }
}

/** Returns the last error in mongod's log, shortened to one line. The log has one JSON document per line. */
export function lastComplaint(log: string): string | undefined {
  const line = log.split('\n').findLast((entry) => /"s":"[EF]"/.test(entry));
  const text =
    line &&
    (/"(?:error|message|errmsg)":"((?:[^"\\]|\\.)+)"/.exec(line) ?? /"msg":"([^"]+)"/.exec(line))?.[1];
  return text?.slice(0, 200);
}
