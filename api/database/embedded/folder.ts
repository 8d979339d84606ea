import { constants } from 'node:fs';
import { access, mkdir, open, readFile, realpath, stat, statfs } from 'node:fs/promises';
import path from 'node:path';
import { codeOf, EmbeddedMongoError, FullDiskError, isFull, reasonOf } from './embeddedMongoError.js';

/** Where the embedded database lives inside the data folder. All paths are absolute and free of symbolic links. */
export interface MongoFolder {
  /** The shop's data folder around it. */
  dataDir: string;
  root: string;
  /** What mongod writes; nobody else touches it. */
  db: string;
  log: string;
  state: string;
}

/** The places inside a data folder; none of them is made. */
export const mongoFolder = (dataDir: string): MongoFolder => {
  const root = path.join(dataDir, 'mongo');
  return {
    dataDir,
    root,
    db: path.join(root, 'db'),
    log: path.join(root, 'mongod.log'),
    state: path.join(root, 'state.json'),
  };
};

/**
 * Creates the database's folder, readable by its owner only.
 * @throws EmbeddedMongoError when it cannot be created or written
 */
export async function prepareFolder(dataDir: string): Promise<MongoFolder> {
  const wanted = path.resolve(dataDir);
  try {
    await makeFolder(wanted);
    const folder = mongoFolder(await realpath(wanted));
    await mkdir(folder.db, { recursive: true, mode: 0o700 });
    for (const part of [folder.root, folder.db]) await access(part, constants.W_OK | constants.X_OK);
    await (await open(folder.log, 'a', 0o600)).close();
    return folder;
  } catch (error) {
    if (isFull(error)) throw new FullDiskError(wanted);
    throw new EmbeddedMongoError(
      `The data folder ${wanted} cannot be written (${reasonOf(error)}). Set DATA_DIR to a folder this user may write to.`,
    );
  }
}

/** Creates a folder and those above it. Node's own `recursive` never ends where a system lets nobody create, as in /proc. */
async function makeFolder(folder: string): Promise<void> {
  try {
    await mkdir(folder);
  } catch (error) {
    if (codeOf(error) === 'EEXIST') return;
    const above = path.dirname(folder);
    if (codeOf(error) !== 'ENOENT' || (await exists(above))) throw error;
    await makeFolder(above);
    await makeFolder(folder);
  }
}

const exists = (file: string): Promise<boolean> =>
  stat(file).then(
    () => true,
    (error: unknown) => {
      if (codeOf(error) === 'ENOENT') return false;
      throw error;
    },
  );

/** Whether a mongod has ever written here. */
export const hasData = (folder: MongoFolder): Promise<boolean> => exists(path.join(folder.db, 'WiredTiger'));

/** Bytes that may still be written there. */
export async function spaceLeft(folder: MongoFolder): Promise<number> {
  const { bavail, bsize } = await statfs(folder.db);
  return bavail * bsize;
}

/** The process that mongod's own lock file names, for people; the lock itself is the kernel's. */
export async function holderOf(folder: MongoFolder): Promise<string> {
  const pid = await readFile(path.join(folder.db, 'mongod.lock'), 'utf8').catch(() => '');
  return pid.trim() ? `process ${pid.trim()}` : 'another process';
}
