import { createContext } from 'react';
import { type Styles, focusRing } from '../theme/styles.js';
import { target } from '../theme/tokens.js';

/** Styles a card of a product or category and its skeleton alike, so that nothing moves when the card comes. */
export const cardFrame: Styles = {
  position: 'relative',
  height: '100%',
  display: 'flex',
  flexDirection: 'column',
  p: 1,
  transition: (theme) =>
    theme.transitions.create('border-color', { duration: theme.transitions.duration.shortest }),
  '&:hover': { borderColor: 'outline' },
};

export const cardBody: Styles = { flex: 1, px: 0.5, pt: 1, gap: 0.25, minWidth: 0 };

/** Reserves two lines for the name and one for the unit, so that all cards have the same layout. */
export const cardWords: Styles = { minHeight: 'calc(2 * 1.4 * 0.875rem + 1.4 * 0.8125rem)' };

/** A link that covers its whole card. Controls that are raised above it stay clickable. */
export const fillsCard: Styles = {
  fontWeight: 'inherit',
  '&::after': { content: '""', position: 'absolute', inset: 0, borderRadius: 1.5 },
  '&:focus-visible': { outline: 'none' },
  '&:focus-visible::after': (theme) => focusRing(theme, -3),
};

/** Reserves the same space for the Add button, the quantity stepper or the text "Out of stock". */
export const controlSpace: Styles = {
  position: 'relative',
  zIndex: 'raised',
  mt: 1,
  mx: -0.5,
  height: target.medium,
  display: 'grid',
  placeItems: 'center',
};

/**
 * The `sizes` of the images of product cards, for a list whose columns have another width than those of a
 * grid. Without it cards take the default of `Image`.
 */
export const CardImageSizes = createContext<string | undefined>(undefined);
