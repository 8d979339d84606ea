import { createHash } from 'node:crypto';
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

test('a backup with the keys of the first format is read', async () => {
  const [bytes, name] = [Buffer.from('an image'), 'milk.webp'];
  const hash = (data: string | Buffer) => createHash('sha256').update(data).digest('hex');
  const file = path.join(folder, 'first.tar.gz');
  const tar = pack();
  const from = { format: 1, tokri: '0.1.0', schema: 1, database: 'tokri', at: new Date() };
  const pictures = { count: 1, bytes: bytes.length, sha256: hash(`${hash(bytes)}  ${name}\n`) };
  tar.entry({ name: 'tokri.json' }, JSON.stringify(from));
  tar.entry({ name: `pictures/${name}` }, bytes);
  tar.entry({ name: 'manifest.json' }, JSON.stringify({ collections: [], pictures, vanished: [] }));
  tar.finalize();
  await writeFile(file, await buffer(tar.pipe(createGzip())));
  const { signal } = new AbortController();
  expect(await readBackup(file, { signal })).toMatchObject({ collections: [], images: pictures });
});
