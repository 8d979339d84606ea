import { readdirSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import type { ImageStore } from '../../api/media/imageStore.js';
import type { DemoKind } from './demo.js';

/** The image files of the demo. The build copies the folder, so it is always beside this module. */
const folder = new URL('images/', import.meta.url);

let kept: ReadonlySet<string> | undefined;

/** Lists the keys of all demo images in the image store. The folder is read once. */
export const demoImages = (): ReadonlySet<string> =>
  (kept ??= new Set(
    readdirSync(folder)
      .filter((name) => name.endsWith('.webp'))
      .map((name) => `demo/${name}`),
  ));

/** Returns the key of a demo image in the image store. The images of a record are numbered from 1. */
export const imageKey = (kind: DemoKind, key: string, number: number) => `demo/${kind}-${key}-${number}.webp`;

/** Returns the keys of a record's images, in order. */
export const imageKeysOf = (kind: DemoKind, key: string): string[] => {
  const keys: string[] = [];
  for (let next = imageKey(kind, key, 1); demoImages().has(next); next = imageKey(kind, key, keys.length + 1))
    keys.push(next);
  return keys;
};

/** How many images are copied at a time. Each waits for the disk or the network, not for the processor. */
const atOnce = 8;

/**
 * Copies the images that are missing in the store.
 * @param onProgress gets the number of copied images and of all missing ones after each image
 * @param wanted the keys of the images to check
 * @returns the number of copied images
 */
export async function copyImages(
  store: ImageStore,
  onProgress: (done: number, all: number) => void,
  wanted: readonly string[],
): Promise<number> {
  const there = await Promise.all(wanted.map((key) => store.has(key)));
  const queue = wanted.filter((_, at) => !there[at]);
  const all = queue.length;
  let done = 0;
  const copyNext = async () => {
    for (let key = queue.shift(); key; key = queue.shift()) {
      await store.put(key, await readFile(new URL(key.replace('demo/', ''), folder)));
      onProgress(++done, all);
    }
  };
  await Promise.all(Array.from({ length: atOnce }, copyNext));
  return all;
}
