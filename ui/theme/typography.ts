import type { TypographyVariantsOptions } from '@mui/material/styles';

/** Set at 16 px: 13, 14, 16, 18, 22, 28, and 40 for the one line that welcomes. */
export const typography: TypographyVariantsOptions = {
  fontFamily: '"Anek Latin Variable", system-ui, "Segoe UI", Roboto, sans-serif',
  fontWeightMedium: 500,
  fontWeightBold: 650,
  h1: {
    fontSize: 'clamp(1.75rem, 1.2rem + 2.4vw, 2.5rem)',
    fontWeight: 700,
    lineHeight: 1.1,
    letterSpacing: '-0.02em',
  },
  h2: {
    fontSize: 'clamp(1.375rem, 1.2rem + 0.8vw, 1.75rem)',
    fontWeight: 680,
    lineHeight: 1.2,
    letterSpacing: '-0.012em',
  },
  h3: { fontSize: '1.375rem', fontWeight: 650, lineHeight: 1.25, letterSpacing: '-0.008em' },
  h4: { fontSize: '1.125rem', fontWeight: 650, lineHeight: 1.3 },
  h5: { fontSize: '1rem', fontWeight: 650, lineHeight: 1.4 },
  h6: { fontSize: '1rem', fontWeight: 600, lineHeight: 1.4 },
  subtitle1: { fontSize: '1rem', fontWeight: 550, lineHeight: 1.4 },
  subtitle2: { fontSize: '0.875rem', fontWeight: 550, lineHeight: 1.4 },
  body1: { fontSize: '1rem', lineHeight: 1.5 },
  body2: { fontSize: '0.875rem', lineHeight: 1.45 },
  button: {
    fontSize: '0.9375rem',
    fontWeight: 600,
    lineHeight: 1.2,
    textTransform: 'none',
    letterSpacing: 0,
  },
  caption: { fontSize: '0.8125rem', lineHeight: 1.4 },
  overline: {
    fontSize: '0.8125rem',
    fontWeight: 600,
    lineHeight: 1.4,
    letterSpacing: '0.04em',
    textTransform: 'none',
  },
};

/** Figures of one width, so that prices align and do not jump. */
export const tabularFigures = { fontVariantNumeric: 'tabular-nums' } as const;
