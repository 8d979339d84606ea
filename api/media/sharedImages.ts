import type { Connection } from 'mongoose';
import { imageKey } from '../../contract/links.js';
import type { ImageStore } from './imageStore.js';

/**
 * The number of products whose images are looked for in the store. They are random, because the newest
 * products may all have lost their images.
 */
const sample = 20;

/** The error when the shop's images are not in the image store of this process. */
export class ForeignImagesError extends Error {
  constructor(count: number) {
    super(
      `None of ${count} pictures that this shop names lies where this process keeps pictures. All processes of a shop share one folder (DATA_DIR/media) or one bucket (S3_BUCKET): name that one, or bring the pictures back with tokri restore. MISSING_IMAGES=open opens the shop without them.`,
    );
    this.name = 'ForeignImagesError';
  }
}

/**
 * Checks that an image store is the one that the shop's other processes use. A shop without images may use
 * any store.
 * @throws ForeignImagesError
 * @throws DomainError `notReady` while the store is not available
 */
export const refuseForeignImages = async (connection: Connection, store: ImageStore): Promise<void> => {
  const products = await connection
    .model<{ image: string[] }>('Product')
    .aggregate<{ image: string[] }>([
      { $match: { 'image.0': { $exists: true } } },
      { $project: { image: 1 } },
      { $sample: { size: sample } },
    ]);
  const keys = products.flatMap(({ image }) => image.filter((key) => imageKey.test(key)).slice(0, 1));
  for (const key of keys) if (await store.has(key)) return;
  if (keys.length) throw new ForeignImagesError(keys.length);
};
