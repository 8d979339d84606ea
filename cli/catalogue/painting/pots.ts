import { darker, inkOn, lighter, palette } from './colour.js';
import { brandMark, label, printed, unitMark, type Box } from './label.js';
import { block } from './lettering.js';
import { capped, round } from './light.js';
import type { Pack, PackShape } from './recipe.js';
import type { PaintedSheet } from './sheet.js';
import type { DrawPack } from './bags.js';

const rings = (sheet: PaintedSheet, width: number, height: number) =>
  `<ellipse cx="0" cy="${-height / 2 + 12}" rx="${width / 2 - 6}" ry="18" fill="${sheet.linear([
    [0, '#9aa1a6'],
    [0.4, '#f4f5f5'],
    [1, '#a3aaaf'],
  ])}"/><ellipse cx="0" cy="${-height / 2 + 13}" rx="${width / 2 - 22}" ry="11" fill="#b9bfc3"/>`;

const canOf =
  (width: number, height: number): DrawPack =>
  (sheet, pack) => {
    const half = width / 2;
    const low = height / 2;
    const outline = `M${-half + 8} ${-low + 14}L${-half} ${-low + 36}V${low - 32}L${-half + 12} ${low - 8}Q0 ${low + 10} ${half - 12} ${low - 8}L${half} ${low - 32}V${-low + 36}L${half - 8} ${-low + 14}Q0 ${-low + 32} ${-half + 8} ${-low + 14}Z`;
    const box = { x: -half + 14, y: -low + 44, width: width - 28, height: height - 86 };
    const svg =
      rings(sheet, width, height) +
      `<path d="${outline}" fill="${palette[pack.colour]}"/>` +
      sheet.clip(`<path d="${outline}"/>`, label(sheet, pack, box)) +
      `<path d="${outline}" fill="${round(sheet, 0.9)}"/>` +
      `<path d="M${-half} ${low - 32}L${-half + 12} ${low - 8}Q0 ${low + 10} ${half - 12} ${low - 8}L${half} ${low - 32}Q0 ${low - 14} ${-half} ${low - 32}Z" fill="#c4c9cc" fill-opacity=".8"/>`;
    return { svg, width, height };
  };

/** Draws a tapered pot with a lid. */
const pot =
  (width: number, height: number, foil: boolean): DrawPack =>
  (sheet, pack) => {
    const half = width / 2;
    const low = height / 2;
    const ground = palette[pack.colour];
    const outline = `M${-half + 6} ${-low + 30}L${-half + 34} ${low - 22}Q${-half + 38} ${low} ${-half + 62} ${low}H${half - 62}Q${half - 38} ${low} ${half - 34} ${low - 22}L${half - 6} ${-low + 30}Z`;
    const lid = foil
      ? `<path d="M${-half} ${-low + 8}Q0 ${-low - 12} ${half} ${-low + 8}L${half + 10} ${-low + 26}Q0 ${-low + 44} ${-half - 10} ${-low + 26}Z" fill="${sheet.linear(
          [
            [0, '#b8bdc1'],
            [0.35, '#ffffff'],
            [0.6, '#cfd4d7'],
            [1, '#9ba2a7'],
          ],
        )}"/>`
      : capped(sheet, -half - 6, -low, width + 12, 40, palette[pack.accent], 14);
    const box = { x: -half + 44, y: -low + 44, width: width - 88, height: height - 52 };
    const face = { ...box, width: box.width, height: box.height };
    const svg =
      `<path d="${outline}" fill="${ground}"/>` +
      sheet.clip(`<path d="${outline}"/>`, wide(sheet, pack, face, width)) +
      `<path d="${outline}" fill="${round(sheet, 0.8)}"/>` +
      lid;
    return { svg, width, height };
  };

/**
 * Draws a label that is wider than high: the text above, the drawing below it, the weight at the lower right.
 */
function wide(sheet: PaintedSheet, pack: Pack, box: Box, full: number): string {
  const middle = box.x + box.width / 2;
  const ground = pack.design === 2 ? '#fffaf0' : palette[pack.colour];
  const low = box.y + box.height;
  const belt =
    pack.design === 0
      ? ''
      : `<path d="M${-full / 2} ${low - box.height * 0.46}Q${middle} ${low - box.height * 0.58} ${full / 2} ${low - box.height * 0.46}V${low + 10}H${-full / 2}Z" fill="${pack.design === 1 ? lighter(palette[pack.accent], 0.72) : lighter(palette[pack.colour], 0.4)}"/>`;
  const panel =
    pack.design === 2
      ? `<rect x="${-full / 2}" y="${box.y - 10}" width="${full}" height="${box.height * 0.58}" fill="#fffaf0"/>`
      : '';
  return (
    panel +
    belt +
    (pack.art ? sheet.art(pack.art, middle, low - box.height * 0.24, box.height * 0.46) : '') +
    brandMark(pack, middle, box.y + box.height * 0.1, box.width * 1.05, box.height * 1.15) +
    block(printed(pack.title), {
      x: middle,
      top: box.y + box.height * 0.22,
      width: box.width * 1.05,
      height: box.height * 0.26,
      ink: inkOn(ground),
      largest: 44,
    }) +
    unitMark(pack, middle + box.width * 0.3, low - 8, box.width * 0.8)
  );
}

/** Draws a squeezed tube standing on its cap. */
const tube: DrawPack = (sheet, pack) => {
  const ground = palette[pack.colour];
  const outline = 'M-96-230H96L84 160C84 174 74 180 60 180H-60C-74 180-84 174-84 160Z';
  const svg =
    capped(sheet, -58, 174, 116, 56, palette[pack.accent], 12) +
    `<path d="${outline}" fill="${ground}"/>` +
    sheet.clip(`<path d="${outline}"/>`, label(sheet, pack, { x: -84, y: -196, width: 168, height: 356 })) +
    `<path d="${outline}" fill="${round(sheet, 0.85)}"/><path d="M-96-230H96L95-206H-95Z" fill="${darker(ground, 0.12)}" fill-opacity=".6"/>`;
  return { svg, width: 200, height: 460 };
};

export const potDrawings = {
  can: canOf(196, 360),
  tin: canOf(270, 350),
  tub: pot(340, 290, false),
  cup: pot(270, 290, true),
  tube,
} satisfies Partial<Record<PackShape, DrawPack>>;
