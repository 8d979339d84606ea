const mark = Buffer.from('\uFEFF');

/** A text in UTF-8 without the mark that it may begin with. */
export async function* unmarked(source: AsyncIterable<Buffer>): AsyncGenerator<Buffer> {
  let first = true;
  for await (const chunk of source) {
    yield first && chunk.subarray(0, mark.length).equals(mark) ? chunk.subarray(mark.length) : chunk;
    first = false;
  }
}
