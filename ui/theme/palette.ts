import type { ColorSystemOptions } from '@mui/material/styles';
import type { Tones } from './tokens.js';

/** Maps a theme's colours to the names that MUI and `sx` use. */
export const paletteOf = (tones: Tones): NonNullable<ColorSystemOptions['palette']> => ({
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
