import Box from '@mui/material/Box';
import type { Styles } from '../theme/styles.js';
import { highlightPieces, type Piece } from './highlightPieces.js';

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
