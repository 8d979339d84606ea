import { darker, inkOn, lighter, palette } from './colour.js';
import { spread } from './fills.js';
import { block, line, widthOf } from './lettering.js';
import type { Pack } from './recipe.js';
import type { PaintedSheet } from './sheet.js';

export interface Box {
  x: number;
  y: number;
  width: number;
  height: number;
}

/** Shortens a title for a pack: without brackets, and without the part after a comma when it is too long. */
export function printed(title: string): string {
  const bare = title.replace(/\s*\(.*?\)/g, '');
  return bare.length <= 30 ? bare.replace(/,/g, '') : bare.replace(/,.*$/, '');
}

/** Draws the brand's name on a rounded badge with the centre x, y. */
export function brandMark(pack: Pack, x: number, y: number, width: number, height = width * 2): string {
  const name = pack.brand.toUpperCase();
  const size = Math.min(width * 0.12, height * 0.086, (width * 0.58) / widthOf(name, 0.05));
  const wide = widthOf(name, 0.05) * size + size * 1.5;
  const high = size * 1.55;
  const ground = palette[pack.accent];
  return (
    `<rect x="${(x - wide / 2).toFixed(1)}" y="${(y - high / 2).toFixed(1)}" width="${wide.toFixed(1)}" height="${high.toFixed(1)}" rx="${(high / 2).toFixed(1)}" fill="${ground}" stroke="#fffaf0" stroke-opacity=".85" stroke-width="${(size * 0.09).toFixed(1)}"/>` +
    line(name, { x, y: y + size * 0.33, size, ink: inkOn(ground), tracking: 0.05 })
  );
}

/**
 * Draws a label with, from the top: brand, product name, drawing, weight. With `open`, the place of the
 * drawing stays free for a window in the pack.
 */
export function label(sheet: PaintedSheet, pack: Pack, box: Box, open = false): string {
  const { x, y, width, height } = box;
  const middle = x + width / 2;
  const ground = pack.design === 2 ? '#fffaf0' : palette[pack.colour];
  const ink = inkOn(ground);
  const art = Math.min(width * 0.78, height * 0.48);
  return (
    backdropOf(sheet, pack, box) +
    (pack.art && !open
      ? sheet.art(pack.art, middle, y + height * 0.68, art, pack.design === 1 ? -8 : 0)
      : '') +
    brandMark(pack, middle, y + height * 0.085, width, height) +
    block(printed(pack.title), {
      x: middle,
      top: y + height * 0.185,
      width: width * 0.84,
      height: height * (pack.art || open ? 0.25 : 0.56),
      ink,
      largest: width * 0.23,
    }) +
    unitMark(pack, x + width / 2, y + height * 0.965, width)
  );
}

/** Draws the weight or count on a small strip at the bottom of the label. */
export function unitMark(pack: Pack, x: number, y: number, width: number): string {
  const size = Math.min(width * 0.085, (width * 0.8) / widthOf(pack.unit));
  const wide = widthOf(pack.unit) * size + size;
  return `<rect x="${(x - wide / 2).toFixed(1)}" y="${(y - size).toFixed(1)}" width="${wide.toFixed(1)}" height="${(size * 1.4).toFixed(1)}" rx="${(size * 0.35).toFixed(1)}" fill="#fffaf0" fill-opacity=".92"/>${line(pack.unit, { x, y: y + size * 0.02, size, ink: '#2a2418' })}`;
}

/** Draws the printed background of the label in one of three layouts. */
function backdropOf(sheet: PaintedSheet, pack: Pack, { x, y, width, height }: Box): string {
  const colour = palette[pack.colour];
  const accent = palette[pack.accent];
  const low = y + height;
  if (pack.design === 0) {
    const glow = sheet.radial([
      [0, '#fffaf0', 0.95],
      [0.6, '#fffaf0', 0.55],
      [1, '#fffaf0', 0],
    ]);
    return `<circle cx="${x + width / 2}" cy="${y + height * 0.68}" r="${width * 0.5}" fill="${glow}"/>`;
  }
  if (pack.design === 1) {
    const swing = y + height * 0.52;
    return (
      `<path d="M${x} ${swing + height * 0.05}Q${x + width / 2} ${swing - height * 0.13} ${x + width} ${swing + height * 0.05}V${low}H${x}Z" fill="${accent}"/>` +
      `<path d="M${x} ${swing + height * 0.08}Q${x + width / 2} ${swing - height * 0.1} ${x + width} ${swing + height * 0.08}V${low}H${x}Z" fill="${lighter(colour, 0.86)}"/>`
    );
  }
  const inset = width * 0.05;
  return `<rect x="${x + inset}" y="${y + height * 0.03}" width="${width - inset * 2}" height="${height * 0.95}" rx="${width * 0.1}" fill="#fffaf0" stroke="${darker(accent, 0.05)}" stroke-width="${(width * 0.014).toFixed(1)}"/>`;
}

/** Draws a window in the lower half of a label, through which the pack's content is seen. */
export function windowOn(sheet: PaintedSheet, pack: Pack, box: Box): string {
  if (!pack.fill) return '';
  const { x, y, width, height } = box;
  const top = y + height * 0.5;
  const high = height * 0.39;
  const pane =
    pack.design === 1
      ? `<ellipse cx="${x + width / 2}" cy="${top + high / 2}" rx="${width * 0.43}" ry="${high / 2}"/>`
      : `<rect x="${x + width * 0.09}" y="${top}" width="${width * 0.82}" height="${high}" rx="${pack.design === 2 ? width * 0.1 : width * 0.41}"/>`;
  return (
    sheet.clip(pane, spread(sheet, pack.fill, { x, y: top, width, height: high }, pack.title)) +
    pane.replace('/>', ` fill="none" stroke="#fffaf0" stroke-opacity=".9" stroke-width="5"/>`)
  );
}
