/** The time in ms for which work over many items holds the event loop. */
const sliceTime = 8;
const sliceSize = 64;
/** Lists up to this length begin at once, and the runs of a sort are as long. */
const shortLength = 256;

/** Work that waits to go on. One of them goes on in each turn of the event loop. */
const waiting: (() => void)[] = [];

const takeTurns = () => {
  waiting.shift()?.();
  if (waiting.length) setImmediate(takeTurns);
};

/** Waits for a turn of the event loop that no other such work has, so that together they do not hold it for long. */
export const nextTurn = (): Promise<void> =>
  new Promise((resolve) => {
    waiting.push(resolve);
    // what a turn sets while it reads from the network still runs in it; the second one runs in the next turn
    if (waiting.length === 1) setImmediate(() => setImmediate(takeTurns));
  });

/**
 * Returns a function that work over many items awaits now and then: after 8 ms it lets requests and other such
 * work go on first.
 */
export const timeSlicer = (): (() => Promise<void> | undefined) => {
  let since = performance.now();
  const yieldNow = async () => {
    await nextTurn();
    since = performance.now();
  };
  return () => (performance.now() - since < sliceTime ? undefined : yieldNow());
};

/**
 * Runs a generator to its end. If it has held the event loop for 8 ms where it yields, other requests run first. The same
 * holds at its end, so that the caller does not add to a long turn.
 */
export const runInSlices = async <Result>(work: Generator<void, Result>): Promise<Result> => {
  const yieldIfDue = timeSlicer();
  for (;;) {
    const { done, value } = work.next();
    await yieldIfDue();
    if (done) return value;
  }
};

/** Runs a generator to its end without a pause. */
export const runToEnd = <Result>(work: Generator<void, Result>): Result => {
  for (;;) {
    const { done, value } = work.next();
    if (done) return value;
  }
};

/** Yields the items in slices of up to `size`, and lets other requests run in between. */
export async function* inSlices<Item>(
  items: readonly Item[],
  size = sliceSize,
): AsyncGenerator<readonly Item[]> {
  if (items.length > shortLength) await nextTurn();
  const yieldIfDue = timeSlicer();
  for (let from = 0; from < items.length; from += size) {
    await yieldIfDue();
    yield items.slice(from, from + size);
  }
}

/** Sorts items like `toSorted`, and lets other requests run meanwhile: it sorts slices and merges them. */
export const sortedInSlices = async <Item>(
  items: readonly Item[],
  compare: (one: Item, other: Item) => number,
): Promise<Item[]> => {
  const yieldIfDue = timeSlicer();
  let runs: Item[][] = [];
  for await (const slice of inSlices(items, shortLength)) runs.push(slice.toSorted(compare));
  const merge = async (left: Item[], right: Item[] = []): Promise<Item[]> => {
    const merged: Item[] = [];
    let [fromLeft, fromRight] = [0, 0];
    while (fromLeft < left.length && fromRight < right.length) {
      const [one, other] = [left[fromLeft] as Item, right[fromRight] as Item];
      if (compare(one, other) <= 0) {
        merged.push(one);
        fromLeft += 1;
      } else {
        merged.push(other);
        fromRight += 1;
      }
      if (merged.length % sliceSize === 0) await yieldIfDue();
    }
    for (; fromLeft < left.length; fromLeft++) merged.push(left[fromLeft] as Item);
    for (; fromRight < right.length; fromRight++) merged.push(right[fromRight] as Item);
    return merged;
  };
  while (runs.length > 1) {
    const pairs: Item[][] = [];
    for (let at = 0; at < runs.length; at += 2) pairs.push(await merge(runs[at] as Item[], runs[at + 1]));
    runs = pairs;
  }
  return runs[0] ?? [];
};

/** How many numbers are sorted natively before they are merged with others. */
const longRun = 2 ** 15;
/** After how many merged numbers the time is read. */
const mergedAtOnce = 2 ** 12;

/** Sorts numbers in ascending order, and lets other requests run meanwhile. Runs are sorted natively and merged. */
export const sortedNumbersInSlices = async (numbers: Float64Array): Promise<Float64Array> => {
  const yieldIfDue = timeSlicer();
  const { length } = numbers;
  let from = numbers.slice();
  for (let at = 0; at < length; at += longRun) {
    from.subarray(at, at + longRun).sort();
    await yieldIfDue();
  }
  let to = new Float64Array(length);
  for (let run = longRun; run < length; run *= 2) {
    let [left, right, middle, end] = [0, 0, 0, 0];
    for (let at = 0; at < length; at++) {
      if (at === end) {
        [left, middle, end] = [at, Math.min(at + run, length), Math.min(at + 2 * run, length)];
        right = middle;
      }
      const isLeft = right === end || (left < middle && (from[left] as number) <= (from[right] as number));
      to[at] = from[isLeft ? left++ : right++] as number;
      if (at % mergedAtOnce === 0) await yieldIfDue();
    }
    [from, to] = [to, from];
  }
  return from;
};

/** How many items beyond those that it returns `firstInOrder` holds at least before it sorts them. */
const leastBuffered = 4_096;

/**
 * Returns the first `count` of all items as `sortedInSlices` orders them; without `compare` the first ones that come. It
 * goes through all slices, and holds at most twice as many items, or 4,096 more.
 */
export const firstInOrder = async <Item>(
  slices: AsyncIterable<readonly Item[]>,
  count: number,
  compare?: (one: Item, other: Item) => number,
): Promise<Item[]> => {
  const maxBuffered = count + Math.max(count, leastBuffered);
  let first: Item[] = [];
  let last: Item | undefined;
  for await (const slice of slices) {
    if (!compare) {
      first.push(...slice.slice(0, count - first.length));
      continue;
    }
    for (const item of slice) if (last === undefined || compare(item, last) < 0) first.push(item);
    if (first.length < maxBuffered) continue;
    first = (await sortedInSlices(first, compare)).slice(0, count);
    last = first.at(-1);
  }
  return compare ? (await sortedInSlices(first, compare)).slice(0, count) : first;
};
