import { existsSync, readdirSync } from 'node:fs';
import { readdir, readFile, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { gunzipSync, gzipSync } from 'node:zlib';
import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { getConnectionToken } from '@nestjs/mongoose';
import type { Connection } from 'mongoose';
import { loadConfig } from '../../api/config/config.js';
import { type RestoreMark, restoreMark } from '../../api/database/schemaVersion.js';
import { startServer } from '../../api/server.js';
import { emptyDatabase } from '../../cli/backups/emptying.js';
import { operatorReplies } from '../../contract/operator/replies.js';
import { type Running, startTokri, tokriIn } from '../support/ranTokri.js';
import type { TestShop } from '../support/shop.js';
import { waitUntil } from '../support/waitUntil.js';
import { openScene, type Scene } from './scene.js';
import { hashesOf } from './whole.js';

let scene: Scene;
let shop: TestShop;
let folder: string;
let file: string;
beforeAll(async () => {
  scene = await openScene(10_000);
  ({ shop, folder } = scene);
  file = path.join(folder, 'shop.tar.gz');
  await tokriIn(scene.here)('backup', file);
  await tokriIn(scene.there)('restore', file);
});
afterAll(() => scene.close());

describe('a file that is no whole backup is refused in one line, and nothing is done', () => {
  const refuses = async (bytes: Buffer, reason: string, code = 3) => {
    const wrong = path.join(folder, 'wrong.tar.gz');
    await writeFile(wrong, bytes);
    const before = await hashesOf(scene.otherDb);
    const { said, ...ran } = await tokriIn(scene.there)('restore', wrong, '--replace', '--yes', '--quiet');
    expect(ran).toEqual({ printed: '', code });
    expect(said.split('\n')).toEqual([expect.stringContaining(reason), '']);
    expect(await hashesOf(scene.otherDb)).toEqual(before);
  };
  const whole = () => readFile(file);

  test('torn, or of something else', async () => {
    const bytes = await whole();
    await refuses(bytes.subarray(0, bytes.length - 2_000), 'unexpected end of file');
    await refuses(bytes.subarray(0, 100), 'not a whole backup');
    await refuses(Buffer.from('name,price\nTea,12\n'), 'incorrect header check');
    await refuses(gzipSync('name,price\nTea,12\n'), 'not a whole backup');
    await refuses(Buffer.alloc(0), 'not a whole backup');
  });

  test('changed since it was written, or made by a newer program', async () => {
    const tar = gunzipSync(await whole());
    const flipped = Buffer.from(tar);
    const at = flipped.indexOf('basket basket', Math.floor(tar.length / 2));
    flipped[at] = 'B'.charCodeAt(0);
    await refuses(gzipSync(flipped, { level: 1 }), 'afiller is damaged');
    const newer = Buffer.from(tar);
    newer.write('"format": 2', newer.indexOf('"format": 1'));
    await refuses(gzipSync(newer, { level: 1 }), 'newer than this one', 5);
    const longer = Buffer.from(tar);
    const renamed = longer.indexOf('manifest.json');
    longer.write('manifext.json', renamed);
    await refuses(gzipSync(longer, { level: 1 }), 'not a whole backup');
  });

  test('one that is not there', async () => {
    expect(await tokriIn(scene.there)('restore', path.join(folder, 'none.tar.gz'))).toMatchObject({
      code: 2,
      said: expect.stringContaining('There is no'),
    });
  });
});

describe('cut off', () => {
  /** Waits until a backup writes. Looks often, and without the thread pool, in which other tests hash passwords. */
  const writing = async () => {
    while (!readdirSync(folder).some((name) => name.endsWith('.part'))) await pause(2);
  };
  const isCut = (running: Running, signal: NodeJS.Signals) => {
    running.child.kill(signal);
    return running.ended;
  };

  /** Waits until a restore has written the first documents; looks often, because the rest is soon written. */
  const restoring = async () => {
    while (!(await scene.otherDb.collection('afiller').findOne())) await pause(2);
  };

  test('a backup that is stopped with Ctrl-C writes no file', async () => {
    const stopped = path.join(folder, 'stopped.tar.gz');
    const before = await readdir(folder);
    const isStopped = async () => {
      const running = startTokri(scene.here, 'backup', stopped);
      await writing();
      return isCut(running, 'SIGINT');
    };
    let { said, code } = await isStopped();
    for (let more = 0; more < 4 && existsSync(stopped); more += 1) {
      await rm(stopped); // it was whole before the signal came
      ({ said, code } = await isStopped());
    }
    expect([code, said]).toEqual([130, expect.stringContaining('Stopped: no backup was written.')]);
    expect(await readdir(folder)).toEqual(before);
  });

  test('after a restore was killed the shop does not open until it has been run again', async () => {
    const whole = operatorReplies.restore.parse(
      JSON.parse((await tokriIn(scene.there)('restore', file, '--dry-run', '--json')).printed),
    );
    const mark = () => scene.otherDb.collection<RestoreMark>('meta').findOne({ _id: restoreMark });
    for (let tries = 0; tries < 5 && !(await mark()); tries += 1) {
      // a restore needs an empty database, and the last kill may have come too late
      await tokriIn(scene.there)('reset', '--yes');
      const running = startTokri(scene.there, 'restore', file);
      await restoring();
      await isCut(running, 'SIGKILL');
    }

    const sentence = 'was cut off, and a part of the shop is missing: run tokri restore again';
    for (const command of [['status'], ['backup', path.join(folder, 'half.tar.gz')]])
      expect(await tokriIn(scene.there)(...command)).toMatchObject({
        code: 5,
        said: expect.stringContaining(sentence),
      });
    const settings = { ...scene.there, PORT: '0', LOG_LEVEL: 'silent', SEED: 'none' };
    await expect(startServer(loadConfig(settings), scene.otherUri)).rejects.toThrow(sentence);

    const killed = await mark();
    const stopped = startTokri(scene.there, 'restore', file);
    await waitUntil(mark, (now) => now?.since.getTime() !== killed?.since.getTime());
    await restoring();
    const { code, said } = await isCut(stopped, 'SIGINT');
    expect([code, said]).toEqual([130, expect.stringContaining('Stopped in the middle')]);

    expect((await tokriIn(scene.there)('restore', file)).code).toBe(0);
    const kept = whole.collections.filter(({ count }) => count).map(({ name, sha256 }) => [name, sha256]);
    expect(await hashesOf(scene.otherDb)).toEqual(Object.fromEntries(kept));
    expect((await tokriIn(scene.there)('status')).code).toBe(0);
  });

  test('a reset that was stopped is run again', async () => {
    const connection = shop.app.get<Connection>(getConnectionToken());
    const stop = new AbortController();
    await expect(emptyDatabase(connection, stop.signal, () => stop.abort())).rejects.toThrow('abort');
    expect(Object.keys(await hashesOf(shop.database())).length).toBeGreaterThan(1);
    expect((await tokriIn(scene.here)('reset', '--yes')).code).toBe(0);
    expect(Object.keys(await hashesOf(shop.database()))).toEqual(['meta']);
  });
});
