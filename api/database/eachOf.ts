interface Closable<Record> extends AsyncIterable<Record> {
  close(): Promise<unknown>;
}

/** The documents of a cursor one by one; it is closed too when nobody wants the rest, as when a download is broken off. */
export async function* eachOf<Record>(cursor: Closable<Record>): AsyncGenerator<Record> {
  try {
    for await (const record of cursor) yield record;
  } finally {
    await cursor.close();
  }
}
