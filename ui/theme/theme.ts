import {
  createColorScheme,
  createTheme,
  type Shadows,
  shouldSkipGeneratingVar,
  type Theme,
  type ColorSystemOptions,
} from '@mui/material/styles';
import type { ElementType } from 'react';
import './augment.js';
import { controls } from './controls.js';
import { densityRules } from './density.js';
import { focusRing, belowHeader, headerHeight, headerProperty } from './styles.js';
import { breakpoints } from './screens.js';
import { surfaces } from './surfaces.js';
import { contrast, dark, light, pace, radius, type Tones } from './tokens.js';
import { oneLine, typography } from './typography.js';

/** Maps a theme's colours to the names that MUI and `sx` use. */
const paletteOf = (tones: Tones): NonNullable<ColorSystemOptions['palette']> => ({
  primary: tones.leaf,
  secondary: tones.turmeric,
  success: tones.leaf,
  error: tones.tomato,
  warning: { ...tones.turmeric, main: tones.savings, contrastText: tones.paper },
  info: tones.sky,
  background: { default: tones.ground, paper: tones.paper },
  text: { primary: tones.ink, secondary: tones.quietInk, disabled: tones.faintInk },
  divider: tones.hairline,
  outline: tones.outline,
  savings: tones.savings,
  Skeleton: { bg: tones.hairline },
  shadow: tones.shadow,
  soft: tones.soft,
  tile: tones.tile,
  drawing: tones.drawing,
});

const stillness = {
  '*, *::before, *::after': {
    animationDuration: '0.01ms !important',
    animationIterationCount: '1 !important',
    transitionDuration: '0s !important', // a longer one delays each change by a frame
    transitionDelay: '0s !important',
    scrollBehavior: 'auto !important',
  },
};

/** Base styles of every page: a visible focus, and no motion for users who prefer reduced motion. */
const baselineOf = (theme: Theme) => ({
  html: {
    WebkitTextSizeAdjust: '100%',
    [headerProperty]: `${headerHeight.phone}px`,
    [theme.breakpoints.up('md')]: { [headerProperty]: `${headerHeight.desk}px` },
    scrollPaddingBlock: `${belowHeader} ${theme.spacing(12)}`,
  },
  'img, svg': { display: 'block', maxWidth: '100%' },
  // a list shows bullets only where its own styles say so
  ':is(ul, ol):where([class*=Mui])': { listStyle: 'none', margin: 0, padding: 0 },
  ':focus-visible': focusRing(theme),
  // The page focuses `main` after navigation. It is not a control, so it shows no ring.
  'main[tabindex="-1"]:focus-visible': { outline: 'none' },
  // until the page has loaded, its first view has the network alone: lazy images wait (web/boot.ts)
  'html[data-first-view] img[loading="lazy"]': { display: 'none' },
  // each frame of their movement would compete with the app's start for a slow processor (web/boot.ts)
  'html[data-starting] .MuiSkeleton-root::after': { animation: 'none' },
  // pressed before the app runs, which then does it (web/boot.ts)
  'button[data-early]': { opacity: 0.6, cursor: 'progress' },
  // a language that could be chosen: the font of its script would be 258 kB for its name
  'button[lang][aria-pressed=false]:not([lang=en],[lang=hi])': { fontFamily: 'sans-serif' },
  ...densityRules,
  ...(theme.motion.reducedMotion === 'always'
    ? stillness
    : { '@media (prefers-reduced-motion: reduce)': stillness }),
});

const floating = 'var(--tokri-palette-shadow)';
const shadows = ['none', ...Array.from({ length: 24 }, () => floating)] as Shadows; // MUI's tuple of 25 levels

/**
 * Creates the shop's theme. The attribute `data-theme` on the root element selects `light`, `dark` or
 * `contrast` without rendering again. `data-density="compact"` on any element makes the controls inside it
 * smaller.
 * @param linkComponent component that renders every link from `href`; by default a plain `a`
 * @param motion `always` turns motion off for everyone; `system` only for users who prefer reduced motion
 */
export const createTokriTheme = (
  linkComponent: ElementType = 'a',
  motion: 'system' | 'always' = 'system',
): Theme =>
  createTheme({
    cssVariables: {
      colorSchemeSelector: 'data-theme',
      cssVarPrefix: 'tokri',
      // no Paper has an overlay (surfaces.ts)
      shouldSkipGeneratingVar: (keys) => keys[0] === 'overlays' || shouldSkipGeneratingVar(keys),
    },
    defaultColorScheme: 'light',
    colorSchemes: {
      light: { palette: paletteOf(light) },
      dark: { palette: paletteOf(dark) },
      contrast: createColorScheme({ palette: paletteOf(contrast) }),
    },
    breakpoints: { values: breakpoints },
    shape: { borderRadius: radius.medium },
    typography,
    shadows,
    zIndex: { raised: 1, bar: 1050 },
    motion: { reducedMotion: motion },
    focusVisible: { outlineWidth: 3, outlineOffset: 2 },
    transitions: {
      duration: {
        shortest: pace.quick,
        shorter: pace.quick,
        short: pace.usual,
        standard: pace.usual,
        complex: pace.slow,
        enteringScreen: pace.slow,
        leavingScreen: pace.usual,
      },
    },
    components: {
      ...controls,
      ...surfaces,
      MuiButtonBase: {
        defaultProps: { ...controls.MuiButtonBase?.defaultProps, LinkComponent: linkComponent },
      },
      MuiLink: {
        ...controls.MuiLink,
        defaultProps: { ...controls.MuiLink?.defaultProps, component: linkComponent },
      },
      MuiTypography: { styleOverrides: { noWrap: oneLine } },
      MuiCssBaseline: { styleOverrides: baselineOf },
    },
  });

/** The shop's theme in which links are plain `a` elements. */
export const tokriTheme = /* @__PURE__ */ createTokriTheme();
