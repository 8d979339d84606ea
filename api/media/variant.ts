import { limits } from '../../contract/limits.js';
import type { imageWidths } from '../../contract/links.js';

/** A stored image in another width and format. */
export interface Variant {
  key: string;
  width: (typeof imageWidths)[number];
  format: 'avif' | 'webp';
}

/** Returns the file name of a variant: in the same folder as its image, and different from every image key. */
export const variantName = ({ key, width, format }: Variant): string =>
  key.replace(/webp$/, `w${width}.${format}`);

/** Returns the key of the image to which a file belongs: the image itself, a variant, or a draft. */
export const ownerOf = (name: string): string =>
  name.replace(/(\.w\d+\.(?:avif|webp)|\.webp)(?:\.[0-9a-f-]+\.part)?$/, '.webp');

const seconds = 10;

/** The encoder settings of variants. More effort makes AVIF hardly smaller and takes twice the time. */
const settings = { avif: { quality: 50, effort: 1 }, webp: { quality: 80 } };

/** Resizes an image to the width of a variant, but never beyond the image's own width. */
export const draw = async (image: Buffer, { width, format }: Variant): Promise<Buffer> => {
  const { default: sharp } = await import('sharp');
  return sharp(image, { limitInputPixels: limits.uploadPixels })
    .resize({ width, withoutEnlargement: true })
    .toFormat(format, settings[format])
    .timeout({ seconds })
    .toBuffer();
};
