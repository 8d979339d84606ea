import type { Choice } from './MultiSelect.js';

const plain = (text: string) =>
  text
    .normalize('NFKD')
    .replace(/\p{Mn}/gu, '')
    .toLowerCase();

/** Those that have every typed word somewhere in their name, in any order; accents and capitals do not matter. */
export const byAnyWord = (options: Choice[], { inputValue }: { inputValue: string }): Choice[] => {
  const words = plain(inputValue).split(/\s+/).filter(Boolean);
  return options.filter(({ name }) => {
    const searched = plain(name);
    return words.every((word) => searched.includes(word));
  });
};
