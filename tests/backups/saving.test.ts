import { mkdtemp, readdir, readFile, rm, stat, symlink } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { afterAll, beforeAll, expect, test } from '@jest/globals';
import type { Contents } from '../../cli/backups/format.js';
import { saveTo } from '../../cli/backups/saving.js';
import { tokriIn } from '../support/ranTokri.js';

let folder: string;
beforeAll(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'tokri-saving-'));
});
afterAll(() => rm(folder, { recursive: true, force: true }));

const nothing = { count: 0, bytes: 0, sha256: '' };
const contents: Contents = {
  from: { format: 1, tokri: 'x', schema: 1, database: 'x', at: new Date() },
  collections: [],
  pictures: nothing,
  vanished: [],
};

const writing =
  (text: string, before: () => Promise<unknown> = async () => undefined) =>
  async (sink: NodeJS.WritableStream) => {
    sink.write(text.slice(0, 1));
    await before();
    await pipeline(Readable.from([text.slice(1)]), sink);
    return contents;
  };

test('two backups to one name at once are both whole, and the later one stays', async () => {
  const file = path.join(folder, 'nightly.tar.gz');
  const meanwhile = () => saveTo(file, writing('the quick one'));
  const slow = await saveTo(file, writing('the slow one, which ends last', meanwhile));
  expect(slow.bytes).toBe('the slow one, which ends last'.length);
  expect(await readFile(file, 'utf8')).toBe('the slow one, which ends last');
  expect((await stat(file)).mode & 0o777).toBe(0o600);
  expect(await readdir(folder)).toEqual(['nightly.tar.gz']);
});

test('one that fails leaves the other alone, and nothing of its own', async () => {
  const file = path.join(folder, 'other.tar.gz');
  const fails = () =>
    expect(
      saveTo(
        file,
        writing('x', () => Promise.reject(new Error('lost'))),
      ),
    ).rejects.toThrow('lost');
  await saveTo(file, writing('whole', fails));
  expect(await readFile(file, 'utf8')).toBe('whole');
  expect((await readdir(folder)).filter((name) => name.endsWith('.part'))).toEqual([]);
});

test('what the system refuses is said of the file only where it is the file', async () => {
  const refused = saveTo(path.join(folder, 'none', 'shop.tar.gz'), writing('x'));
  await expect(refused).rejects.toMatchObject({
    exit: 'usage',
    message: expect.stringContaining('shop.tar.gz'),
  });
  const picture = path.join(folder, 'picture.webp');
  const lost = saveTo(
    path.join(folder, 'shop.tar.gz'),
    writing('x', () => readFile(picture)),
  );
  await expect(lost).rejects.toMatchObject({ code: 'ENOENT', path: picture });
});

test('a device, a link and a folder are refused before any work', async () => {
  const link = path.join(folder, 'latest.tar.gz');
  await symlink(path.join(folder, 'nightly.tar.gz'), link);
  const nowhere = { ...process.env, MONGODB_URI: 'mongodb://127.0.0.1:9/none' };
  for (const [place, kind] of [
    ['/dev/null', 'no file'],
    [link, 'a symbolic link'],
    [folder, 'a folder'],
  ] as const)
    expect(await tokriIn(nowhere)('backup', place)).toMatchObject({
      code: 2,
      said: expect.stringContaining(`There is ${kind} at ${place}`),
    });
});
