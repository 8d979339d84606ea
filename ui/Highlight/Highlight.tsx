import Box from '@mui/material/Box';
import type { Styles } from '../theme/styles.js';

export interface HighlightProps {
  /** The text, such as a product name. */
  text: string;
  /** Words or prefixes. Where a word of the text begins with one of them, that part is highlighted. */
  marks?: readonly string[] | undefined;
}

/** Renders a text with its search matches highlighted. */
export function Highlight({ text, marks = [] }: HighlightProps) {
  return marks.length > 0 ? <Pieces pieces={highlightPieces(text, marks)} /> : text;
}

/** Renders a text that is already split into pieces. */
export function Pieces({ pieces }: { pieces: readonly Piece[] }) {
  return pieces.map(({ text, typed }, place) =>
    typed ? (
      <Box key={place} component="mark" sx={markStyles}>
        {text}
      </Box>
    ) : (
      <span key={place}>{text}</span>
    ),
  );
}

const markStyles: Styles = {
  bgcolor: 'transparent',
  color: 'inherit',
  textDecoration: 'underline',
  textDecorationThickness: '0.12em',
  textDecorationColor: ({ vars }) => vars.palette.primary.main,
  textUnderlineOffset: '0.18em',
};

/** Part of a text, and whether the part matches the search. */
interface Piece {
  text: string;
  typed: boolean;
}

const latinAccents = /[\u0300-\u036f]/g;
const apostrophes = /['’`]/g;
/** Matches words. An apostrophe inside a word belongs to it: "Lay's". */
const word = /[\p{L}\p{M}\p{N}]+(?:['’`][\p{L}\p{M}\p{N}]+)*/gu;

/** Normalises a word as the search does: lower case, without Latin accents and apostrophes. */
const folded = (text: string): string =>
  text.normalize('NFKD').replace(latinAccents, '').replace(apostrophes, '').normalize('NFC').toLowerCase();

/**
 * Returns how many characters at the start of a word to highlight for a search prefix. Vowel signs (as in
 * Hindi) stay with their letter.
 */
const lengthLike = (text: string, mark: string): number => {
  let end = 0;
  while (end < text.length && folded(text.slice(0, end)).length < mark.length) end += 1;
  return end + (/^\p{M}+/u.exec(text.slice(end))?.[0].length ?? 0);
};

const longestAt = (text: string, marks: readonly string[]): number => {
  const small = folded(text);
  return Math.max(0, ...marks.filter((mark) => small.startsWith(mark)).map((mark) => lengthLike(text, mark)));
};

/**
 * Splits a name into pieces that match the search and pieces that do not. Each word that begins with one of
 * `marks` matches; joined, the pieces are the name again.
 */
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
