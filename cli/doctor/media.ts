import { randomUUID } from 'node:crypto';
import { access, constants, stat } from 'node:fs/promises';
import path from 'node:path';
import { buffer } from 'node:stream/consumers';
import { ifThere, isFull } from '../../api/common/errors.js';
import type { Config } from '../../api/config/config.js';
import { openImageStore } from '../../api/media/openImageStore.js';
import type { ImageStore } from '../../api/media/imageStore.js';
import { fault, fine, type Finding } from './checkResult.js';

const reasonOf = (error: unknown): string => {
  const { cause, code, message } = error as NodeJS.ErrnoException;
  return cause instanceof Error ? cause.message : (code ?? message);
};

/** Writes, reads and deletes a file in the image store as a test. */
const probe = async (store: ImageStore): Promise<void> => {
  const [name, bytes] = [`doctor-${randomUUID()}.webp`, Buffer.from('a probe of tokri doctor')];
  await store.put(name, bytes);
  try {
    const found = await store.read(name);
    const same = found && (await buffer(found.stream)).equals(bytes);
    if (!same) throw new Error('what was written is not what is read');
  } finally {
    await store.remove(name);
  }
};

/**
 * Checks whether a missing folder could be created, without creating it. @throws the system's error when it
 * could not
 */
const wouldBeMade = async (folder: string): Promise<void> => {
  const parent = path.dirname(folder);
  if (await ifThere(stat(parent))) await access(parent, constants.W_OK | constants.X_OK);
  else await wouldBeMade(parent);
};

/** Closes the connections that the S3 client keeps open. */
const close = (store: ImageStore): void => {
  if ('onModuleDestroy' in store && typeof store.onModuleDestroy === 'function') store.onModuleDestroy();
};

/** Tests the image store. Its folder may be missing while no record uses an image, and is not created. */
const tried = async (config: Config, where: string, imagesMissing: boolean): Promise<Finding> => {
  const folder = path.resolve(config.DATA_DIR, 'media');
  if (!config.S3_BUCKET && !(await ifThere(stat(folder)))) {
    if (imagesMissing)
      return fault(
        `There is no folder ${folder}, though the catalogue names images.`,
        'Restore the images from a backup, or name the folder that holds media in DATA_DIR.',
      );
    await wouldBeMade(folder);
    return fine(`There is no folder ${folder}; the next image creates it.`);
  }
  const store = await openImageStore(config);
  try {
    await probe(store);
    return fine(`Images are written to ${where}, read and deleted.`);
  } finally {
    close(store);
  }
};

/** Checks the image store. */
export const checkMedia = async (config: Config, imagesMissing: boolean): Promise<Finding> => {
  const { S3_BUCKET, S3_ENDPOINT = "Amazon's S3", DATA_DIR } = config;
  const where = S3_BUCKET
    ? `the bucket ${S3_BUCKET} at ${S3_ENDPOINT}`
    : `the folder ${path.resolve(DATA_DIR, 'media')}`;
  try {
    return await tried(config, where, imagesMissing);
  } catch (error) {
    const inFolder = isFull(error)
      ? 'Make room there.'
      : 'Let the user of the shop write there, or name another folder in DATA_DIR.';
    const fix = S3_BUCKET
      ? 'Check the S3_ settings, and that the key lists, reads, writes and deletes there.'
      : inFolder;
    return fault(`Images cannot be stored in ${where} (${reasonOf(error)}).`, fix);
  }
};
