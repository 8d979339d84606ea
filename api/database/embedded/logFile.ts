import { copyFile, stat, truncate } from 'node:fs/promises';

const roomy = 8 * 1024 * 1024;

/** Copies a log over 8 MiB to `.1` and empties it in place, so that the processes that append to it can continue. */
export async function rotateLog(file: string): Promise<void> {
  if ((await stat(file)).size < roomy) return;
  await copyFile(file, `${file}.1`);
  await truncate(file, 0);
}

/** Returns the last error in mongod's log, shortened to one line. The log has one JSON document per line. */
export function lastComplaint(log: string): string | undefined {
  const line = log.split('\n').findLast((entry) => /"s":"[EF]"/.test(entry)) ?? '';
  const [, text] =
    /"(?:error|message|errmsg)":"((?:[^"\\]|\\.)+)"/.exec(line) ?? /"msg":"([^"]+)"/.exec(line) ?? [];
  return text?.slice(0, 200);
}
