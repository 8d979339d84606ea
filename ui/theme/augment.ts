import '@mui/material/styles';
import type { Tones } from './tokens.js';

interface Washes {
  /** Borders of controls. */
  outline: string;
  /** What one saves, as text. */
  savings: string;
  /** What lifts a thing that floats. */
  shadow: string;
  /** Washes for banners and marks. */
  soft: Record<'primary' | 'secondary' | 'error' | 'info', string>;
  /** What drawings are painted with. */
  drawing: Tones['drawing'];
  /** Grounds of drawings, and the plain one of pictures. */
  tile: Tones['tile'];
}

interface Layers {
  /** A control above a link that fills its card. */
  raised: number;
  /** A bar that stays in view. */
  bar: number;
}

// a module is augmented by interfaces only, and these share their members

declare module '@mui/material/styles' {
  interface CssThemeVariables {
    enabled: true;
  }
  interface ColorSchemeOverrides {
    contrast: true;
  }
  interface Palette extends Washes {}
  interface PaletteOptions extends Partial<Washes> {}
  interface ZIndex extends Layers {}
}
