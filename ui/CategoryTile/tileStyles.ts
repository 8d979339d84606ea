import type { Look } from '../theme/colourMode.js';
import { sizesOn } from '../theme/screens.js';

/** Shared by tile and skeleton. On a phone the name stands beside the picture, or beneath it where a word would break; on a desk beneath it. */
export const tileBox: Look = {
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

/** On the narrowest phones it gives way, so that "Snacks & Munchies" can be read. */
export const tileImage: Look = {
  flex: 'none',
  width: { xs: 'clamp(3rem, 28.5vw - 2.7rem, 4.25rem)', md: '100%' },
};

/** The same, for the browser that chooses among the picture's widths. */
export const tileSizes = sizesOn('4.25rem', '25vw');

/** As tall as the names that most categories have. */
export const tileNameBox: Look = {
  flex: { xs: '1 1 min-content', md: 1 },
  minWidth: 0,
  maxWidth: '100%',
  minHeight: { xs: 0, md: '3.5rem' },
  display: 'flex', // a grid would not ask how long the words are
  alignItems: 'center',
  px: { xs: 0, md: 1 },
};

export const tileName: Look = {
  display: '-webkit-box',
  WebkitLineClamp: { xs: 3, md: 2 },
  WebkitBoxOrient: 'vertical',
  overflow: 'hidden',
  overflowWrap: 'break-word', // not `anywhere`: the longest word decides where the name stands
  lineHeight: 1.35,
  flex: 'auto',
};
