/** Colours of packs and tiles, each `#rrggbb`. */
export const palette = {
  tomato: '#D9402F',
  red: '#C62836',
  rose: '#E25A7A',
  pink: '#F29BB4',
  plum: '#7A3B78',
  violet: '#6C55B5',
  navy: '#22386F',
  blue: '#2B66C4',
  sky: '#5FB0E5',
  ice: '#CFE8F5',
  teal: '#1B8A84',
  mint: '#8FD0B5',
  leaf: '#2F7D46',
  green: '#4FA33F',
  lime: '#A6C93B',
  yellow: '#F4C430',
  amber: '#F0A020',
  orange: '#EC7A1C',
  rust: '#B5521F',
  brown: '#80502E',
  coffee: '#4A2E20',
  kraft: '#C9A06B',
  sand: '#E6D3AE',
  cream: '#FBF1DC',
  white: '#F7F7F4',
  silver: '#C9CED3',
  grey: '#7F878D',
  black: '#2A2C30',
  gold: '#CFA03A',
  peach: '#F6B58C',
} as const;

export type Colour = keyof typeof palette;

const channels = (hex: string) => [1, 3, 5].map((at) => Number.parseInt(hex.slice(at, at + 2), 16));

/** Mixes two colours; `part`, from 0 to 1, is the share of `to`. */
export function mix(from: string, to: string, part: number): string {
  const target = channels(to);
  const mixed = channels(from).map((value, at) => Math.round(value + ((target[at] ?? value) - value) * part));
  return `#${mixed.map((value) => value.toString(16).padStart(2, '0')).join('')}`;
}

export const lighter = (hex: string, part: number) => mix(hex, '#ffffff', part);
export const darker = (hex: string, part: number) => mix(hex, '#1a0f08', part);

const luminance = (hex: string) => {
  const [red = 0, green = 0, blue = 0] = channels(hex);
  return (0.299 * red + 0.587 * green + 0.114 * blue) / 255;
};

/**
 * Returns a readable text colour for a background: cream on dark colours, a dark shade of the background on
 * pale ones.
 */
export const inkOn = (ground: string) => (luminance(ground) > 0.62 ? darker(ground, 0.78) : '#fffaf0');
