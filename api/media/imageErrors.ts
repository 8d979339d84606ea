import { limits } from '../../contract/limits.js';
import { fill } from '../../contract/messages/fill.js';
import type { Messages } from '../../contract/messages/en.js';
import { DomainError } from '../common/domainError.js';

const million = 1_000_000;

/** Creates the error of an image that is not accepted, with advice for the user. */
const badPicture = (
  message: keyof Messages['images'],
  values: Record<string, string | number> = {},
): DomainError =>
  new DomainError('badPicture', { inWords: ({ images }) => ({ message: fill(images[message], values) }) });

export const emptyImage = (): DomainError => badPicture('empty');
export const damagedImage = (): DomainError => badPicture('damaged');

/**
 * Creates the error of a file in a format that is not accepted.
 * @param kind the format, such as GIF; undefined if the file is no image
 */
export const otherKind = (kind?: string): DomainError =>
  kind ? badPicture('otherKind', { kind }) : badPicture('noImage');

/**
 * Creates the error of an image with too many pixels. Its size is rounded up, so that the message never shows
 * a size that would be allowed.
 */
export const tooManyPixels = (pixels: number): DomainError =>
  badPicture('tooManyPixels', {
    megapixels: Math.ceil((pixels / million) * 10) / 10,
    max: limits.uploadPixels / million,
  });
