/** A key for each picture that stays with it when the order changes; the same picture twice has two. */
export const keysOf = (images: readonly string[]): string[] => {
  const seen = new Map<string, number>();
  return images.map((src) => {
    const before = seen.get(src) ?? 0;
    seen.set(src, before + 1);
    return `${before} ${src}`;
  });
};
