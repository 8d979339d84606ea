import { darker } from './colour.js';
import type { PaintedSheet } from './sheet.js';

/** Paints light on a round body: a bright stripe on the left, a thin one on the right, dark edges. */
export const round = (sheet: PaintedSheet, strength = 1) =>
  sheet.linear([
    [0, '#1a0f08', 0.42 * strength],
    [0.08, '#1a0f08', 0.1 * strength],
    [0.16, '#ffffff', 0.5 * strength],
    [0.25, '#ffffff', 0.1 * strength],
    [0.4, '#ffffff', 0],
    [0.76, '#1a0f08', 0.08 * strength],
    [0.9, '#1a0f08', 0.26 * strength],
    [0.95, '#ffffff', 0.16 * strength],
    [1, '#1a0f08', 0.42 * strength],
  ]);

export const rect = (x: number, y: number, width: number, height: number, r: number, fill: string) =>
  `<rect x="${x}" y="${y}" width="${width}" height="${height}" rx="${r}" fill="${fill}"/>`;

export const capped = (
  sheet: PaintedSheet,
  x: number,
  y: number,
  width: number,
  height: number,
  colour: string,
  r = 10,
) => {
  const ribs = Array.from(
    { length: Math.floor((width - 12) / 11) },
    (_, at) => `M${x + 11 + at * 11} ${y + 8}v${height - 16}`,
  ).join('');
  return (
    rect(x, y, width, height, r, colour) +
    `<path d="${ribs}" stroke="${darker(colour, 0.4)}" stroke-opacity=".3" stroke-width="3"/>` +
    rect(x, y, width, height, r, round(sheet))
  );
};
