import { randomUUID } from 'node:crypto';
import { constants } from 'node:fs';
import { access, mkdir, open, readFile, realpath, rename, stat, statfs, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { z } from 'zod';
import { errorCode, ifThere, isFull, isMissing } from '../../common/errors.js';
import { EmbeddedMongoError, FullDiskError, reasonOf } from './embeddedMongoError.js';

/** Paths of the embedded database inside the data folder. All are absolute and free of symbolic links. */
export interface MongoFolder {
  /** The shop's data folder, which contains the others. */
  dataDir: string;
  root: string;
  /** The files of mongod; nothing else may write here. */
  db: string;
  log: string;
  state: string;
}

/** Returns the paths inside a data folder and creates none of them. */
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
 * Creates the database's folder, readable only by its owner.
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

/**
 * Creates a folder and its parents. Node's own `recursive` never returns where nobody may create folders, as
 * in /proc.
 */
async function makeFolder(folder: string): Promise<void> {
  try {
    await mkdir(folder);
  } catch (error) {
    if (errorCode(error) === 'EEXIST') return;
    const above = path.dirname(folder);
    if (!isMissing(error) || (await exists(above))) throw error;
    await makeFolder(above);
    await makeFolder(folder);
  }
}

const exists = async (file: string): Promise<boolean> => (await ifThere(stat(file))) !== undefined;

/** Tells whether a mongod has ever written to the folder. */
export const hasData = (folder: MongoFolder): Promise<boolean> => exists(path.join(folder.db, 'WiredTiger'));

/** Returns the free disk space in bytes. */
export async function spaceLeft(folder: MongoFolder): Promise<number> {
  const { bavail, bsize } = await statfs(folder.db);
  return bavail * bsize;
}

/**
 * Names the process that holds the folder, for a message, as far as mongod's lock file tells. The lock itself
 * is held by the kernel.
 */
export async function holderOf(folder: MongoFolder): Promise<string> {
  const pid = await readFile(path.join(folder.db, 'mongod.lock'), 'utf8').catch(() => '');
  return pid.trim() ? `process ${pid.trim()}` : 'another process';
}

/**
 * The stored name of the supervisor of an older version, which counts its clients in another way and stops
 * mongod itself. This version only reads it.
 */
export const olderSupervisor = 'keeper';

const mongoState = z.object({
  /** Version of the MongoDB that wrote the data, such as "6.0.5". */
  version: z.string().regex(/^\d+\.\d+\.\d+/),
  /** The port in the replica set's configuration; undefined while it is being changed. */
  mongoPort: z.int().min(1).max(65_535).optional(),
  [olderSupervisor]: z.unknown().optional(),
});

type MongoState = z.infer<typeof mongoState>;

/** Reads the folder's state file; undefined when it is missing or malformed. */
export async function readState(folder: MongoFolder): Promise<MongoState | undefined> {
  try {
    return mongoState.parse(JSON.parse(await readFile(folder.state, 'utf8')));
  } catch (error) {
    const lost = isMissing(error) || error instanceof SyntaxError || error instanceof z.ZodError;
    if (lost) return undefined;
    throw new EmbeddedMongoError(
      `${folder.state} cannot be read (${reasonOf(error)}). Run the shop as the user who owns it.`,
    );
  }
}

/** Replaces the state file in one step. Only the process that started the folder's mongod may call it. */
export async function writeState(
  folder: MongoFolder,
  state: Omit<MongoState, typeof olderSupervisor>,
): Promise<void> {
  const draft = `${folder.state}.${randomUUID()}`;
  await writeFile(draft, `${JSON.stringify(state, null, 2)}\n`, { mode: 0o600, flush: true });
  await rename(draft, folder.state);
}
