export type Stop = readonly [offset: number, colour: string, opacity?: number];

/** Makes the gradients of a drawing, each as an SVG paint reference. */
export interface Brushes {
  linear(stops: readonly Stop[], direction?: 'across' | 'down' | 'slant'): string;
  radial(stops: readonly Stop[], cx?: number, cy?: number, r?: number): string;
}

/** Draws something in a box of 256 × 256, as an SVG fragment. */
export type Draw = (brushes: Brushes) => string;

/** Paints a round body, lit from the upper left. */
export const ball = (brushes: Brushes, pale: string, colour: string, deep: string) =>
  brushes.radial(
    [
      [0, pale],
      [0.5, colour],
      [1, deep],
    ],
    0.36,
    0.3,
    0.78,
  );

export const circle = (x: number, y: number, r: number, fill: string) =>
  `<circle cx="${x}" cy="${y}" r="${r}" fill="${fill}"/>`;

export const path = (d: string, fill: string) => `<path d="${d}" fill="${fill}"/>`;

export const stroke = (d: string, colour: string, width: number) =>
  `<path d="${d}" fill="none" stroke="${colour}" stroke-width="${width}" stroke-linecap="round"/>`;
