import type { Styles } from '../theme/styles.js';

/**
 * Styles a catalogue card and its skeleton alike, so that nothing moves when the card replaces the skeleton.
 */
export const entryFrame: Styles = {
  height: '100%',
  display: 'flex',
  flexDirection: 'column',
  p: 1,
  transition: (theme) =>
    theme.transitions.create('border-color', { duration: theme.transitions.duration.shortest }),
  '&:hover': { borderColor: 'outline' },
};

/** Places Edit and Delete side by side. On the narrowest phones their icons are hidden. */
export const entryActs: Styles = {
  gap: 0.5,
  mt: 1,
  '& > button': { flex: '1 1 auto', minWidth: 0, px: 0.5 },
  '& .MuiButton-startIcon': (theme) => ({ [theme.breakpoints.down(380)]: { display: 'none' } }),
};
