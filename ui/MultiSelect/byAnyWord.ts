import type { Choice } from './MultiSelect.js';

const plain = (text: string) =>
  text
    .normalize('NFKD')
    .replace(/\p{Mn}/gu, '')
    .toLowerCase();

/** Returns the options whose names contain every typed word in any order. Accents and case are ignored. */
export const byAnyWord = (options: Choice[], { inputValue }: { inputValue: string }): Choice[] => {
  const words = plain(inputValue).split(/\s+/).filter(Boolean);
  return options.filter(({ name }) => {
    const searched = plain(name);
    return words.every((word) => searched.includes(word));
  });
};
