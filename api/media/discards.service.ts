import { Inject, Injectable, Logger } from '@nestjs/common';
import { InjectConnection } from '@nestjs/mongoose';
import type { Connection } from 'mongoose';
import { imageKey, imageWidths } from '../../contract/links.js';
import { messageOf } from '../common/errors.js';
import { formTime, holders } from './holders.js';
import { IMAGE_STORE, type ImageStore } from './imageStore.js';
import { variantName } from './variant.js';

const filesOf = (key: string): string[] => [
  key,
  ...imageWidths.flatMap((width) =>
    (['avif', 'webp'] as const).map((format) => variantName({ key, width, format })),
  ),
];

/** Deletes images of customers that are no longer used. */
@Injectable()
export class DiscardsService {
  private readonly log = new Logger('Images');

  constructor(
    @InjectConnection() private readonly connection: Connection,
    @Inject(IMAGE_STORE) private readonly store: ImageStore,
  ) {}

  /**
   * Deletes an image and its variants, unless a record uses it or an admin uploaded it lately. An image that
   * cannot be deleted now becomes an orphan, which `tokri doctor` lists.
   */
  async discard(key: string): Promise<void> {
    if (!imageKey.test(key)) return;
    try {
      if ((await this.isUploaded(key)) || (await this.isHeld(key))) return;
      for (const name of filesOf(key)) await this.store.remove(name);
    } catch (error) {
      this.log.warn(`${key} could not be removed: ${messageOf(error)}`);
    }
  }

  /** Tells whether an admin uploaded the image in the last 24 hours: a form that uses it may still be saved. */
  private async isUploaded(key: string): Promise<boolean> {
    const lately = { action: 'file.upload', 'things._id': key, at: { $gt: new Date(Date.now() - formTime) } };
    return (await this.connection.model('Audit').exists(lately)) !== null;
  }

  private async isHeld(key: string): Promise<boolean> {
    for (const { model, field } of holders)
      if (await this.connection.model(model).exists({ [field]: key })) return true;
    return false;
  }
}
