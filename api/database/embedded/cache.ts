import { constants } from 'node:fs';
import { access, mkdir } from 'node:fs/promises';
import { homedir } from 'node:os';
import path from 'node:path';

/**
 * Folders where a fetched mongod may lie: the user's cache, so that clones of the shop share it, then the data folder.
 */
export function cacheFolders(dataDir: string): string[] {
  const configured = process.env.XDG_CACHE_HOME ?? '';
  const home = path.isAbsolute(configured) ? configured : path.join(homedir(), '.cache');
  return [path.join(home, 'tokri'), path.join(path.resolve(dataDir), 'cache')];
}

/** The first of them that can be written. */
export async function writableCache(dataDir: string): Promise<string> {
  const [shared, own] = [cacheFolders(dataDir)[0] ?? '', path.join(path.resolve(dataDir), 'cache')];
  try {
    await mkdir(shared, { recursive: true });
    await access(shared, constants.W_OK | constants.X_OK);
    return shared;
  } catch {
    // a home that is read-only or missing is no obstacle: the data folder is there to be written
    await mkdir(own, { recursive: true });
    return own;
  }
}
