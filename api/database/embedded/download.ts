import { readdir } from 'node:fs/promises';
import path from 'node:path';

/** The downloader's own choice would change with the package. */
const pinnedVersion = '8.2.6';

const downloadsIn = (cache: string): string => path.join(cache, 'downloads');

/** Paths of the binaries downloaded earlier; an unfinished one has no checksum file beside it. */
export async function downloadedBinaries(caches: string[]): Promise<string[]> {
  const found: string[] = [];
  for (const folder of caches.map(downloadsIn)) {
    const names = await namesIn(folder);
    const finished = names.filter((name) => names.includes(`${name}.md5`));
    found.push(...finished.map((name) => path.join(folder, name)));
  }
  return found.sort().reverse();
}

// a cache that cannot be read holds nothing for us
const namesIn = (folder: string): Promise<string[]> => readdir(folder).catch(() => []);

/**
 * Downloads MongoDB's own build for this system. Its checksum comes from the same server: it tells a torn download, and the
 * certificate alone tells a forged one.
 * @param written version of the data that it has to open, if any
 * @returns path of the mongod
 */
export async function fetchDownload(cache: string, written: string | undefined, log: (line: string) => void) {
  const version = written ?? pinnedVersion;
  log(
    `The shop keeps its data in MongoDB and finds none here. Downloading MongoDB ${version} once (its maker's server) into ${cache}.`,
  );
  const { MongoBinary } = await import('mongodb-memory-server-core');
  process.env.MONGOMS_MAX_RETRIES ??= '2'; // with its own 3, whoever has no network waits 7 s to read so
  process.env.npm_config_strict_ssl = 'true'; // without it the downloader takes any certificate
  try {
    return await MongoBinary.getPath({ downloadDir: downloadsIn(cache), checkMD5: true, version });
  } catch {
    // its own words name addresses and folders of no use to the reader
    throw new Error("MongoDB's own build could not be downloaded for this system");
  }
}
