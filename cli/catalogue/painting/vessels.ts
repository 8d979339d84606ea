import { darker, lighter, palette } from './colour.js';
import { fills, spread } from './fills.js';
import { label, type Box } from './label.js';
import { capped, rect, round } from './light.js';
import type { Pack, PackShape } from './recipe.js';
import type { PaintedSheet } from './sheet.js';
import type { DrawPack } from './bags.js';

/** Draws a paper label around a body. It bulges a little, so that the body looks round. */
function wrapLabel(sheet: PaintedSheet, pack: Pack, box: Box): string {
  const { x, y, width, height } = box;
  const ground = palette[pack.colour];
  const paper = `<path d="M${x} ${y}Q${x + width / 2} ${y + 14} ${x + width} ${y}V${y + height}Q${x + width / 2} ${y + height + 14} ${x} ${y + height}Z"`;
  const inner = { x: x + width * 0.07, y: y + 12, width: width * 0.86, height: height - 10 };
  const edge = `<path d="M${x} ${y}Q${x + width / 2} ${y + 14} ${x + width} ${y}M${x} ${y + height}Q${x + width / 2} ${y + height + 14} ${x + width} ${y + height}" fill="none" stroke="${palette[pack.accent]}" stroke-width="6"/>`;
  return `${paper} fill="${ground}"/>` + sheet.clip(`${paper}/>`, label(sheet, pack, inner)) + edge;
}

interface Body {
  width: number;
  height: number;
  outline: string;
  cap: (sheet: PaintedSheet, pack: Pack) => string;
  label: Box;
  /** Whether the walls are clear and show the content. Other walls have the pack's colour. */
  clear?: boolean;
}

const vessel =
  ({ width, height, outline, cap, label: box, clear }: Body): DrawPack =>
  (sheet, pack) => {
    const inside = pack.fill
      ? fills[pack.fill].colours[0]
      : clear
        ? palette[pack.accent]
        : palette[pack.colour];
    const products =
      pack.fill && clear
        ? spread(
            sheet,
            pack.fill,
            { x: -width / 2, y: -height / 2 + 60, width, height: height - 60 },
            pack.title,
          )
        : '';
    const body = clear || pack.fill ? inside : lighter(inside, 0.02);
    const svg =
      cap(sheet, pack) +
      `<path d="${outline}" fill="${sheet.linear(
        [
          [0, lighter(body, 0.14)],
          [1, darker(body, 0.1)],
        ],
        'down',
      )}"/>` +
      (products ? sheet.clip(`<path d="${outline}"/>`, products) : '') +
      sheet.clip(`<path d="${outline}"/>`, wrapLabel(sheet, pack, box)) +
      `<path d="${outline}" fill="${round(sheet)}"/>` +
      (clear
        ? `<path d="${outline}" fill="none" stroke="#ffffff" stroke-opacity=".5" stroke-width="4"/>`
        : '');
    return { svg, width, height };
  };

const bottle = vessel({
  width: 196,
  height: 500,
  clear: true,
  label: { x: -98, y: -84, width: 196, height: 276 },
  outline:
    'M-30-196C-30-160-98-140-98-84V196C-98 236-84 250-60 250H60C84 250 98 236 98 196V-84C98-140 30-160 30-196Z',
  cap: (sheet, pack) =>
    capped(sheet, -36, -250, 72, 46, palette[pack.accent]) +
    rect(-32, -208, 64, 20, 4, darker(palette[pack.accent], 0.2)),
});

const oil = vessel({
  width: 260,
  height: 480,
  clear: true,
  label: { x: -130, y: -78, width: 260, height: 280 },
  outline:
    'M-40-186C-40-160-130-150-130-92V190C-130 226-112 240-80 240H80C112 240 130 226 130 190V-92C130-150 40-160 40-186Z',
  cap: (sheet, pack) =>
    `<path d="M58-176C120-190 132-140 104-118" fill="none" stroke="${darker(palette[pack.accent], 0.1)}" stroke-width="20" stroke-linecap="round"/>` +
    capped(sheet, -46, -240, 92, 56, palette[pack.colour]),
});

const squeeze = vessel({
  width: 220,
  height: 480,
  label: { x: -110, y: -80, width: 220, height: 280 },
  outline:
    'M-44-158C-70-150-110-120-110-70V180C-110 224-92 240-60 240H60C92 240 110 224 110 180V-70C110-120 70-150 44-158Z',
  cap: (sheet, pack) =>
    `<path d="M-16-240H16L26-196H-26Z" fill="${palette[pack.accent]}"/>` +
    capped(sheet, -54, -200, 108, 46, palette[pack.accent]),
});

const pump = vessel({
  width: 210,
  height: 490,
  label: { x: -105, y: -74, width: 210, height: 284 },
  outline:
    'M-60-126C-96-120-105-104-105-76V212C-105 236-92 245-70 245H70C92 245 105 236 105 212V-76C105-104 96-120 60-126Z',
  cap: (sheet, pack) =>
    rect(-8, -210, 16, 50, 4, '#e8e6df') +
    `<path d="M-92-232C-92-244-84-245-74-245H40C52-245 56-236 56-226V-206H-40C-64-206-70-196-74-188H-92Z" fill="${sheet.linear(
      [
        [0, '#ffffff'],
        [1, '#d7d4c9'],
      ],
      'down',
    )}"/>` +
    capped(sheet, -44, -166, 88, 44, palette[pack.accent]),
});

const spray = vessel({
  width: 220,
  height: 500,
  label: { x: -110, y: -48, width: 220, height: 268 },
  outline:
    'M-34-120C-34-96-110-84-110-40V216C-110 242-98 250-74 250H74C98 250 110 242 110 216V-40C110-84 34-96 34-120Z',
  cap: (sheet, pack) =>
    `<path d="M-112-238C-112-250-100-250-90-250H40C76-250 84-222 84-190L60-176H-30C-34-150-52-132-66-118L-84-130C-66-150-62-172-66-196H-112Z" fill="${sheet.linear(
      [
        [0, lighter(palette[pack.accent], 0.25)],
        [1, darker(palette[pack.accent], 0.15)],
      ],
      'down',
    )}"/>` +
    rect(-128, -238, 22, 34, 5, '#f3efe4') +
    capped(sheet, -40, -172, 80, 52, darker(palette[pack.accent], 0.1)),
});

const flip = vessel({
  width: 200,
  height: 480,
  label: { x: -100, y: -196, width: 200, height: 330 },
  outline:
    'M-74-240C-92-240-100-228-100-206V168C-100 184-94 190-80 190H80C94 190 100 184 100 168V-206C100-228 92-240 74-240Z',
  cap: (sheet, pack) => capped(sheet, -76, 184, 152, 56, palette[pack.accent], 12),
});

const jar = vessel({
  width: 280,
  height: 380,
  clear: true,
  label: { x: -140, y: -88, width: 280, height: 228 },
  outline:
    'M-112-132C-132-128-140-112-140-92V150C-140 180-124 190-96 190H96C124 190 140 180 140 150V-92C140-112 132-128 112-132Z',
  cap: (sheet, pack) => capped(sheet, -124, -190, 248, 62, palette[pack.accent], 14),
});

export const vesselDrawings = { bottle, oil, squeeze, pump, spray, flip, jar } satisfies Partial<
  Record<PackShape, DrawPack>
>;
