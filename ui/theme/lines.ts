import type { Theme } from '@mui/material/styles';

/** Edges, to be followed by a colour: a hairline holds together, a bold one marks a choice. */
export const line = {
  hair: '1px solid',
  bold: '2px solid',
  dashed: '2px dashed',
  /** A hairline inside, as a shadow: it thickens an edge without a shift. */
  inside: 'inset 0 0 0 1px',
} as const;

/** What shows the focus. @param offset px from the edge; below 0 within it */
export const focusRing = ({ vars }: Theme, offset = 2) => ({
  outline: `3px solid ${vars.palette.primary.main}`,
  outlineOffset: offset,
});
