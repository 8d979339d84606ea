import { buffer } from 'node:stream/consumers';
import { Inject, Injectable, Logger } from '@nestjs/common';
import { bulkhead } from 'cockatiel';
import { DomainError } from '../common/domainError.js';
import { messageOf } from '../common/errors.js';
import { type OpenFile, IMAGE_STORE, type ImageStore } from './imageStore.js';
import { draw, type Variant, variantName } from './variant.js';

/** The file to serve for a variant, and its name: that of the original if the variant could not be made. */
export interface StoredVariant extends OpenFile {
  name: string;
}

/**
 * Serves images in their stored form and in variants of width and format. A variant is made at the first
 * request and stored.
 */
@Injectable()
export class VariantsService {
  private readonly log = new Logger('Images');
  /**
   * The queue of images to resize, with 64 places. Resizing uses the same thread pool as file reads, so only two images
   * are resized at once.
   */
  private readonly bench = bulkhead(2, 64);
  private readonly making = new Map<string, Promise<void>>();

  constructor(@Inject(IMAGE_STORE) private readonly store: ImageStore) {}

  /**
   * Returns a variant of an image, or the original if the server is busy or the disk is full; undefined if
   * there is no such image.
   * @throws DomainError `notReady`
   */
  async find(wanted: Variant): Promise<StoredVariant | undefined> {
    const name = variantName(wanted);
    return (await this.read(name)) ?? (await this.make(wanted, name)) ?? (await this.read(wanted.key));
  }

  async read(name: string): Promise<StoredVariant | undefined> {
    const file = await this.store.read(name);
    return file && { ...file, name };
  }

  private async make(wanted: Variant, name: string): Promise<StoredVariant | undefined> {
    if (this.bench.queueSlots === 0 && !this.making.has(name)) return undefined;
    try {
      await this.once(name, () => this.bench.execute(() => this.drawAndKeep(wanted, name)));
    } catch (error) {
      if (error instanceof DomainError) throw error;
      this.log.warn(`${name} could not be made: ${messageOf(error)}`);
    }
    return this.read(name);
  }

  /** Makes a variant only once: callers that want a variant in progress wait for the same work. */
  private once(name: string, work: () => Promise<void>): Promise<void> {
    const underWay = this.making.get(name);
    if (underWay) return underWay;
    const begun = work().finally(() => this.making.delete(name));
    this.making.set(name, begun);
    return begun;
  }

  private async drawAndKeep(wanted: Variant, name: string): Promise<void> {
    // another caller may have made the variant since the first check
    if (await this.store.has(name)) return;
    const image = await this.store.read(wanted.key);
    if (image) await this.store.put(name, await draw(await buffer(image.stream), wanted));
  }
}
