import { limits } from '../../contract/limits.js';
import { fill } from '../../contract/messages/fill.js';
import type { Messages } from '../../contract/messages/en.js';
import { DomainError } from '../common/domainError.js';

const million = 1_000_000;

/** Why a picture is not taken, with what to do about it. */
const badPicture = (
  fault: keyof Messages['images'],
  values: Record<string, string | number> = {},
): DomainError =>
  new DomainError('badPicture', { inWords: ({ images }) => ({ message: fill(images[fault], values) }) });

export const emptyImage = (): DomainError => badPicture('empty');
export const damagedImage = (): DomainError => badPicture('damaged');

/** `kind`: what it is, such as GIF; without one it is nothing that is drawn. */
export const otherKind = (kind?: string): DomainError =>
  kind ? badPicture('otherKind', { kind }) : badPicture('noImage');

/** Rounded up: what is too large by a little is not told to be as large as allowed. */
export const tooManyPixels = (pixels: number): DomainError =>
  badPicture('tooManyPixels', {
    megapixels: Math.ceil((pixels / million) * 10) / 10,
    max: limits.uploadPixels / million,
  });

/** A file of more bytes than are taken. */
export const fileTooLarge = (maxBytes: number): DomainError =>
  new DomainError('tooLarge', {
    inWords: ({ request }) => ({ message: fill(request.fileTooLarge, { megabytes: maxBytes / million }) }),
  });
