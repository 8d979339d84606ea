import { describe, expect, test } from '@jest/globals';
import { getContrastRatio } from '@mui/material/styles';
import { contrast, dark, light, type Tones } from './tokens.js';

const textPairs = (tones: Tones): [what: string, text: string, ground: string][] => [
  ...(['ground', 'paper'] as const).flatMap((ground): [string, string, string][] => [
    [`ink on ${ground}`, tones.ink, tones[ground]],
    [`quiet ink on ${ground}`, tones.quietInk, tones[ground]],
    [`leaf on ${ground}`, tones.leaf.main, tones[ground]],
    [`tomato on ${ground}`, tones.tomato.main, tones[ground]],
    [`sky on ${ground}`, tones.sky.main, tones[ground]],
    [`savings on ${ground}`, tones.savings, tones[ground]],
  ]),
  ...(['leaf', 'turmeric', 'tomato', 'sky'] as const).flatMap((tone): [string, string, string][] => [
    [`on ${tone}`, tones[tone].contrastText, tones[tone].main],
    [`on pressed ${tone}`, tones[tone].contrastText, tones[tone].dark],
  ]),
  ...Object.entries(tones.soft).flatMap(([wash, ground]): [string, string, string][] => [
    [`ink on soft ${wash}`, tones.ink, ground],
    [`quiet ink on soft ${wash}`, tones.quietInk, ground],
  ]),
  ['leaf on soft primary', tones.leaf.main, tones.soft.primary],
  ['savings on soft secondary', tones.savings, tones.soft.secondary],
  ['tomato on soft error', tones.tomato.main, tones.soft.error],
  ...Object.entries(tones.tile).map(([tint, ground]): [string, string, string] => [
    `ink on tile ${tint}`,
    tones.ink,
    ground,
  ]),
];

const edgePairs = (tones: Tones): [what: string, edge: string, ground: string][] => [
  ['outline on ground', tones.outline, tones.ground],
  ['outline on paper', tones.outline, tones.paper],
  ['focus ring on ground', tones.leaf.main, tones.ground],
];

describe.each([
  ['light', light, 4.5],
  ['dark', dark, 4.5],
  ['contrast', contrast, 7],
])('%s', (_scheme, tones, least) => {
  test.each(textPairs(tones))('%s can be read', (_what, text, ground) => {
    expect(getContrastRatio(text, ground)).toBeGreaterThanOrEqual(least);
  });

  test.each(edgePairs(tones))('%s can be made out', (_what, edge, ground) => {
    expect(getContrastRatio(edge, ground)).toBeGreaterThanOrEqual(3);
  });
});
