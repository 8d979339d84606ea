import { statfs } from 'node:fs/promises';
import path from 'node:path';
import { isMissing } from '../../api/common/errors.js';
import type { Config } from '../../api/config/config.js';
import { fault, fine, type Finding, skipped, warning } from './checkResult.js';

/**
 * Limits of free disk space in bytes: below `little` is a warning; below `hardlyAny` the database may stop at
 * any moment.
 */
const bounds = { little: 1_000_000_000, hardlyAny: 200_000_000 };

const gigabytes = (bytes: number) => `${(bytes / 1e9).toFixed(1)} GB`;

/**
 * Rates the free space of a disk.
 * @param left free bytes
 */
export const findSpace = (where: string, left: number): Finding => {
  const says = `${gigabytes(left)} are free on the disk of ${where}.`;
  const fix = `Make room there: with less than ${gigabytes(bounds.hardlyAny)} orders may fail.`;
  if (left < bounds.hardlyAny) return fault(says, fix);
  return left < bounds.little ? warning(says, fix) : fine(says);
};

/** Checks the free space on the disk of the data folder. */
export const checkDisk = async ({ DATA_DIR }: Config): Promise<Finding> => {
  const folder = path.resolve(DATA_DIR);
  try {
    const { bavail, bsize } = await statfs(folder);
    return findSpace(folder, bavail * bsize);
  } catch (error) {
    if (!isMissing(error)) throw error;
    return skipped(`There is no data folder ${folder} yet.`);
  }
};
