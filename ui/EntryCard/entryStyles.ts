import type { Look } from '../theme/colourMode.js';

/** Shared by card and skeleton, so that nothing moves when the one replaces the other. */
export const entryFrame: Look = {
  height: '100%',
  display: 'flex',
  flexDirection: 'column',
  p: 1,
  transition: (theme) =>
    theme.transitions.create('border-color', { duration: theme.transitions.duration.shortest }),
  '&:hover': { borderColor: 'outline' },
};

/** Edit and Delete side by side; on the narrowest phones without their icons. */
export const entryActs: Look = {
  gap: 0.5,
  mt: 1,
  '& > button': { flex: '1 1 auto', minWidth: 0, px: 0.5 },
  '& .MuiButton-startIcon': (theme) => ({ [theme.breakpoints.down(380)]: { display: 'none' } }),
};
