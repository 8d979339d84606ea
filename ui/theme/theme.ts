import {
  createColorScheme,
  createTheme,
  type Shadows,
  shouldSkipGeneratingVar,
  type Theme,
} from '@mui/material/styles';
import type { ElementType } from 'react';
import './augment.js';
import { baselineOf } from './baseline.js';
import { controls } from './controls.js';
import { paletteOf } from './palette.js';
import { breakpoints } from './screens.js';
import { surfaces } from './surfaces.js';
import { contrast, dark, light, pace, radius } from './tokens.js';
import { oneLine, typography } from './typography.js';

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
