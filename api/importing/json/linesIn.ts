import { recordBytes } from '../fileRecord.js';
import type { Scanned } from './objectsIn.js';

/**
 * Yields the lines of a UTF-8 text without its byte order mark. Of a line that is too long it yields only the
 * position.
 */
export async function* linesIn(source: AsyncIterable<Buffer>): AsyncGenerator<Scanned> {
  let line = 1;
  let pieces: Buffer[] = [];
  let bytes = 0;
  const taken = (): Scanned => {
    const isLong = bytes > recordBytes;
    const text = Buffer.concat(pieces).toString('utf8');
    pieces = [];
    bytes = 0;
    if (isLong) return { line, column: 1, tooLong: true };
    return { line, column: 1, text: line === 1 ? text.replace(/^\uFEFF/, '') : text };
  };
  for await (const chunk of source) {
    for (let from = 0; from < chunk.length;) {
      const end = chunk.indexOf('\n', from);
      const piece = chunk.subarray(from, end < 0 ? undefined : end);
      bytes += piece.length;
      if (bytes > recordBytes) pieces = [];
      else pieces.push(piece);
      if (end < 0) break;
      yield taken();
      line += 1;
      from = end + 1;
    }
  }
  if (bytes) yield taken();
}
