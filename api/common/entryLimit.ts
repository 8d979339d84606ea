/**
 * Options of an `LRUCache` for a number of entries. Its `max` would allocate all places at once, which takes 20 ms
 * of each start.
 */
export const entryLimit = (maxSize: number): { maxSize: number; sizeCalculation: () => number } => ({
  maxSize,
  sizeCalculation: () => 1,
});
