/** A piece of a name, and whether it is what was searched for. */
export interface Piece {
  text: string;
  typed: boolean;
}

const latinAccents = /[\u0300-\u036f]/g;
const apostrophes = /['’`]/g;
/** An apostrophe belongs to the word that it stands within: "Lay's". */
const word = /[\p{L}\p{M}\p{N}]+(?:['’`][\p{L}\p{M}\p{N}]+)*/gu;

/** As the search compares words: small, without Latin accents and apostrophes. */
const folded = (text: string): string =>
  text.normalize('NFKD').replace(latinAccents, '').replace(apostrophes, '').normalize('NFC').toLowerCase();

/** How much of a word, as it is written, is like the mark. Vowel signs stay with their letter. */
const lengthLike = (text: string, mark: string): number => {
  let end = 0;
  while (end < text.length && folded(text.slice(0, end)).length < mark.length) end += 1;
  return end + (/^\p{M}+/u.exec(text.slice(end))?.[0].length ?? 0);
};

const longestAt = (text: string, marks: readonly string[]): number => {
  const small = folded(text);
  return Math.max(0, ...marks.filter((mark) => small.startsWith(mark)).map((mark) => lengthLike(text, mark)));
};

/** Cuts a name where one of its words begins like a mark. The pieces together are the name. */
export const highlightPieces = (name: string, marks: readonly string[]): Piece[] => {
  const likes = marks.map(folded).filter(Boolean);
  const pieces: Piece[] = [];
  let done = 0;
  for (const { 0: text, index } of name.matchAll(word)) {
    const length = longestAt(text, likes);
    if (!length) continue;
    pieces.push({ text: name.slice(done, index), typed: false });
    pieces.push({ text: name.slice(index, index + length), typed: true });
    done = index + length;
  }
  return [...pieces, { text: name.slice(done), typed: false }].filter(({ text }) => text);
};
