import type { Theme } from '@mui/material/styles';

/** CSS borders without their colour. A thin border groups content, a bold border marks a selection. */
export const line = {
  hair: '1px solid',
  bold: '2px solid',
  dashed: '2px dashed',
  /** CSS shadow without its colour: a thin inner line that makes a border thicker without moving anything. */
  inside: 'inset 0 0 0 1px',
} as const;

/**
 * Styles of the focus ring.
 * @param offset distance of the ring from the element's edge in pixels; a negative value puts it inside
 */
export const focusRing = ({ vars }: Theme, offset = 2) => ({
  outline: `3px solid ${vars.palette.primary.main}`,
  outlineOffset: offset,
});
