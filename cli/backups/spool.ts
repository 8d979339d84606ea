import { createWriteStream } from 'node:fs';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { pipeline } from 'node:stream/promises';
import { isFull } from '../../api/common/errors.js';
import { inputName, isInput } from '../terminal/input.js';
import { CommandError } from '../terminal/commandError.js';
import { stopping } from '../terminal/stopping.js';
import type { Terminal } from '../terminal/terminal.js';

/** Writes standard input to a file. */
const receive = (file: string, terminal: Terminal): Promise<void> =>
  stopping(
    () => 'Stopped: nothing was restored.',
    async (signal) => {
      using progress = terminal.progress('Megabytes received', 0);
      let bytes = 0;
      process.stdin.on('data', (chunk: Buffer) =>
        progress.reaches(Math.round((bytes += chunk.length) / 1e6)),
      );
      await pipeline(process.stdin, createWriteStream(file, { mode: 0o600 }), { signal });
    },
  );

/**
 * Runs some work on a file, or for `-` on a copy of standard input. The copy is needed because a backup is
 * read twice, first to verify it; it lies in a private temporary folder until the work ends.
 * @throws CommandError `conflict` when the disk is full
 */
export const spooled = async <Result>(
  file: string,
  terminal: Terminal,
  work: (file: string) => Promise<Result>,
): Promise<Result> => {
  if (!isInput(file)) return work(file);
  const folder = await mkdtemp(path.join(tmpdir(), 'tokri-restore-'));
  const kept = path.join(folder, inputName);
  try {
    await receive(kept, terminal).catch((error: unknown) => {
      if (!isFull(error)) throw error;
      const words = `There is no room in ${tmpdir()} for what standard input has: make some, or name another folder in TMPDIR. Nothing was done.`;
      throw new CommandError('conflict', words, { cause: error });
    });
    return await work(kept);
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
};
