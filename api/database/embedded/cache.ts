import { constants } from 'node:fs';
import { access, mkdir } from 'node:fs/promises';
import { homedir } from 'node:os';
import path from 'node:path';

/**
 * Returns the folders that may hold a fetched mongod: the user's cache, which several copies of the shop
 * share, then the data folder.
 */
export function cacheFolders(dataDir: string): string[] {
  const configured = process.env.XDG_CACHE_HOME ?? '';
  const home = path.isAbsolute(configured) ? configured : path.join(homedir(), '.cache');
  return [path.join(home, 'tokri'), path.join(path.resolve(dataDir), 'cache')];
}

/** Returns the first cache folder that is writable. */
export async function writableCache(dataDir: string): Promise<string> {
  const [shared, own] = [cacheFolders(dataDir)[0] ?? '', path.join(path.resolve(dataDir), 'cache')];
  try {
    await mkdir(shared, { recursive: true });
    await access(shared, constants.W_OK | constants.X_OK);
    return shared;
  } catch {
    // the home may be read-only or missing; the data folder is writable
    await mkdir(own, { recursive: true });
    return own;
  }
}
