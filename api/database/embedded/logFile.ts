import { closeSync, openSync } from 'node:fs';
import { copyFile, open, stat, truncate } from 'node:fs/promises';
import { codeOf } from './embeddedMongoError.js';

const roomy = 8 * 1024 * 1024;

/** Size of the log in bytes, 0 when there is none yet. */
export const logSize = (file: string): Promise<number> =>
  stat(file).then(
    ({ size }) => size,
    (error: unknown) => {
      if (codeOf(error) === 'ENOENT') return 0;
      throw error;
    },
  );

/**
 * Sets a log over 8 MiB aside as `.1` and begins anew. The file is emptied in place, so that whoever
 * appends to it just goes on.
 */
export async function rotateLog(file: string): Promise<void> {
  if ((await logSize(file)) < roomy) return;
  await copyFile(file, `${file}.1`);
  await truncate(file, 0);
}

/** Lends a handle that appends to the log, to be inherited by a process started in `use`. */
export function appending<Result>(file: string, use: (handle: number) => Result): Result {
  const handle = openSync(file, 'a', 0o600);
  try {
    return use(handle);
  } finally {
    closeSync(handle);
  }
}

/** What was logged from a byte position on, at most the last 64 KiB. */
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

/** The last complaint in mongod's log, shortened to one line: its log is one JSON document a line. */
export function lastComplaint(log: string): string | undefined {
  const line = log.split('\n').findLast((entry) => /"s":"[EF]"/.test(entry));
  const text =
    line &&
    (/"(?:error|message|errmsg)":"((?:[^"\\]|\\.)+)"/.exec(line) ?? /"msg":"([^"]+)"/.exec(line))?.[1];
  return text?.slice(0, 200);
}
