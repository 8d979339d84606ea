import type { SxProps, Theme } from '@mui/material/styles';

/** Type of a constant with styles for the `sx` prop, which several components can use. */
export type Styles = Exclude<
  SxProps<Theme>,
  readonly unknown[] | ((theme: Theme) => unknown) | null | undefined
>;

type Part = Extract<SxProps<Theme>, readonly unknown[]>[number];

/** Joins a component's own styles with those of its `sx` prop, which override them. */
export const withSx = (sx: SxProps<Theme> | undefined, ...own: readonly Part[]): Part[] => [
  ...own,
  ...(Array.isArray(sx) ? (sx as readonly Part[]) : [sx as Part]),
];

/** Cuts text after two lines. */
export const twoLines: Styles = {
  display: '-webkit-box',
  WebkitLineClamp: 2,
  WebkitBoxOrient: 'vertical',
  overflow: 'hidden',
  overflowWrap: 'anywhere',
};

/**
 * Extends a sideways scroller on a phone into the page's margin (`PageShell`), so that its last card is cut by the edge
 * of the screen. Elsewhere the margin leaves room for focus rings.
 */
export const bleed: Styles = {
  m: -0.5,
  p: 0.5,
  mr: { xs: -2, sm: -3, md: -0.5 },
  pr: { xs: 2, sm: 3, md: 0.5 },
};

/** A bar at the bottom of a phone's screen. It takes no presses beside its content. */
export const phoneBar: Styles = {
  position: 'sticky',
  bottom: 0,
  zIndex: 'bar',
  display: { md: 'none' },
  p: 1,
  pointerEvents: 'none',
};

/**
 * Selects an element in another language than English. The letters of India's scripts are taller than Latin ones. It has
 * no specificity (`:where`), so styles of a component override these.
 */
export const notEnglish = '&:where(:not(:lang(en)))';

/** CSS borders without their colour. A thin border groups content, a bold border marks a selection. */
export const line = {
  hair: '1px solid',
  bold: '2px solid',
  dashed: '2px dashed',
  /** CSS shadow without its colour: a thin inner line that makes a border thicker without moving anything. */
  inside: 'inset 0 0 0 1px',
} as const;

/**
 * Styles of the focus ring.
 * @param offset distance of the ring from the element's edge in pixels; a negative value puts it inside
 */
export const focusRing = ({ vars }: Theme, offset = 2) => ({
  outline: `3px solid ${vars.palette.primary.main}`,
  outlineOffset: offset,
});

/** Height of the header in pixels on a phone and a desktop, used until the page has measured it. */
export const headerHeight = { phone: 121, desk: 73 } as const;

/** CSS variable on the root element that holds the measured height of the header. */
export const headerProperty = '--tokri-header';

/** Distance from the top of the screen to a little below the header, for sticky elements and scroll targets. */
export const belowHeader = `calc(var(${headerProperty}) + 0.75rem)`;
