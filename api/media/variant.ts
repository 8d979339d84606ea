import sharp from 'sharp';
import { limits } from '../../contract/limits.js';
import type { imageWidths } from '../../contract/links.js';

/** A stored picture in another width and format. */
export interface Variant {
  key: string;
  width: (typeof imageWidths)[number];
  format: 'avif' | 'webp';
}

/** Where it lies: beside its picture, under a name that no key has. */
export const variantName = ({ key, width, format }: Variant): string =>
  key.replace(/webp$/, `w${width}.${format}`);

/** The key of the picture that a stored file belongs to, whether it is the picture, a variant, or a draft of either. */
export const ownerOf = (name: string): string =>
  name.replace(/(\.w\d+\.(?:avif|webp)|\.webp)(?:\.[0-9a-f-]+\.part)?$/, '.webp');

const seconds = 10;

/** More effort makes AVIF hardly smaller, and takes twice the work. */
const settings = { avif: { quality: 60, effort: 1 }, webp: { quality: 80 } };

/** Draws a picture in a width, never wider than it is. */
export const draw = (image: Buffer, { width, format }: Variant): Promise<Buffer> =>
  sharp(image, { limitInputPixels: limits.uploadPixels })
    .resize({ width, withoutEnlargement: true })
    .toFormat(format, settings[format])
    .timeout({ seconds })
    .toBuffer();
