const startsWith = (bytes: Buffer, text: string, at = 0) =>
  bytes.toString('latin1', at, at + text.length) === text;

/**
 * Tells whether a file is a JPEG, PNG, WebP or AVIF image. It checks the content, never the name or the
 * sender's media type (W-29), so a decoder sees no other format.
 */
export const isTaken = (bytes: Buffer): boolean =>
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
export const kindOf = (bytes: Buffer): string | undefined =>
  others.find(([, begins, at]) => startsWith(bytes, begins, at))?.[0];
