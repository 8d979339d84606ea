import { constants } from '../../contract/limits.js';

/** Widths at which the layout changes, in pixels. */
export const breakpoints = { xs: 0, sm: 480, md: constants.mobileBreakpoint, lg: 1024, xl: 1280 } as const;

/** Media query of the narrowest phones. */
export const smallestPhone = '@media (max-width: 359px)';

/** Media query of phones with room for four small tiles in a row; narrower ones have two. */
export const roomyPhone = `@media (min-width: 360px) and (max-width: ${breakpoints.md - 1}px)`;

/** Screens on which every layout is checked, in pixels. */
export const screens = {
  small: { name: 'Small phone', width: 320, height: 640 },
  phone: { name: 'Phone', width: 390, height: 844 },
  tablet: { name: 'Tablet', width: breakpoints.md, height: 1024 },
  desk: { name: 'Desk', width: 1366, height: 768 },
} as const;

/** Returns the `sizes` attribute of an `img` from its width on a phone and on a desktop. */
export const sizesOn = (phone: string, desk: string): string =>
  `(max-width: ${breakpoints.md - 1}px) ${phone}, ${desk}`;
