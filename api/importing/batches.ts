import { setImmediate as turn } from 'node:timers/promises';

/**
 * Groups the items by `size`; the last batch may be smaller. Other work gets a turn of the event loop in
 * between.
 */
export async function* batchesOf<One>(all: AsyncIterable<One>, size: number): AsyncGenerator<One[]> {
  let batch: One[] = [];
  for await (const one of all) {
    batch.push(one);
    if (batch.length < size) continue;
    yield batch;
    batch = [];
    await turn();
  }
  if (batch.length) yield batch;
}
