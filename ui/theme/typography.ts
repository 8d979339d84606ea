import type { TypographyVariantsOptions } from '@mui/material/styles';
import { notEnglish } from './styles.js';

/**
 * Returns styles for text that is not in English. The letters of India's scripts are taller than Latin ones, and those of
 * Devanagari join along a top line, which letter spacing would break.
 */
const forTallLetters = (lineHeight: number) => ({ [notEnglish]: { lineHeight, letterSpacing: 0 } });

/** Text styles of the shop, with font sizes relative to a base of 16 px: 13 to 28 px, and up to 40 px for `h1`. */
export const typography: TypographyVariantsOptions = {
  fontFamily:
    '"Anek Latin Variable", "Anek Devanagari Variable", "Anek Fallback Arial", "Anek Fallback Roboto", system-ui, "Segoe UI", Roboto, sans-serif',
  fontWeightMedium: 500,
  fontWeightBold: 650,
  h1: {
    fontSize: 'clamp(1.75rem, 1.2rem + 2.4vw, 2.5rem)',
    fontWeight: 700,
    lineHeight: 1.1,
    letterSpacing: '-0.02em',
    ...forTallLetters(1.3),
  },
  h2: {
    fontSize: 'clamp(1.375rem, 1.2rem + 0.8vw, 1.75rem)',
    fontWeight: 680,
    lineHeight: 1.2,
    letterSpacing: '-0.012em',
    ...forTallLetters(1.35),
  },
  h3: {
    fontSize: '1.375rem',
    fontWeight: 650,
    lineHeight: 1.25,
    letterSpacing: '-0.008em',
    ...forTallLetters(1.4),
  },
  h4: { fontSize: '1.125rem', fontWeight: 650, lineHeight: 1.3, ...forTallLetters(1.4) },
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
    ...forTallLetters(1.4),
  },
};

/**
 * Padding for a text that is cut to one line, so that the signs above and below Devanagari letters stay
 * visible. Negative margins cancel the padding.
 */
export const oneLine = { paddingBlock: '0.25em', marginBlock: '-0.25em' } as const;

/** Gives all digits the same width, so that prices align and do not jump when they change. */
export const tabularNumbers = { fontVariantNumeric: 'tabular-nums' } as const;
