import { darker, lighter, palette } from './colour.js';
import { label, unitMark, windowOn } from './label.js';
import type { Pack, PackShape } from './recipe.js';
import type { PaintedSheet } from './sheet.js';

/** An SVG drawing of a pack, whose centre is the origin, and the size of the pack. */
export interface BagDrawing {
  svg: string;
  width: number;
  height: number;
}

export type DrawPack = (sheet: PaintedSheet, pack: Pack) => BagDrawing;

/** Paints light on a filled bag: bright left of the middle, dark at both edges. */
const sheen = (sheet: PaintedSheet, strength = 1) =>
  sheet.linear([
    [0, '#1a0f08', 0.3 * strength],
    [0.1, '#1a0f08', 0.06 * strength],
    [0.24, '#ffffff', 0.36 * strength],
    [0.36, '#ffffff', 0.04 * strength],
    [0.78, '#1a0f08', 0.04 * strength],
    [0.93, '#1a0f08', 0.2 * strength],
    [1, '#1a0f08', 0.36 * strength],
  ]);

export const film = (sheet: PaintedSheet, colour: string) =>
  sheet.linear(
    [
      [0, lighter(colour, 0.12)],
      [0.6, colour],
      [1, darker(colour, 0.14)],
    ],
    'down',
  );

function seal(y: number, width: number, ground: string): string {
  const lines = Array.from(
    { length: Math.floor(width / 12) },
    (_, at) => `M${-width / 2 + 8 + at * 12} ${y + 3}v16`,
  ).join('');
  return `<path d="${lines}" stroke="${darker(ground, 0.35)}" stroke-opacity=".4" stroke-width="3"/>`;
}

const bag =
  (
    width: number,
    height: number,
    outline: string,
    extra: (sheet: PaintedSheet, ground: string) => string,
  ): DrawPack =>
  (sheet, pack) => {
    const ground = palette[pack.colour];
    const box = { x: -width / 2 + 22, y: -height / 2 + 34, width: width - 44, height: height - 72 };
    const print = label(sheet, pack, box, Boolean(pack.fill)) + windowOn(sheet, pack, box);
    const svg =
      `<path d="${outline}" fill="${film(sheet, ground)}"/>` +
      sheet.clip(`<path d="${outline}"/>`, print) +
      `<path d="${outline}" fill="${sheen(sheet, pack.design === 2 ? 0.8 : 1)}"/>` +
      unitMark(pack, 0, box.y + box.height * 0.965, box.width) +
      extra(sheet, ground);
    return { svg, width, height };
  };

const pouch = bag(
  316,
  436,
  'M-150-218H150L156-196C148-120 162-40 156 40C164 110 150 160 156 196L150 218H-150L-156 196C-150 160-164 110-156 40C-162-40-148-120-156-196Z',
  (_, ground) => seal(-218, 300, ground) + seal(196, 300, ground),
);

const standup = bag(
  320,
  436,
  'M-142-218H142L148-206C146-100 156 60 160 176C160 208 84 218 0 218C-84 218-160 208-160 176C-156 60-146-100-148-206Z',
  (_, ground) =>
    seal(-218, 284, ground) +
    `<path d="M-148-186H148" stroke="${darker(ground, 0.3)}" stroke-opacity=".45" stroke-width="3"/><path d="M-152 176C-90 196 90 196 152 176" fill="none" stroke="${darker(ground, 0.4)}" stroke-opacity=".35" stroke-width="3"/>`,
);

const sack = bag(
  350,
  470,
  'M-166-235H166L170-206C178-90 178 70 172 190C172 226 154 235 120 235H-120C-154 235-172 226-172 190C-178 70-178-90-170-206Z',
  (_, ground) =>
    `<path d="M-160-216H160" stroke="#fffaf0" stroke-width="5" stroke-dasharray="12 8"/><path d="M-172-198H172" stroke="${darker(ground, 0.4)}" stroke-opacity=".3" stroke-width="4"/>`,
);

export const bagDrawings = { pouch, standup, sack } satisfies Partial<Record<PackShape, DrawPack>>;
