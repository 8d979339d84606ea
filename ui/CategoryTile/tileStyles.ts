import type { Styles } from '../theme/styles.js';

/** Height of a category tile. */
export const tileHeight = '3.875rem';

/**
 * Styles a category tile and its skeleton alike: a small image with the name beside it. The height is fixed,
 * so that no name makes its row taller and skeletons have the size of the tiles.
 */
export const tileBox: Styles = {
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'flex-start',
  width: '100%',
  height: tileHeight,
  p: 0.5,
  pr: 0.75,
  gap: 0.75,
  borderRadius: 1.5,
  border: 1,
  borderColor: 'divider',
  bgcolor: 'background.paper',
  textAlign: 'start',
};

/** Shrinks the image on the narrowest phones, so that "Snacks & Munchies" can be read. */
export const tileImage: Styles = {
  flex: 'none',
  width: { xs: 'clamp(2.25rem, 26vw - 2.9rem, 3.25rem)', md: '3.25rem' },
};

/** The `sizes` attribute of a category tile's image, which is the largest width in `tileImage`. */
export const tileSizes = '3.25rem';

export const tileName: Styles = {
  flex: 1,
  minWidth: 0,
  display: '-webkit-box',
  WebkitLineClamp: { xs: 3, md: 2 },
  WebkitBoxOrient: 'vertical',
  overflow: 'hidden',
  overflowWrap: 'anywhere',
  lineHeight: 1.25,
  '&:where(:lang(hi))': { lineHeight: 1.3 }, // Devanagari letters are taller
};
