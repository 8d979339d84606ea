import { mkdtemp, readdir, readlink, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { buffer } from 'node:stream/consumers';
import { createGzip } from 'node:zlib';
import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { pack } from 'tar-stream';
import { headName } from '../../cli/backups/format.js';
import { readBackup } from '../../cli/backups/reading.js';
import { waitUntil } from '../support/waitUntil.js';

let folder: string;
beforeAll(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'tokri-refused-'));
});
afterAll(() => rm(folder, { recursive: true, force: true }));

/** Checks whether this process has a file open. */
const holds = async (file: string) => {
  const open = (await readdir('/proc/self/fd')).map((fd) => readlink(`/proc/self/fd/${fd}`).catch(() => ''));
  return (await Promise.all(open)).includes(file);
};

test('a file whose head is refused is closed', async () => {
  const file = path.join(folder, 'newer.tar.gz');
  const tar = pack();
  const newer = { format: 99, tokri: '99.0.0', schema: 1, database: 'x', at: new Date() };
  tar.entry({ name: headName }, JSON.stringify(newer));
  tar.entry({ name: 'pictures/large.webp' }, Buffer.alloc(1_000_000));
  tar.finalize();
  await writeFile(file, await buffer(tar.pipe(createGzip({ level: 0 }))));
  const { signal } = new AbortController();
  await expect(readBackup(file, { signal })).rejects.toMatchObject({ exit: 'conflict' });
  expect(
    await waitUntil(
      () => holds(file),
      (held) => !held,
    ),
  ).toBe(false);
});
