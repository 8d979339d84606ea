/** Whether none, some or all rows of this page are chosen. */
export type Chosen = 'none' | 'some' | 'all';

export const chosenOf = (keys: readonly string[], selected: readonly string[]): Chosen => {
  const count = keys.filter((key) => selected.includes(key)).length;
  if (count === 0) return 'none';
  return count === keys.length ? 'all' : 'some';
};

/**
 * Returns the chosen keys after the "select all" checkbox is pressed: adds all rows of the page, or removes
 * them if all are chosen. Rows chosen on other pages stay chosen.
 */
export const togglePage = (keys: readonly string[], selected: readonly string[]): string[] => {
  const elsewhere = selected.filter((key) => !keys.includes(key));
  return chosenOf(keys, selected) === 'all' ? elsewhere : [...elsewhere, ...keys];
};

export const toggleOne = (key: string, selected: readonly string[]): string[] =>
  selected.includes(key) ? selected.filter((other) => other !== key) : [...selected, key];
