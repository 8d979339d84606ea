import { create } from 'storybook/theming';
import { contrast, dark, light, radius, type Tones } from '../ui/theme/tokens.js';
import { typography } from '../ui/theme/typography.js';
import type { Globals } from './globals.js';

const family = typography.fontFamily ?? 'system-ui';

const themeOf = (tones: Tones, base: 'light' | 'dark') =>
  create({
    base,
    brandTitle: 'Tokri components',
    brandTarget: '_self',
    colorPrimary: tones.leaf.main,
    colorSecondary: tones.leaf.dark,
    appBg: tones.ground,
    appContentBg: tones.paper,
    appPreviewBg: tones.ground,
    appHoverBg: tones.soft.primary,
    appBorderColor: tones.hairline,
    appBorderRadius: radius.small,
    fontBase: family,
    textColor: tones.ink,
    textInverseColor: tones.leaf.contrastText,
    textMutedColor: tones.quietInk,
    barTextColor: tones.quietInk,
    barSelectedColor: tones.leaf.main,
    barHoverColor: tones.leaf.main,
    barBg: tones.paper,
    buttonBg: tones.soft.primary,
    buttonBorder: tones.outline,
    booleanBg: tones.hairline,
    booleanSelectedBg: tones.paper,
    inputBg: tones.paper,
    inputBorder: tones.outline,
    inputTextColor: tones.ink,
    inputBorderRadius: radius.small,
  });

/** Storybook's themes for its own frame and pages, in the shop's colours. */
export const themes: Record<Globals['theme'], ReturnType<typeof create>> = {
  light: themeOf(light, 'light'),
  dark: themeOf(dark, 'dark'),
  contrast: themeOf(contrast, 'light'),
};
