import sharp from 'sharp';
import { limits } from '../../contract/limits.js';
import { DomainError } from '../common/domainError.js';
import { damagedImage, emptyImage, fileTooLarge, otherKind, tooManyPixels } from './imageErrors.js';
import { isTaken, kindOf } from './imageKind.js';

const seconds = 10;

/**
 * Refuses an image with too many pixels. It reads the size from the file header, without decoding.
 * @throws DomainError `badPicture`
 */
const checkSize = async (bytes: Buffer): Promise<void> => {
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
  try {
    await checkSize(bytes);
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
