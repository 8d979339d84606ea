import { Inject, Injectable } from '@nestjs/common';
import { CONFIG, type Config } from '../config.js';
import { keepPicture, mediaFolder } from './mediaFolder.js';
import { keyOf, urlOf } from './pictureKey.js';
import { recode } from './recode.js';

/** The shop's pictures: stored by key, sent as an address (decisions, "Pictures"). */
@Injectable()
export class MediaService {
  constructor(@Inject(CONFIG) private readonly config: Config) {}

  /** The address to send for a stored picture: under `PUBLIC_URL` where it is set; none and `https:` ones stay. */
  url(key: string): string {
    return urlOf(key, this.config.PUBLIC_URL);
  }

  /** What to store for a picture that a client sends back. @throws DomainError `badPicture` */
  keyOf(picture: string): string {
    return keyOf(picture, this.config.PUBLIC_URL);
  }

  /** Takes a JPEG, PNG, WebP or AVIF file and returns its key. @throws DomainError `badPicture`, `tooLarge` */
  async store(upload: Buffer): Promise<string> {
    return keepPicture(mediaFolder(this.config.DATA_DIR), await recode(upload));
  }
}
