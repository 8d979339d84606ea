import { glyphs } from './glyphs.js';

const CAP_HEIGHT = 0.64;
const LINE_HEIGHT = 0.98;

const glyphOf = (character: string) => glyphs[character] ?? glyphs[' '] ?? [0, ''];

/** Returns the width of a line of text in em. */
export const widthOf = (text: string, tracking = 0) =>
  [...text].reduce((sum, character) => sum + glyphOf(character)[0] / 1000 + tracking, -tracking);

interface LineStyle {
  x: number;
  /** The position of the text's baseline, from the top. */
  y: number;
  size: number;
  ink: string;
  tracking?: number;
}

/** Draws a centred line of text as outlines. */
export function line(text: string, { x, y, size, ink, tracking = 0 }: LineStyle): string {
  const scale = size / 1000;
  let pen = -widthOf(text, tracking) * 500;
  const outlines = [...text].map((character) => {
    const [advance, outline] = glyphOf(character);
    const at = pen;
    pen += advance + tracking * 1000;
    return outline && `<path transform="translate(${at.toFixed(0)})" d="${outline}"/>`;
  });
  return `<g transform="translate(${x} ${y.toFixed(1)}) scale(${scale.toFixed(4)})" fill="${ink}">${outlines.join('')}</g>`;
}

/** Lists all ways to break words into a number of lines. */
function breaks(words: string[], lines: number): string[][] {
  if (lines === 1) return [[words.join(' ')]];
  const found: string[][] = [];
  for (let first = 1; first <= words.length - lines + 1; first++) {
    const head = words.slice(0, first).join(' ');
    found.push(...breaks(words.slice(first), lines - 1).map((rest) => [head, ...rest]));
  }
  return found;
}

interface Block {
  x: number;
  top: number;
  width: number;
  height: number;
  ink: string;
  /** The maximum font size. */
  largest: number;
}

/** Sets a text as large as its block allows, on up to three lines, centred both ways. */
export function block(text: string, { x, top, width, height, ink, largest }: Block): string {
  const words = text.split(' ').filter(Boolean);
  let best = { size: 0, lines: [text] };
  for (let count = 1; count <= Math.min(3, words.length); count++) {
    for (const lines of breaks(words, count)) {
      const widest = Math.max(...lines.map((words) => widthOf(words)));
      const size = Math.min(width / widest, height / (CAP_HEIGHT + LINE_HEIGHT * (count - 1) + 0.2), largest);
      if (size > best.size + 0.5) best = { size, lines };
    }
  }
  const { size, lines } = best;
  const set = size * (CAP_HEIGHT + LINE_HEIGHT * (lines.length - 1));
  const first = top + (height - set) / 2 + size * CAP_HEIGHT;
  return lines.map((words, at) => line(words, { x, y: first + at * size * LINE_HEIGHT, size, ink })).join('');
}
