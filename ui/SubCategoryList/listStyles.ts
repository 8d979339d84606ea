import type { Styles } from '../theme/styles.js';

export const listStyles: Styles = {
  listStyle: 'none',
  m: 0,
  p: 0,
  width: { xs: '5.25rem', md: '14rem' },
  display: 'flex',
  flexDirection: 'column',
  gap: 0.5,
};

/** Marks the current entry with a bar at its edge and a bolder name, because colour alone is not enough. */
export const entryStyles: Styles = {
  position: 'relative',
  width: '100%',
  flexDirection: { xs: 'column', md: 'row' },
  justifyContent: 'flex-start',
  gap: { xs: 0.5, md: 1.5 },
  p: 1,
  borderRadius: 1,
  textAlign: { xs: 'center', md: 'start' },
  '&:hover': { bgcolor: 'action.hover' },
  '&[aria-current]': { bgcolor: 'soft.primary' },
  '&[aria-current]::before': {
    content: '""',
    position: 'absolute',
    insetBlock: '20%',
    insetInlineStart: 0,
    width: 4,
    borderRadius: 1,
    bgcolor: 'primary.main',
  },
  '&[aria-current] > span': { fontWeight: 'fontWeightBold' },
};

export const entryName: Styles = {
  typography: { xs: 'caption', md: 'subtitle2' },
  overflowWrap: 'anywhere',
  display: '-webkit-box',
  WebkitLineClamp: 3,
  WebkitBoxOrient: 'vertical',
  overflow: 'hidden',
  lineHeight: 1.35,
};
