import { mkdir, mkdtemp, readdir, readFile, rm, symlink, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { PassThrough, Readable } from 'node:stream';
import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { refuseOddPlace } from '../../cli/terminal/wholeFile.js';
import { pour, save } from '../../cli/importing/runExport.js';

let folder: string;
beforeAll(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'tokri-saving-'));
});
afterAll(() => rm(folder, { recursive: true, force: true }));

const at = (name: string) => path.join(folder, name);

test('an export goes into a file of its own, and into no folder, link or device', async () => {
  await writeFile(at('there.csv'), 'old');
  await mkdir(at('folder'));
  await symlink(at('there.csv'), at('link'));
  await refuseOddPlace(at('there.csv'));
  await refuseOddPlace(at('absent.csv'));
  for (const [name, what] of [
    [at('folder'), 'a folder'],
    [at('link'), 'a link'],
    ['/dev/null', 'a device'],
    [path.join(at('there.csv'), 'below'), 'no folder'],
  ] as const)
    await expect(refuseOddPlace(name)).rejects.toMatchObject({
      exit: 'usage',
      message: expect.stringMatching(new RegExp(`^[^\\n]*${what}[^\\n]*$`)),
    });
});

test('two exports to one name do not disturb each other, and write no other files', async () => {
  const all = ['a', 'b'].map((letter) => letter.repeat(300_000));
  await Promise.all(all.map((text) => save(Readable.from([Buffer.from(text)]), at('both.csv'))));
  expect(all).toContain(await readFile(at('both.csv'), 'utf8'));
  expect((await readdir(folder)).filter((name) => /^both|\.part$/.test(name))).toEqual(['both.csv']);
});

test('a file is blamed only for what is wrong with it', async () => {
  const other = Object.assign(new Error('the shop’s own'), { code: 'EACCES', path: '/elsewhere' });
  const content = new Readable({ read: () => content.destroy(other) });
  await expect(save(content, at('c.csv'))).rejects.toBe(other);
  expect(await readdir(folder)).not.toContainEqual(expect.stringMatching(/^c\.csv|\.part$/));
  await expect(save(Readable.from([]), at('nowhere/c.csv'))).rejects.toThrow('There is no');
});

test.each(['EPIPE', undefined])('a reader that disconnects has read enough (%s)', async (code) => {
  const sink = new PassThrough();
  const poured = pour(Readable.from(Array.from({ length: 500 }, () => Buffer.alloc(1_000))), sink);
  sink.once('data', () => sink.destroy(code ? Object.assign(new Error(code), { code }) : undefined));
  await poured;
  expect(sink.destroyed).toBe(true);
});

test('an error of the export itself does not count as a reader that disconnects', async () => {
  const lost = new Error('the database went away');
  const content = new Readable({ read: () => content.destroy(lost) });
  await expect(pour(content, new PassThrough())).rejects.toBe(lost);
});
