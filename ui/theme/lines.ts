import type { Theme } from '@mui/material/styles';

/** Borders without their colour: a thin one groups content, a bold one marks a selection. */
export const line = {
  hair: '1px solid',
  bold: '2px solid',
  dashed: '2px dashed',
  /** A thin inner line as a shadow, which thickens a border without moving anything. */
  inside: 'inset 0 0 0 1px',
} as const;

/**
 * Styles of the focus ring.
 * @param offset px from the edge; a negative value lies inside it
 */
export const focusRing = ({ vars }: Theme, offset = 2) => ({
  outline: `3px solid ${vars.palette.primary.main}`,
  outlineOffset: offset,
});
