import { timeSlicer } from './slices.js';

/** Groups the items by `size`; the last batch may be smaller. It lets other requests run meanwhile. */
export async function* batchesOf<One>(all: AsyncIterable<One>, size: number): AsyncGenerator<One[]> {
  const yieldIfDue = timeSlicer();
  let batch: One[] = [];
  for await (const one of all) {
    await yieldIfDue();
    batch.push(one);
    if (batch.length < size) continue;
    yield batch;
    batch = [];
  }
  if (batch.length) yield batch;
}
