import type { Look } from '../theme/colourMode.js';
import { target } from '../theme/tokens.js';
import { focusRing } from '../theme/lines.js';

/** The frame that card and skeleton share, so that nothing moves when the one replaces the other. */
export const cardFrame: Look = {
  position: 'relative',
  height: '100%',
  display: 'flex',
  flexDirection: 'column',
  p: 1,
  transition: (theme) =>
    theme.transitions.create('border-color', { duration: theme.transitions.duration.shortest }),
  '&:hover': { borderColor: 'outline' },
};

export const cardBody: Look = { flex: 1, px: 0.5, pt: 1, gap: 0.25, minWidth: 0 };

/** Name and unit stand together and are always as tall as two lines and one. */
export const cardWords: Look = { minHeight: 'calc(2 * 1.4 * 0.875rem + 1.4 * 0.8125rem)' };

/** A link that takes every tap on its card but those on controls raised above it. */
export const fillsCard: Look = {
  fontWeight: 'inherit',
  '&::after': { content: '""', position: 'absolute', inset: 0, borderRadius: 1.5 },
  '&:focus-visible': { outline: 'none' },
  '&:focus-visible::after': (theme) => focusRing(theme, -3),
};

/** Where Add, the stepper or the words for "none left" stand. */
export const controlSpace: Look = {
  position: 'relative',
  zIndex: 'raised',
  mt: 1,
  mx: -0.5,
  height: target.medium,
  display: 'grid',
  placeItems: 'center',
};
