import type { Theme } from '@mui/material/styles';
import type { Styles } from '../theme/styles.js';
import { target } from '../theme/tokens.js';

/** Height of the dashboard's top bar on a phone, in px. */
export const bar = target.large + 4;

export const onPhone: Styles = { display: { lg: 'none' } };

/**
 * Styles the dashboard's frame. Sets `--tokri-bar`, the height of the top bar, so that sticky elements can
 * stay below the bar.
 */
export const frameStyles = (theme: Theme): Styles => ({
  '--tokri-bar': `${bar}px`,
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gridTemplateRows: 'auto 1fr',
  minHeight: '100dvh',
  bgcolor: 'background.default',
  [theme.breakpoints.up('lg')]: {
    '--tokri-bar': '0px',
    gridTemplateColumns: '15.5rem minmax(0, 1fr)',
    gridTemplateRows: 'auto',
  },
});

export const headerStyles: Styles = {
  position: 'sticky',
  top: 0,
  zIndex: 'bar',
  display: 'flex',
  flexDirection: { xs: 'row', lg: 'column' },
  alignItems: { xs: 'center', lg: 'stretch' },
  alignSelf: 'start',
  gap: { xs: 1, lg: 2 },
  height: { xs: bar, lg: '100dvh' },
  px: { xs: 2, lg: 2 },
  py: { lg: 2.5 },
  bgcolor: 'background.paper',
  borderBottom: { xs: 1, lg: 0 },
  borderInlineEnd: { lg: 1 },
  borderColor: { xs: 'divider', lg: 'divider' },
};

/** Styles the search button: only an icon on a phone, icon and label on a desktop. */
export const searchStyles: Styles = {
  minWidth: target.medium,
  px: { xs: 0, lg: 1.5 },
  gap: 1,
  justifyContent: { xs: 'center', lg: 'flex-start' },
  borderColor: { xs: 'transparent', lg: 'outline' },
  color: { lg: 'text.secondary' },
  fontWeight: 'fontWeightRegular',
  '& span, & kbd': { display: { xs: 'none', lg: 'inline' } },
  '& kbd': {
    ml: 'auto',
    typography: 'caption',
    border: 1,
    borderColor: 'divider',
    borderRadius: 0.5,
    px: 0.75,
    whiteSpace: 'nowrap',
    '&::before': { content: 'attr(data-keys)' }, // drawn by CSS, to stay out of the accessible name
  },
};
