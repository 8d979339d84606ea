import type { ArtName } from './arts.js';
import { drawn, isDrawn } from './drawn.js';
import type { Brushes, Stop } from './shapes.js';

/**
 * The shared definitions of one drawing: each gradient, clip and emoji is defined once and used by reference.
 */
export class PaintedSheet implements Brushes {
  private readonly defined = new Map<string, string>();

  /** @param sprites the emoji that can be drawn, by name, each as an SVG fragment of 256 × 256 */
  constructor(private readonly sprites: ReadonlyMap<ArtName, string>) {}

  private define(element: string): string {
    const id = this.defined.get(element) ?? `d${this.defined.size}`;
    this.defined.set(element, id);
    return id;
  }

  /** Returns a gradient that runs across, down or slanted. */
  linear(stops: readonly Stop[], direction: 'across' | 'down' | 'slant' = 'across'): string {
    const to = { across: 'x2="1" y2="0"', down: 'x2="0" y2="1"', slant: 'x2="1" y2="1"' }[direction];
    return `url(#${this.define(`<linearGradient x1="0" y1="0" ${to}>${stopsOf(stops)}</linearGradient>`)})`;
  }

  /** Returns a gradient that runs outwards from a point, given as fractions of the box. */
  radial(stops: readonly Stop[], cx = 0.5, cy = 0.5, r = 0.5): string {
    const at = `cx="${cx}" cy="${cy}" r="${r}"`;
    return `url(#${this.define(`<radialGradient ${at}>${stopsOf(stops)}</radialGradient>`)})`;
  }

  /** Returns an SVG fragment of which only the part inside a shape is visible. */
  clip(shape: string, content: string): string {
    return `<g clip-path="url(#${this.define(`<clipPath>${shape}</clipPath>`)})">${content}</g>`;
  }

  /** Returns an SVG fragment that shows a drawing with its centre at x, y. */
  art(name: ArtName, x: number, y: number, size: number, turn = 0): string {
    const id = this.define(`<g>${isDrawn(name) ? drawn[name](this) : (this.sprites.get(name) ?? '')}</g>`);
    const scale = (size / 256).toFixed(4);
    return `<use href="#${id}" transform="translate(${x.toFixed(1)} ${y.toFixed(1)}) rotate(${turn.toFixed(1)}) scale(${scale}) translate(-128 -128)"/>`;
  }

  /** Draws the shadow of a body that stands on the ground. */
  shadow(x: number, y: number, width: number, strength = 0.34): string {
    const paint = this.radial([
      [0, '#2b2118', strength],
      [0.55, '#2b2118', strength * 0.42],
      [1, '#2b2118', 0],
    ]);
    return `<ellipse cx="${x.toFixed(1)}" cy="${y.toFixed(1)}" rx="${(width / 2).toFixed(1)}" ry="${(width * 0.085 + 5).toFixed(1)}" fill="${paint}"/>`;
  }

  /** Returns the whole image, `side` px square. */
  svg(content: string, side: number): string {
    const defs = [...this.defined].map(([element, id]) => element.replace(/^<(\w+)/, `<$1 id="${id}"`));
    return `<svg xmlns="http://www.w3.org/2000/svg" width="${side}" height="${side}" viewBox="0 0 640 640"><defs>${defs.join('')}</defs>${content}</svg>`;
  }
}

const stopsOf = (stops: readonly Stop[]) =>
  stops
    .map(
      ([offset, colour, opacity = 1]) =>
        `<stop offset="${offset}" stop-color="${colour}" stop-opacity="${opacity.toFixed(3)}"/>`,
    )
    .join('');
