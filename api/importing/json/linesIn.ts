import { recordBytes } from '../fileRecord.js';
import type { Scanned } from './objectsIn.js';

/** The lines of a text in UTF-8, without its mark; ends with the place, without a text, of one that has no end in sight. */
export async function* linesIn(source: AsyncIterable<Buffer>): AsyncGenerator<Scanned> {
  let line = 1;
  let pieces: Buffer[] = [];
  let bytes = 0;
  const taken = (): Scanned => {
    const text = Buffer.concat(pieces).toString('utf8');
    pieces = [];
    bytes = 0;
    return { line, column: 1, text: line === 1 ? text.replace(/^\uFEFF/, '') : text };
  };
  for await (const chunk of source) {
    for (let from = 0; from < chunk.length;) {
      const end = chunk.indexOf('\n', from);
      const piece = chunk.subarray(from, end < 0 ? undefined : end);
      pieces.push(piece);
      bytes += piece.length;
      if (bytes > recordBytes) {
        yield { line, column: 1 };
        return;
      }
      if (end < 0) break;
      yield taken();
      line += 1;
      from = end + 1;
    }
  }
  if (bytes) yield taken();
}
