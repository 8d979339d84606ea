/**
 * Colours of the veg and non-veg marks that Indian law prescribes on food labels: green and brown on white,
 * in every theme.
 */
export const labelColours = { veg: '#0A7A2F', nonVeg: '#8A3A10', ground: '#FFFFFF' } as const;

export const tileTints = ['leaf', 'butter', 'clay', 'sky', 'berry', 'mint'] as const;
export type TileTint = (typeof tileTints)[number];

export const light = {
  /** Background of the page. */
  ground: '#FAFAF5',
  /** Background of cards, drawers and dialogs. */
  paper: '#FFFFFF',
  ink: '#14231A',
  quietInk: '#4B5A50',
  faintInk: '#8B968E',
  hairline: '#E3E5DA',
  /** Colour of the borders of controls, with a contrast of 3:1 to their background. */
  outline: '#829085',
  leaf: { main: '#17693A', light: '#2F8A55', dark: '#0E4F2A', contrastText: '#FFFFFF' },
  turmeric: { main: '#F5BD3D', light: '#F9D67F', dark: '#DDA21C', contrastText: '#2B1E00' },
  tomato: { main: '#BF2F1B', light: '#D9523F', dark: '#97220F', contrastText: '#FFFFFF' },
  sky: { main: '#1D5C7A', light: '#39799A', dark: '#12435B', contrastText: '#FFFFFF' },
  /** Colour of text about savings: a yellow that is readable on the page. */
  savings: '#7B5200',
  /** Light background colours of banners and badges. */
  soft: { primary: '#E5F2E6', secondary: '#FDF0CC', error: '#FBE7E2', info: '#E2EFF5' },
  /** Background colours of drawings, and the plain background of images. */
  tile: {
    leaf: '#E9F2E1',
    butter: '#FBF2D6',
    clay: '#F8E9DE',
    sky: '#E4EFF3',
    berry: '#F7E6EA',
    mint: '#E0F1EA',
    plain: '#EFF0EA',
  } satisfies Record<TileTint | 'plain', string>,
  /** Colours of the illustrations in this theme. */
  drawing: {
    leaf: '#17693A',
    leafPale: '#3D9A63',
    sun: '#F5BD3D',
    sunDeep: '#D9991A',
    tomato: '#D2452F',
    sheet: '#FFFDF5',
    glow: '#FAD98F',
  },
  shadow: '0 10px 32px rgba(20, 35, 26, 0.14)',
};

/** The colours of a theme. `pairs.ts` lists every pair of text and background in use. */
export type Tones = typeof light;

export const dark: Tones = {
  ground: '#0A130E',
  paper: '#121E17',
  ink: '#ECF3EA',
  quietInk: '#A9BBAF',
  faintInk: '#6C7C71',
  hairline: '#26352C',
  outline: '#6C7F73',
  leaf: { main: '#74D596', light: '#A6E9BC', dark: '#52BB79', contrastText: '#04200F' },
  turmeric: { main: '#F0BE4E', light: '#F8D88B', dark: '#D69F27', contrastText: '#261A00' },
  tomato: { main: '#FF9480', light: '#FFB5A7', dark: '#E8705A', contrastText: '#3A0A02' },
  sky: { main: '#86C5E3', light: '#B2DCF0', dark: '#5EA6C8', contrastText: '#04202E' },
  savings: '#F2C866',
  soft: { primary: '#173424', secondary: '#33290E', error: '#3B1B15', info: '#142D39' },
  tile: {
    leaf: '#1C2E1D',
    butter: '#2E2A18',
    clay: '#30241C',
    sky: '#1A2B32',
    berry: '#302026',
    mint: '#172F27',
    plain: '#1C2822',
  },
  drawing: {
    leaf: '#2F8C58',
    leafPale: '#5DBB82',
    sun: '#E5B347',
    sunDeep: '#B88424',
    tomato: '#DD5D47',
    sheet: '#F3EEDD',
    glow: '#54400F',
  },
  shadow: '0 12px 40px rgba(0, 0, 0, 0.6)',
};

/** Colours of the theme for users who need strong contrast: black on white. */
export const contrast: Tones = {
  ground: '#FFFFFF',
  paper: '#FFFFFF',
  ink: '#000000',
  quietInk: '#1E2721',
  faintInk: '#59635C',
  hairline: '#3A443D',
  outline: '#000000',
  leaf: { main: '#00471F', light: '#0B6533', dark: '#002E13', contrastText: '#FFFFFF' },
  turmeric: { main: '#FFC93C', light: '#FFDD85', dark: '#E0A500', contrastText: '#000000' },
  tomato: { main: '#8F1300', light: '#B02A17', dark: '#640C00', contrastText: '#FFFFFF' },
  sky: { main: '#003B57', light: '#0F587A', dark: '#00263A', contrastText: '#FFFFFF' },
  savings: '#523600',
  soft: { primary: '#FFFFFF', secondary: '#FFF3CF', error: '#FFFFFF', info: '#FFFFFF' },
  tile: {
    leaf: '#FFFFFF',
    butter: '#FFFFFF',
    clay: '#FFFFFF',
    sky: '#FFFFFF',
    berry: '#FFFFFF',
    mint: '#FFFFFF',
    plain: '#FFFFFF',
  },
  drawing: {
    leaf: '#00471F',
    leafPale: '#3D9A63',
    sun: '#F5BD3D',
    sunDeep: '#D9991A',
    tomato: '#D2452F',
    sheet: '#FFFDF5',
    glow: '#FFE29A',
  },
  shadow: '0 0 0 2px #000000',
};

/** Corner radii in pixels. */
export const radius = { small: 8, medium: 12, large: 18, round: 999 } as const;

/** Minimum heights of clickable elements by size, in pixels. */
export const target = { small: 36, medium: 44, large: 52 } as const;

/** Durations of motion, in ms. */
export const pace = { quick: 120, usual: 160, slow: 200 } as const;
