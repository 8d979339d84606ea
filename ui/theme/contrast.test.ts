import { describe, expect, test } from '@jest/globals';
import { getContrastRatio } from '@mui/material/styles';
import { edgePairs, textPairs } from './pairs.js';
import { contrast, dark, labelColours, light } from './tokens.js';

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

test.each([labelColours.veg, labelColours.nonVeg])('a label’s %s can be made out on its white', (colour) => {
  expect(getContrastRatio(colour, labelColours.ground)).toBeGreaterThanOrEqual(4.5);
});
