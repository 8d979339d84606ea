import { createHash } from 'node:crypto';
import { Inject, Injectable } from '@nestjs/common';
import { DomainError } from '../common/domainError.js';
import { CONFIG, type Config } from '../config/config.js';
import { keyOf, urlOf } from './imageKey.js';
import { IMAGE_STORE, type ImageStore } from './imageStore.js';
import { recode } from './recode.js';

/** Stores images by key and converts keys to addresses. */
@Injectable()
export class MediaService {
  constructor(
    @Inject(CONFIG) private readonly config: Config,
    @Inject(IMAGE_STORE) private readonly images: ImageStore,
  ) {}

  /**
   * Returns the address of a stored image, under `PUBLIC_URL` if it is set. Empty and `https:` values stay as
   * they are.
   */
  url(key: string): string {
    return urlOf(key, this.config.PUBLIC_URL);
  }

  /** Returns what to store for an image address from a client. @throws DomainError `badPicture` */
  keyOf(image: string): string {
    return keyOf(image, this.config.PUBLIC_URL);
  }

  /** Returns what to store for an image address from a file; undefined if the address is not allowed. */
  allowedKeyOf(image: string): string | undefined {
    try {
      return this.keyOf(image);
    } catch (error) {
      if (error instanceof DomainError) return undefined;
      throw error;
    }
  }

  /**
   * Stores a JPEG, PNG, WebP or AVIF file and returns its key. If the same image is stored already, its file
   * is overwritten and counts as uploaded now.
   * @throws DomainError `badPicture`, `tooLarge`, `notReady`
   */
  async store(upload: Buffer): Promise<string> {
    const image = await recode(upload);
    const key = `${createHash('sha256').update(image).digest('hex')}.webp`;
    await this.images.put(key, image);
    return key;
  }
}
