import { randomUUID } from 'node:crypto';
import { access, type FileHandle, mkdir, open, opendir, rename, rm, stat } from 'node:fs/promises';
import { dirname, join, relative, sep } from 'node:path';
import { ifThere } from '../common/errors.js';
import type { StoredFile, OpenFile, ImageStore } from './imageStore.js';

/**
 * Lists all files in a folder and its subfolders. It walks folder by folder, because Node's own `recursive`
 * skips what lies below a folder of more than 32 files.
 */
async function* filesBelow(folder: string): AsyncGenerator<string> {
  const entries = await ifThere(opendir(folder));
  if (!entries) return;
  for await (const entry of entries) {
    const path = join(folder, entry.name);
    if (entry.isDirectory()) yield* filesBelow(path);
    else if (entry.isFile()) yield path;
  }
}

const fill = async (file: FileHandle, bytes: Buffer) => {
  try {
    await file.writeFile(bytes);
    await file.sync();
  } finally {
    await file.close();
  }
};

/** Stores images as files in a folder. */
export class FolderStore implements ImageStore {
  constructor(private readonly folder: string) {}

  /** Writes an image under a draft name first and then renames it, so that no reader sees half a file. */
  async put(name: string, bytes: Buffer): Promise<void> {
    const path = this.pathOf(name);
    const draft = `${path}.${randomUUID()}.part`;
    await mkdir(dirname(path), { recursive: true });
    try {
      await fill(await open(draft, 'wx'), bytes);
      await rename(draft, path);
    } catch (error) {
      await rm(draft, { force: true });
      throw error;
    }
  }

  async read(name: string): Promise<OpenFile | undefined> {
    const file = await ifThere(open(this.pathOf(name)));
    if (!file) return undefined;
    const { size } = await file.stat();
    return { bytes: size, stream: file.createReadStream() };
  }

  async has(name: string): Promise<boolean> {
    return (await ifThere(access(this.pathOf(name)).then(() => true))) ?? false;
  }

  async *list(): AsyncIterable<StoredFile> {
    for await (const path of filesBelow(this.folder)) {
      const found = await ifThere(stat(path));
      const name = relative(this.folder, path).split(sep).join('/');
      if (found) yield { name, bytes: found.size, since: found.mtime };
    }
  }

  async remove(name: string): Promise<void> {
    await rm(this.pathOf(name), { force: true });
  }

  private pathOf(name: string): string {
    return join(this.folder, name);
  }
}
