const notWord = /[^\p{L}\p{M}\p{N}]+/u;
const onlyDigits = /^[+\d\s()-]+$/;

/** The words of a text, in small letters; what is written as a number with gaps (a mobile) is one word. */
export const wordsOf = (text: string): string[] => {
  const small = text.normalize('NFKC').toLowerCase().trim();
  const words = onlyDigits.test(small)
    ? [small.replace(/\D/g, '').replace(/^(?:91|0)(?=\d{10}$)/, '')]
    : small.split(notWord);
  return words.filter(Boolean);
};

/**
 * A filter on the indexed list `search`: each word from its beginning; letters and digits alone, so that nothing is an operator.
 * Nothing asked for fits all, signs without a word fit none.
 */
export const holdingWords = (search: string): { search?: { $all: RegExp[] } } =>
  search.trim() ? { search: { $all: wordsOf(search).map((word) => new RegExp(`^${word}`)) } } : {};
