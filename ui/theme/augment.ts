import '@mui/material/styles';
import type { Tones } from './tokens.js';

interface Washes {
  /** Borders of controls. */
  outline: string;
  /** Text about savings. */
  savings: string;
  /** Shadow of floating elements. */
  shadow: string;
  /** Light backgrounds of banners and badges. */
  soft: Record<'primary' | 'secondary' | 'error' | 'info', string>;
  drawing: Tones['drawing'];
  /** Backgrounds of drawings, and the plain background of images. */
  tile: Tones['tile'];
}

interface Layers {
  /** A control above a link that covers its card. */
  raised: number;
  bar: number;
}

// Module augmentation works with interfaces only, and these share their members.

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
