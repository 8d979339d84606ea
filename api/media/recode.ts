import type Sharp from 'sharp';
import { limits } from '../../contract/limits.js';
import type { Messages } from '../../contract/messages/en.js';
import { fill } from '../../contract/messages/fill.js';
import { DomainError } from '../common/domainError.js';
import { fileTooLarge } from '../common/uploadedFile.js';

const million = 1_000_000;

/** Creates the error of an image that is not accepted, with advice for the user. */
const badPicture = (
  message: keyof Messages['images'],
  values: Record<string, string | number> = {},
): DomainError =>
  new DomainError('badPicture', { inWords: ({ images }) => ({ message: fill(images[message], values) }) });

const emptyImage = (): DomainError => badPicture('empty');
const damagedImage = (): DomainError => badPicture('damaged');

/**
 * Creates the error of a file in a format that is not accepted.
 * @param kind the format, such as GIF; undefined if the file is no image
 */
const otherKind = (kind?: string): DomainError =>
  kind ? badPicture('otherKind', { kind }) : badPicture('noImage');

/**
 * Creates the error of an image with too many pixels. Its size is rounded up, so that the message never shows
 * a size that would be allowed.
 */
const tooManyPixels = (pixels: number): DomainError =>
  badPicture('tooManyPixels', {
    megapixels: Math.ceil((pixels / million) * 10) / 10,
    max: limits.uploadPixels / million,
  });

const startsWith = (bytes: Buffer, text: string, at = 0) =>
  bytes.toString('latin1', at, at + text.length) === text;

/**
 * Tells whether a file is a JPEG, PNG, WebP or AVIF image. It checks the content, never the name or the
 * sender's media type (W-29), so a decoder sees no other format.
 */
const isTaken = (bytes: Buffer): boolean =>
  startsWith(bytes, '\xff\xd8\xff') ||
  startsWith(bytes, '\x89PNG\r\n\x1a\n') ||
  (startsWith(bytes, 'RIFF') && startsWith(bytes, 'WEBP', 8)) ||
  startsWith(bytes, 'ftypavif', 4) ||
  startsWith(bytes, 'ftypavis', 4);

/** Lists the signatures of common image formats that the shop does not accept. */
const others: readonly (readonly [kind: string, begins: string, at?: number])[] = [
  ['GIF', 'GIF8'],
  ['HEIC', 'ftyphei', 4],
  ['HEIC', 'ftypmif1', 4],
  ['TIFF', 'II*\0'],
  ['TIFF', 'MM\0*'],
  ['BMP', 'BM'],
  ['SVG', '<svg'],
  ['PDF', '%PDF-'],
];

/** Returns the format of a file that is not accepted; undefined if the file is no known image. */
const kindOf = (bytes: Buffer): string | undefined =>
  others.find(([, begins, at]) => startsWith(bytes, begins, at))?.[0];

const seconds = 10;

/**
 * Refuses an image with too many pixels. It reads the size from the file header, without decoding.
 * @throws DomainError `badPicture`
 */
const checkSize = async (sharp: typeof Sharp, bytes: Buffer): Promise<void> => {
  const { width, height } = await sharp(bytes, { limitInputPixels: false }).metadata();
  if (width * height > limits.uploadPixels) throw tooManyPixels(width * height);
};

/**
 * Converts an image to WebP: upright, without metadata and any other content of the file, and only the first
 * frame.
 * @throws DomainError `badPicture`, `tooLarge`
 */
export const recode = async (bytes: Buffer): Promise<Buffer> => {
  if (bytes.length > limits.uploadBytes) throw fileTooLarge(limits.uploadBytes);
  if (!bytes.length) throw emptyImage();
  if (!isTaken(bytes)) throw otherKind(kindOf(bytes));
  const { default: sharp } = await import('sharp');
  try {
    await checkSize(sharp, bytes);
    return await sharp(bytes, { limitInputPixels: limits.uploadPixels, failOn: 'error' })
      .autoOrient()
      .resize({
        width: limits.imageSide,
        height: limits.imageSide,
        fit: 'inside',
        withoutEnlargement: true,
      })
      .webp({ quality: 82 })
      .timeout({ seconds })
      .toBuffer();
  } catch (error) {
    // any error of the decoder means a damaged file
    throw error instanceof DomainError ? error : damagedImage();
  }
};
