/**
 * Returns a key for each image that stays the same when the order changes. Duplicate images get different
 * keys.
 */
export const keysOf = (images: readonly string[]): string[] => {
  const seen = new Map<string, number>();
  return images.map((src) => {
    const before = seen.get(src) ?? 0;
    seen.set(src, before + 1);
    return `${before} ${src}`;
  });
};
