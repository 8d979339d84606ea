import sharp from 'sharp';
import { limits } from '../../contract/limits.js';
import { DomainError } from '../common/domainError.js';

const seconds = 10;

const startsWith = (bytes: Buffer, text: string, at = 0) =>
  bytes.toString('latin1', at, at + text.length) === text;

/** By content, never by name or by what the sender says (W-29): a decoder for anything else is not even asked. */
const isTaken = (bytes: Buffer): boolean =>
  startsWith(bytes, '\xff\xd8\xff') ||
  startsWith(bytes, '\x89PNG\r\n\x1a\n') ||
  (startsWith(bytes, 'RIFF') && startsWith(bytes, 'WEBP', 8)) ||
  startsWith(bytes, 'ftypavif', 4) ||
  startsWith(bytes, 'ftypavis', 4);

/**
 * The picture drawn anew as WebP, upright, without metadata and without whatever else the file held; of several frames the first.
 * @throws DomainError `badPicture`, `tooLarge`
 */
export const recode = async (bytes: Buffer): Promise<Buffer> => {
  if (bytes.length > limits.uploadBytes) throw new DomainError('tooLarge');
  if (!isTaken(bytes)) throw new DomainError('badPicture');
  try {
    return await sharp(bytes, { limitInputPixels: limits.uploadPixels, failOn: 'error' })
      .autoOrient()
      .resize({
        width: limits.pictureSide,
        height: limits.pictureSide,
        fit: 'inside',
        withoutEnlargement: true,
      })
      .webp({ quality: 82 })
      .timeout({ seconds })
      .toBuffer();
  } catch {
    throw new DomainError('badPicture'); // Whatever the decoder stumbles over is the file's fault.
  }
};
