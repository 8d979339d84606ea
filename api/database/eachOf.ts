interface Closable<Record> extends AsyncIterable<Record> {
  close(): Promise<unknown>;
}

/**
 * Yields the documents of a cursor one by one. It also closes the cursor when the consumer stops early, for
 * example when a download is cancelled.
 */
export async function* eachOf<Record>(cursor: Closable<Record>): AsyncGenerator<Record> {
  try {
    for await (const record of cursor) yield record;
  } finally {
    await cursor.close();
  }
}
