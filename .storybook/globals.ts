import type { Preview } from '@storybook/react-vite';

/**
 * Holds the toolbar's settings. A story or an address (`&globals=theme:dark;language:hi`) may set them too.
 */
export interface Globals {
  theme: 'light' | 'dark' | 'contrast';
  language: 'en' | 'hi';
  density: 'comfortable' | 'compact';
  motion: 'system' | 'reduce';
  grid: 'off' | 'on';
}

export const initialGlobals: Globals = {
  theme: 'light',
  language: 'en',
  density: 'comfortable',
  motion: 'system',
  grid: 'off',
};

type Icon = 'mirror' | 'globe' | 'component' | 'lightning' | 'grid';

const choice = (title: string, icon: Icon, items: Readonly<Record<string, string>>) => ({
  description: title,
  toolbar: {
    title,
    icon,
    dynamicTitle: true,
    items: Object.entries(items).map(([value, name]) => ({ value, title: name })),
  },
});

export const globalTypes: NonNullable<Preview['globalTypes']> = {
  theme: choice('Theme', 'mirror', { light: 'Light', dark: 'Dark', contrast: 'High contrast' }),
  language: choice('Language', 'globe', { en: 'English', hi: 'Hindi' }),
  density: choice('Density', 'component', { comfortable: 'Comfortable', compact: 'Compact' }),
  motion: choice('Motion', 'lightning', { system: 'Motion', reduce: 'Reduced motion' }),
  grid: choice('Grid', 'grid', { off: 'No grid', on: '4 px grid' }),
};

/** Completes the globals that Storybook holds with the initial values. */
export const globalsOf = (all: Readonly<Record<string, unknown>>): Globals => ({ ...initialGlobals, ...all });

/**
 * Returns the toolbar's settings as Storybook's URLs carry them (`theme:dark;language:hi`), without those
 * that have their initial value.
 */
export const inAddress = (globals: Globals) =>
  (Object.keys(initialGlobals) as (keyof Globals)[]) // `Object.keys` types its keys as string
    .filter((name) => globals[name] !== initialGlobals[name])
    .map((name) => `${name}:${globals[name]}`)
    .join(';');
