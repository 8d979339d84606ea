import { createHash, randomUUID } from 'node:crypto';
import { access, mkdir, open, rename, rm } from 'node:fs/promises';
import { join, resolve } from 'node:path';

/** Where the pictures lie: one file each, named after its bytes. */
export const mediaFolder = (dataDir: string) => resolve(dataDir, 'media');

const isThere = (path: string) =>
  access(path).then(
    () => true,
    () => false,
  );

/** Written whole or not at all: under another name first, on the disk, then renamed. */
const writeWhole = async (path: string, bytes: Buffer): Promise<void> => {
  const draft = `${path}.${randomUUID()}.part`;
  try {
    const file = await open(draft, 'wx');
    try {
      await file.writeFile(bytes);
      await file.sync();
    } finally {
      await file.close();
    }
    await rename(draft, path);
  } catch (error) {
    await rm(draft, { force: true });
    throw error;
  }
};

/** Keeps a WebP picture and returns its key; the same bytes are kept once. */
export const keepPicture = async (folder: string, bytes: Buffer): Promise<string> => {
  const key = `${createHash('sha256').update(bytes).digest('hex')}.webp`;
  const path = join(folder, key);
  if (await isThere(path)) return key;
  await mkdir(folder, { recursive: true });
  await writeWhole(path, bytes);
  return key;
};
