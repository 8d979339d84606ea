import type { ArtName } from './arts.js';
import type { Box } from './label.js';
import { seeded } from '../../random.js';
import type { PaintedSheet } from './sheet.js';

interface Spot {
  x: number;
  y: number;
  size: number;
  turn: number;
}

/** Fills a box with pieces of one kind, the back rows first, each slightly different from its neighbour. */
export function scatter(sheet: PaintedSheet, art: ArtName, box: Box, size: number, seed: string): string {
  const random = seeded(art + seed);
  const columns = Math.max(2, Math.round(box.width / (size * 0.62)));
  const rows = Math.max(2, Math.round(box.height / (size * 0.46)));
  const pieces: string[] = [];
  for (let row = 0; row < rows; row++) {
    const count = row % 2 ? columns - 1 : columns;
    for (let column = 0; column < count; column++) {
      const x =
        box.x + ((column + (row % 2 ? 1 : 0.5)) / columns) * box.width + (random() - 0.5) * size * 0.16;
      const y = box.y + ((row + 0.5) / rows) * box.height + (random() - 0.5) * size * 0.1;
      pieces.push(sheet.art(art, x, y, size * (0.92 + random() * 0.16), (random() - 0.5) * 56));
    }
  }
  return pieces.join('');
}

interface Mound {
  /**
   * `x`: the horizontal centre of the heap. `low`: the vertical centre of its lowest row, from the top of the
   * image.
   */
  x: number;
  low: number;
  width: number;
  size: number;
  /** The number of pieces in each row, the top row first. */
  rows: readonly number[];
}

/** Draws a heap of pieces of one kind, each row standing on the next. */
export function mound(
  sheet: PaintedSheet,
  art: ArtName,
  { x, low, width, size, rows }: Mound,
  seed: string,
): string {
  const random = seeded(art + seed);
  const step = (width - size * 0.72) / (Math.max(...rows) - 1);
  return rows
    .flatMap((count, row) =>
      Array.from({ length: count }, (_, at) => {
        const across = x + (at - (count - 1) / 2) * step + (random() - 0.5) * 16;
        const down = low - (rows.length - 1 - row) * size * 0.4 + (random() - 0.5) * 12;
        return sheet.art(art, across, down, size * (0.95 + random() * 0.1), (random() - 0.5) * 50);
      }),
    )
    .join('');
}

/** How a number of pieces is split into rows, from the back to the front: `[2, 3]` is two behind three. */
const rowsFor: Readonly<Record<number, readonly number[]>> = {
  1: [1],
  2: [2],
  3: [1, 2],
  4: [2, 2],
  5: [2, 3],
  6: [3, 3],
  7: [3, 4],
  8: [1, 3, 4],
  9: [2, 3, 4],
  10: [3, 3, 4],
  12: [3, 4, 5],
};

/**
 * Places a number of pieces in rows around the horizontal centre of the image; the front row stands on
 * `ground`.
 */
export function arrange(count: number, ground: number, turn: number, seed: string): Spot[] {
  const random = seeded(seed);
  const rows = rowsFor[count] ?? [3, 4];
  const widest = Math.max(...rows);
  const size = { 1: 400, 2: 300, 3: 232, 4: 196, 5: 168 }[widest] ?? 168;
  const spread = widest === 1 ? 0 : Math.min(size * 0.82, (470 - size) / (widest - 1) + 18);
  const rise = size * (rows.length > 2 ? 0.5 : 0.56);
  return rows.flatMap((inRow, row) =>
    Array.from({ length: inRow }, (_, at) => ({
      x: 320 + (at - (inRow - 1) / 2) * spread + (random() - 0.5) * (count > 2 ? 14 : 0),
      y: ground - size * 0.46 - (rows.length - 1 - row) * rise + (count === 2 && at === 0 ? -34 : 0),
      size: size * (count === 2 && at === 0 ? 0.88 : 1) * (0.97 + random() * 0.06),
      turn: turn + (count > 1 ? (random() - 0.5) * 30 : 0),
    })),
  );
}
