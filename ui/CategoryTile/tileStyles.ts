import type { Styles } from '../theme/styles.js';
import { sizesOn } from '../theme/screens.js';

/**
 * Styles a category tile and its skeleton alike. On a phone the name is beside the image, or below it if a
 * word would break; on a desktop the name is always below.
 */
export const tileBox: Styles = {
  display: 'flex',
  flexDirection: { xs: 'row', md: 'column' },
  flexWrap: { xs: 'wrap', md: 'nowrap' },
  alignContent: 'center',
  alignItems: { xs: 'center', md: 'stretch' },
  justifyContent: 'flex-start',
  width: '100%',
  height: '100%',
  p: 0.75,
  gap: { xs: 1, md: 0 },
  borderRadius: 1.5,
  border: 1,
  borderColor: 'divider',
  bgcolor: 'background.paper',
  textAlign: { xs: 'start', md: 'center' },
};

/** Shrinks the image on the narrowest phones, so that "Snacks & Munchies" can be read. */
export const tileImage: Styles = {
  flex: 'none',
  width: { xs: 'clamp(3rem, 28.5vw - 2.7rem, 4.25rem)', md: '100%' },
};

/** The `sizes` attribute of a category tile's image, which matches the widths in `tileImage`. */
export const tileSizes = sizesOn('4.25rem', '25vw');

/** Reserves the height that most category names need. */
export const tileNameBox: Styles = {
  flex: { xs: '1 1 min-content', md: 1 },
  minWidth: 0,
  maxWidth: '100%',
  minHeight: { xs: 0, md: '3.5rem' },
  display: 'flex', // a grid would ignore the length of the words
  alignItems: 'center',
  px: { xs: 0, md: 1 },
};

export const tileName: Styles = {
  display: '-webkit-box',
  WebkitLineClamp: { xs: 3, md: 2 },
  WebkitBoxOrient: 'vertical',
  overflow: 'hidden',
  overflowWrap: 'break-word', // not `anywhere`: the longest word decides where the name goes
  lineHeight: 1.35,
  flex: 'auto',
};
