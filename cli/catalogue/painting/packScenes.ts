import type { ArtName } from './arts.js';
import { bagDrawings, type DrawPack } from './bags.js';
import { boxDrawings } from './boxes.js';
import { type FillName, isFill, spread } from './fills.js';
import { potDrawings } from './pots.js';
import type { Pack, PackShape, Scene } from './recipe.js';
import type { PaintedSheet } from './sheet.js';
import { vesselDrawings } from './vessels.js';
import { wrapDrawings } from './wraps.js';

const drawings: Record<PackShape, DrawPack> = {
  ...bagDrawings,
  ...wrapDrawings,
  ...vesselDrawings,
  ...potDrawings,
  ...boxDrawings,
};

/** The line on which packs stand, in px from the top of the image. */
export const GROUND = 556;

const place = (svg: string, x: number, y: number, scale: number, turn = 0) =>
  `<g transform="translate(${x.toFixed(1)} ${y.toFixed(1)}) rotate(${turn}) scale(${scale.toFixed(3)})">${svg}</g>`;

/** Draws one to three packs and a little of their content. */
export function packs(
  sheet: PaintedSheet,
  { pack, copies, beside, tilt }: Extract<Scene, { kind: 'packs' }>,
): string {
  const { svg, width, height } = drawings[pack.shape](sheet, pack);
  const slim = width < 265;
  const room = { 1: 1, 2: slim ? 0.96 : 0.84, 3: slim ? 0.9 : 0.72 }[copies] * (beside ? 0.9 : 1);
  const scale = Math.min((pack.shape === 'wrapper' || width > 400 ? 540 : 480) / width, 526 / height) * room;
  const shift = beside ? -62 : 0;
  const low = GROUND - (height * scale) / 2;
  const gap = width * scale * (width > height ? 0.1 : 0.42);
  const rise = width > height ? height * scale * 0.44 : 22;
  const copy = (x: number, lift: number, turn: number, size = 1) =>
    sheet.shadow(x, GROUND - lift, width * scale * size * 1.12, 0.36) +
    place(svg, x, low - lift + (1 - size) * height * scale * 0.5, scale * size, turn);
  const middle = 320 + shift;
  const stood =
    copies === 1
      ? copy(middle, 0, tilt)
      : copies === 2
        ? copy(middle + gap, rise, tilt + 5, 0.95) + copy(middle - gap, 0, tilt - 2)
        : copy(middle - gap * 1.5, rise, -6, 0.93) +
          copy(middle + gap * 1.5, rise, 6, 0.93) +
          copy(middle, 0, 0);
  return stood + (beside ? besideOf(sheet, beside, pack.title) : '');
}

/** Draws a little of a pack's content in front of it. */
function besideOf(sheet: PaintedSheet, beside: ArtName | FillName, seed: string): string {
  if (!isFill(beside))
    return (
      sheet.shadow(504, 560, 190, 0.34) +
      sheet.shadow(424, 584, 120, 0.2) +
      sheet.art(beside, 504, 490, 184, 10) +
      sheet.art(beside, 424, 532, 116, -14)
    );
  const heap =
    '<path d="M384 590C400 520 450 472 500 468C552 472 600 524 616 590C560 606 440 606 384 590Z"/>';
  const shade = sheet.linear(
    [
      [0, '#ffffff', 0.16],
      [0.5, '#1a0f08', 0.02],
      [1, '#1a0f08', 0.34],
    ],
    'down',
  );
  return (
    sheet.shadow(500, 592, 280, 0.4) +
    sheet.clip(heap, spread(sheet, beside, { x: 376, y: 460, width: 250, height: 146 }, seed, 0.9)) +
    heap.replace('/>', ` fill="${shade}"/>`)
  );
}

/** Draws a close-up of the front of a pack. */
export function closeLabel(sheet: PaintedSheet, pack: Pack): string {
  const { svg, width, height } = drawings[pack.shape](sheet, pack);
  const scale = 1.62 * Math.min(500 / width, 520 / height);
  return place(
    svg,
    width > height ? 360 : 330,
    width > height ? 330 : 320 + height * scale * 0.14,
    scale,
    width > height ? -7 : -5,
  );
}
