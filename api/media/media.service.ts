import { createHash } from 'node:crypto';
import { Inject, Injectable } from '@nestjs/common';
import { CONFIG, type Config } from '../config.js';
import { keyOf, urlOf } from './imageKey.js';
import { IMAGE_STORE, type ImageStore } from './imageStore.js';
import { recode } from './recode.js';

/** The shop's pictures: stored by key, sent as an address (decisions, "Pictures"). */
@Injectable()
export class MediaService {
  constructor(
    @Inject(CONFIG) private readonly config: Config,
    @Inject(IMAGE_STORE) private readonly images: ImageStore,
  ) {}

  /** The address to send for a stored picture: under `PUBLIC_URL` where it is set; none and `https:` ones stay. */
  url(key: string): string {
    return urlOf(key, this.config.PUBLIC_URL);
  }

  /** What to store for a picture that a client sends back. @throws DomainError `badPicture` */
  keyOf(image: string): string {
    return keyOf(image, this.config.PUBLIC_URL);
  }

  /**
   * Takes a JPEG, PNG, WebP or AVIF file and returns its key: the same picture is kept once, and counts as new again.
   * @throws DomainError `badPicture`, `tooLarge`, `notReady`
   */
  async store(upload: Buffer): Promise<string> {
    const image = await recode(upload);
    const key = `${createHash('sha256').update(image).digest('hex')}.webp`;
    await this.images.put(key, image);
    return key;
  }
}
