const notWord = /[^\p{L}\p{M}\p{N}]+/u;
const onlyDigits = /^[+\d\s()-]+$/;

/** Returns the words of a text in lower case. A number with gaps, such as a mobile number, counts as one word. */
export const wordsOf = (text: string): string[] => {
  const small = text.normalize('NFKC').toLowerCase().trim();
  const words = onlyDigits.test(small)
    ? [small.replace(/\D/g, '').replace(/^(?:91|0)(?=\d{10}$)/, '')]
    : small.split(notWord);
  return words.filter(Boolean);
};

/**
 * Filters by the indexed list `search`: every word of the search has to begin an entry. Words have only
 * letters and digits, so that nothing acts as a regular expression. An empty search matches everything; a
 * search without words matches nothing.
 */
export const holdingWords = (search: string): { search?: { $all: RegExp[] } } =>
  search.trim() ? { search: { $all: wordsOf(search).map((word) => new RegExp(`^${word}`)) } } : {};
