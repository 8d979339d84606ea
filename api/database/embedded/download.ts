import { readdir } from 'node:fs/promises';
import path from 'node:path';

/**
 * The MongoDB version to download. It is fixed here, because the downloader's default changes with its
 * package.
 */
const pinnedVersion = '8.2.6';

const downloadsIn = (cache: string): string => path.join(cache, 'downloads');

/**
 * Returns the paths of the binaries that were downloaded earlier. An unfinished download has no checksum
 * file.
 */
export async function downloadedBinaries(caches: string[]): Promise<string[]> {
  const found: string[] = [];
  for (const folder of caches.map(downloadsIn)) {
    const names = await namesIn(folder);
    const finished = names.filter((name) => names.includes(`${name}.md5`));
    found.push(...finished.map((name) => path.join(folder, name)));
  }
  return found.sort().reverse();
}

// a folder that cannot be read counts as empty
const namesIn = (folder: string): Promise<string[]> => readdir(folder).catch(() => []);

/**
 * Downloads MongoDB's own build for this system. Its checksum comes from the same server, so the checksum
 * detects a broken download and only the TLS certificate detects a forged one.
 * @param written version of the existing data that it has to open, if any
 * @returns path of the mongod
 */
export async function fetchDownload(cache: string, written: string | undefined, log: (line: string) => void) {
  const version = written ?? pinnedVersion;
  log(
    `The shop keeps its data in MongoDB and finds none here. Downloading MongoDB ${version} once (its maker's server) into ${cache}.`,
  );
  const { MongoBinary } = await import('mongodb-memory-server-core');
  process.env.MONGOMS_MAX_RETRIES ??= '2'; // with the default of 3 retries, a machine without network would wait 7 s for this error
  process.env.npm_config_strict_ssl = 'true'; // otherwise the downloader accepts any certificate
  try {
    return await MongoBinary.getPath({ downloadDir: downloadsIn(cache), checkMD5: true, version });
  } catch {
    // its own message names addresses and folders that do not help the reader
    throw new Error("MongoDB's own build could not be downloaded for this system");
  }
}
