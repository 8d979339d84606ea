import type { Tones } from './tokens.js';

/** A foreground colour and the background colour below it, with a name for the pair. */
export type ColourPair = readonly [what: string, front: string, ground: string];

/** Lists every pair of text and background in use. */
export const textPairs = (tones: Tones): ColourPair[] => [
  ...(['ground', 'paper'] as const).flatMap((ground): ColourPair[] => [
    [`ink on ${ground}`, tones.ink, tones[ground]],
    [`quiet ink on ${ground}`, tones.quietInk, tones[ground]],
    [`leaf on ${ground}`, tones.leaf.main, tones[ground]],
    [`tomato on ${ground}`, tones.tomato.main, tones[ground]],
    [`sky on ${ground}`, tones.sky.main, tones[ground]],
    [`savings on ${ground}`, tones.savings, tones[ground]],
  ]),
  ...(['leaf', 'turmeric', 'tomato', 'sky'] as const).flatMap((tone): ColourPair[] => [
    [`on ${tone}`, tones[tone].contrastText, tones[tone].main],
    [`on pressed ${tone}`, tones[tone].contrastText, tones[tone].dark],
  ]),
  ...Object.entries(tones.soft).flatMap(([wash, ground]): ColourPair[] => [
    [`ink on soft ${wash}`, tones.ink, ground],
    [`quiet ink on soft ${wash}`, tones.quietInk, ground],
  ]),
  ['leaf on soft primary', tones.leaf.main, tones.soft.primary],
  ['savings on soft secondary', tones.savings, tones.soft.secondary],
  ['tomato on soft error', tones.tomato.main, tones.soft.error],
  ...Object.entries(tones.tile).map(([tint, ground]): ColourPair => [
    `ink on tile ${tint}`,
    tones.ink,
    ground,
  ]),
];

/** Lists the colours of borders and focus rings with their backgrounds. They need a contrast of 3:1. */
export const edgePairs = (tones: Tones): ColourPair[] => [
  ['outline on ground', tones.outline, tones.ground],
  ['outline on paper', tones.outline, tones.paper],
  ['focus ring on ground', tones.leaf.main, tones.ground],
];
