import Box from '@mui/material/Box';
import type { Look } from '../theme/colourMode.js';
import { highlightPieces, type Piece } from './highlightPieces.js';

export interface HighlightProps {
  /** A name. */
  text: string;
  /** Words, or beginnings of words: where a word of the name begins like one, that much of it stands out. */
  marks?: readonly string[] | undefined;
}

/** A name in which what was searched for stands out, quietly. */
export function Highlight({ text, marks = [] }: HighlightProps) {
  return marks.length > 0 ? <Pieces pieces={highlightPieces(text, marks)} /> : text;
}

/** The same for a text that is cut already. */
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

const markStyles: Look = {
  bgcolor: 'transparent',
  color: 'inherit',
  textDecoration: 'underline',
  textDecorationThickness: '0.12em',
  textDecorationColor: ({ vars }) => vars.palette.primary.main,
  textUnderlineOffset: '0.18em',
};
