import { darker, inkOn, lighter, palette } from './colour.js';
import { brandMark, label, printed, unitMark, windowOn } from './label.js';
import { block } from './lettering.js';
import type { PackShape } from './recipe.js';
import type { PaintedSheet } from './sheet.js';
import type { DrawPack } from './bags.js';

const gloss = (sheet: PaintedSheet) =>
  sheet.linear(
    [
      [0, '#ffffff', 0.28],
      [0.4, '#ffffff', 0.02],
      [1, '#1a0f08', 0.14],
    ],
    'slant',
  );

/** Draws a folded carton seen a little from the right and above: face, side and top. */
const upright =
  (width: number, height: number, depth: number): DrawPack =>
  (sheet, pack) => {
    const ground = palette[pack.colour];
    const left = -(width + depth) / 2;
    const right = left + width;
    const top = -height / 2 + depth * 0.4;
    const low = height / 2;
    const face = `<rect x="${left}" y="${top}" width="${width}" height="${low - top}" rx="5"/>`;
    const panel = { x: left, y: top + 6, width, height: low - top - 12 };
    const open = Boolean(pack.fill && !pack.art);
    const side = `M${right} ${top}L${right + depth} ${top - depth * 0.4}V${low - depth * 0.4}L${right} ${low}Z`;
    const lid = `M${left} ${top}L${left + depth} ${top - depth * 0.4}H${right + depth}L${right} ${top}Z`;
    const svg =
      `<path d="${lid}" fill="${lighter(ground, 0.34)}"/><path d="${side}" fill="${darker(ground, 0.3)}"/>` +
      face.replace('/>', ` fill="${ground}"/>`) +
      sheet.clip(face, label(sheet, pack, panel, open) + (open ? windowOn(sheet, pack, panel) : '')) +
      face.replace('/>', ` fill="${gloss(sheet)}"/>`) +
      `<path d="M${right + depth * 0.2} ${top + 60 - depth * 0.08}L${right + depth * 0.8} ${top + 60 - depth * 0.32}V${low - 40 - depth * 0.32}L${right + depth * 0.2} ${low - 40 - depth * 0.08}Z" fill="#fffaf0" fill-opacity=".16"/>`;
    return { svg, width: width + depth, height };
  };

/** Draws a milk carton with a gabled top and a screw cap. */
const carton: DrawPack = (sheet, pack) => {
  const ground = palette[pack.colour];
  const face = '<rect x="-150" y="-110" width="220" height="350"/>';
  const svg =
    `<path d="M-150-110L-120-206H100L70-110Z" fill="${lighter(ground, 0.24)}"/><path d="M-120-236H104V-204H-120Z" fill="${lighter(ground, 0.08)}"/><path d="M70-110L100-206L150-132Z" fill="${darker(ground, 0.34)}"/>` +
    `<path d="M70-110L150-132V206L70 240Z" fill="${darker(ground, 0.24)}"/>` +
    face.replace('/>', ` fill="${ground}"/>`) +
    sheet.clip(face, label(sheet, pack, { x: -150, y: -104, width: 220, height: 338 })) +
    face.replace('/>', ` fill="${gloss(sheet)}"/>`) +
    `<ellipse cx="-22" cy="-146" rx="38" ry="15" fill="${darker(palette[pack.accent], 0.25)}"/><rect x="-60" y="-176" width="76" height="30" fill="${palette[pack.accent]}"/><ellipse cx="-22" cy="-176" rx="38" ry="15" fill="${lighter(palette[pack.accent], 0.25)}"/>`;
  return { svg, width: 300, height: 480 };
};

/** Draws a drinking carton with its straw. */
const brick: DrawPack = (sheet, pack) => {
  const drawn = upright(220, 390, 70)(sheet, pack);
  const straw = `<path d="M70-150V-222L128-246" fill="none" stroke="#fffaf0" stroke-width="13" stroke-linejoin="round"/><path d="M70-150V-222L128-246" fill="none" stroke="${palette[pack.accent]}" stroke-width="13" stroke-dasharray="9 14" stroke-linejoin="round"/>`;
  return { ...drawn, svg: `<g transform="translate(0 48)">${straw}${drawn.svg}</g>`, height: 486 };
};

/** Draws a box lying on its long side: toothpaste, tea bags, soap. */
const flatbox: DrawPack = (sheet, pack) => {
  const ground = palette[pack.colour];
  const face = '<rect x="-240" y="-70" width="430" height="190" rx="5"/>';
  const accent = palette[pack.accent];
  const sweep =
    pack.design === 1
      ? `<path d="M20-70C70 0 50 60 0 120H190V-70Z" fill="${accent}"/>`
      : `<ellipse cx="104" cy="26" rx="112" ry="112" fill="#fffaf0" fill-opacity="${pack.design === 2 ? 0.95 : 0.55}"/>`;
  const svg =
    `<path d="M-240-70L-190-120H240L190-70Z" fill="${lighter(ground, 0.36)}"/><path d="M190-70L240-120V70L190 120Z" fill="${darker(ground, 0.3)}"/>` +
    face.replace('/>', ` fill="${ground}"/>`) +
    sheet.clip(face, sweep + (pack.art ? sheet.art(pack.art, 106, 26, 156, -6) : '')) +
    brandMark(pack, -112, -36, 220) +
    block(printed(pack.title), {
      x: -112,
      top: -16,
      width: 212,
      height: 92,
      ink: inkOn(ground),
      largest: 52,
    }) +
    face.replace('/>', ` fill="${gloss(sheet)}"/>`) +
    unitMark(pack, -112, 108, 200);
  return { svg, width: 480, height: 240 };
};

export const boxDrawings = { carton, brick, box: upright(270, 420, 76), flatbox } satisfies Partial<
  Record<PackShape, DrawPack>
>;
