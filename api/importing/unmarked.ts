const mark = Buffer.from('\uFEFF');

/** Removes the byte order mark from a UTF-8 text. */
export async function* unmarked(source: AsyncIterable<Buffer>): AsyncGenerator<Buffer> {
  let first = true;
  for await (const chunk of source) {
    yield first && chunk.subarray(0, mark.length).equals(mark) ? chunk.subarray(mark.length) : chunk;
    first = false;
  }
}
