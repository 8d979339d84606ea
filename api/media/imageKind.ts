const startsWith = (bytes: Buffer, text: string, at = 0) =>
  bytes.toString('latin1', at, at + text.length) === text;

/** By content, never by name or by what the sender says (W-29): a decoder for anything else is not even asked. */
export const isTaken = (bytes: Buffer): boolean =>
  startsWith(bytes, '\xff\xd8\xff') ||
  startsWith(bytes, '\x89PNG\r\n\x1a\n') ||
  (startsWith(bytes, 'RIFF') && startsWith(bytes, 'WEBP', 8)) ||
  startsWith(bytes, 'ftypavif', 4) ||
  startsWith(bytes, 'ftypavis', 4);

/** Pictures that people have and the shop does not take, by how they begin. */
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

/** What a file is that is not taken; undefined for what nobody would call a picture. */
export const kindOf = (bytes: Buffer): string | undefined =>
  others.find(([, begins, at]) => startsWith(bytes, begins, at))?.[0];
