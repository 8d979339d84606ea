import { mkdtemp, readdir, readFile, rm, stat, symlink, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { refuseOddPlace, writeWhole } from '../../cli/terminal/wholeFile.js';
import { tokriIn } from '../support/ranTokri.js';

let folder: string;
beforeAll(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'tokri-saving-'));
});
afterAll(() => rm(folder, { recursive: true, force: true }));

const writing =
  (text: string, before: () => Promise<unknown> = async () => undefined) =>
  async (sink: NodeJS.WritableStream) => {
    sink.write(text.slice(0, 1));
    await before();
    await pipeline(Readable.from([text.slice(1)]), sink);
  };

test.each([
  [
    'a folder that is none',
    () => path.join(folder, 'none', 'shop.tar.gz'),
    /^There is no folder \S+none for shop\.tar\.gz: make it/,
  ],
  [
    'one that takes no files',
    () => '/proc/shop.tar.gz',
    /^Nothing can be written in \/proc \(E\w+\): name another place/,
  ],
  [
    'a file that is no folder',
    () => path.join(folder, 'file', 'shop.tar.gz'),
    /^A part of this path is no folder: /,
  ],
  [
    'a name that is too long',
    () => path.join(folder, 'x'.repeat(256)),
    /^The name x{60}… is too long for a file: shorten it/,
  ],
  [
    'a path that is too long',
    () => path.join(folder, '0123456/'.repeat(600), 'shop.tar.gz'),
    /^The path of shop\.tar\.gz is too long: name a place with a shorter one/,
  ],
  [
    'a ring of links',
    () => path.join(folder, 'ring', 'shop.tar.gz'),
    /^The path of shop\.tar\.gz leads through links that lead back to themselves: name another place/,
  ],
])('before anything is read %s is refused, in one line', async (_which, file, words) => {
  await writeFile(path.join(folder, 'file'), '');
  await symlink('ring', path.join(folder, 'ring'));
  const { printed, said, code } = await tokriIn(process.env)('backup', file());
  expect([printed, code]).toEqual(['', 2]);
  expect(said).toMatch(words);
  expect(said).toMatch(/^[^\n]+\n$/);
  for (const name of ['file', 'ring']) await rm(path.join(folder, name));
  expect(await readdir(folder)).toEqual([]);
});

test('two backups to one name at once are both whole, and the later one stays', async () => {
  const file = path.join(folder, 'nightly.tar.gz');
  const meanwhile = () => writeWhole(file, writing('the quick one'), 0o600);
  const slow = await writeWhole(file, writing('the slow one, which ends last', meanwhile), 0o600);
  expect(slow.bytes).toBe('the slow one, which ends last'.length);
  expect(await readFile(file, 'utf8')).toBe('the slow one, which ends last');
  expect((await stat(file)).mode & 0o777).toBe(0o600);
  expect(await readdir(folder)).toEqual(['nightly.tar.gz']);
});

test('the longest name that the system takes is written, and one that it does not take is refused before the work', async () => {
  const longest = path.join(folder, `${'दूध'.repeat(28)}.gz`); // 255 bytes
  await refuseOddPlace(longest);
  expect((await writeWhole(longest, writing('all of it'))).bytes).toBe('all of it'.length);
  await rm(longest);
  const before = () => Promise.reject(new Error('began'));
  await expect(writeWhole(`${longest}x`, writing('x', before))).rejects.toMatchObject({
    exit: 'usage',
    message: expect.stringContaining('is too long for a file'),
  });
});

test('a failed backup keeps the other backup and removes its own files', async () => {
  const file = path.join(folder, 'other.tar.gz');
  const fails = () =>
    expect(
      writeWhole(
        file,
        writing('x', () => Promise.reject(new Error('lost'))),
      ),
    ).rejects.toThrow('lost');
  await writeWhole(file, writing('whole', fails));
  expect(await readFile(file, 'utf8')).toBe('whole');
  expect((await readdir(folder)).filter((name) => name.endsWith('.part'))).toEqual([]);
});

test('what the system refuses is said of the file only where it is the file', async () => {
  const refused = writeWhole(path.join(folder, 'none', 'shop.tar.gz'), writing('x'));
  await expect(refused).rejects.toMatchObject({
    exit: 'usage',
    message: expect.stringContaining('shop.tar.gz'),
  });
  const image = path.join(folder, 'picture.webp');
  const lost = writeWhole(
    path.join(folder, 'shop.tar.gz'),
    writing('x', () => readFile(image)),
  );
  await expect(lost).rejects.toMatchObject({ code: 'ENOENT', path: image });
});

test('a device, a link and a folder are refused before any work', async () => {
  const link = path.join(folder, 'latest.tar.gz');
  await symlink(path.join(folder, 'nightly.tar.gz'), link);
  const nowhere = { ...process.env, MONGODB_URI: 'mongodb://127.0.0.1:9/none' };
  for (const [place, kind] of [
    ['/dev/null', 'a device or pipe'],
    [link, 'a link'],
    [folder, 'a folder'],
  ] as const)
    expect(await tokriIn(nowhere)('backup', place)).toMatchObject({
      code: 2,
      said: expect.stringContaining(`${place} is ${kind}`),
    });
});
