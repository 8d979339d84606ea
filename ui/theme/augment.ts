import '@mui/material/styles';
import type { Tones } from './tokens.js';

interface Washes {
  /** Colour of the borders of controls. */
  outline: string;
  /** Colour of text about savings. */
  savings: string;
  /** Shadow of floating elements. */
  shadow: string;
  /** Light background colours of banners and badges. */
  soft: Record<'primary' | 'secondary' | 'error' | 'info', string>;
  drawing: Tones['drawing'];
  /** Background colours of drawings, and the plain background of images. */
  tile: Tones['tile'];
}

interface Layers {
  /** The z-index of a control that lies above a link which covers its whole card. */
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
