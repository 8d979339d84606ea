import type { ArtName } from './arts.js';
import { darker, lighter, mix } from './colour.js';
import { spread } from './fills.js';
import { holders } from './holders.js';
import { arrange } from './layout.js';
import { closeLabel, GROUND, packs } from './packScenes.js';
import type { ImageRecipe, Scene, Ware } from './recipe.js';
import type { PaintedSheet } from './sheet.js';

function loose(sheet: PaintedSheet, scene: Extract<Scene, { kind: 'loose' }>): string {
  if (scene.holder !== 'none') return holders[scene.holder](sheet, scene);
  const spots = arrange(scene.count, GROUND, scene.turn, scene.art + scene.seed);
  const single = scene.count === 1;
  const shadows = spots
    .map(({ x, y, size }) => sheet.shadow(x, y + size * 0.45, size * 0.86, single ? 0.36 : 0.26))
    .join('');
  return shadows + spots.map(({ x, y, size, turn }) => sheet.art(scene.art, x, y, size, turn)).join('');
}

const wares: Record<Ware, readonly [pale: string, body: string, deep: string]> = {
  steel: ['#ffffff', '#b9c1c7', '#69737b'],
  clay: ['#e79a63', '#b8602f', '#6f3316'],
  wood: ['#dfae72', '#a9703a', '#643c1a'],
  china: ['#ffffff', '#edf0f2', '#b4bec6'],
  brass: ['#ffe9a3', '#cf9f3a', '#7e5a16'],
};

/** Draws loose products heaped in a bowl. */
function bowl(sheet: PaintedSheet, { fill, ware, seed }: Extract<Scene, { kind: 'bowl' }>): string {
  const [pale, body, deep] = wares[ware];
  const metal = sheet.linear([
    [0, deep],
    [0.12, body],
    [0.28, pale],
    [0.5, body],
    [0.86, darker(body, 0.1)],
    [1, deep],
  ]);
  const heap =
    '<path d="M96 318C120 250 190 170 320 166C450 170 520 250 544 318C544 366 440 392 320 392C200 392 96 366 96 318Z"/>';
  const shade = sheet.radial(
    [
      [0, '#ffffff', 0.2],
      [0.5, '#ffffff', 0],
      [1, '#1a0f08', 0.5],
    ],
    0.4,
    0.24,
    0.8,
  );
  return (
    sheet.shadow(320, 560, 470, 0.44) +
    `<ellipse cx="320" cy="322" rx="246" ry="84" fill="${darker(deep, 0.2)}"/>` +
    sheet.clip(heap, spread(sheet, fill, { x: 90, y: 160, width: 460, height: 236 }, seed, 1.25)) +
    heap.replace('/>', ` fill="${shade}"/>`) +
    `<path d="M74 318C74 372 190 404 320 404C450 404 566 372 566 318C566 452 470 566 320 566C170 566 74 452 74 318Z" fill="${metal}"/>` +
    `<path d="M74 318C74 372 190 404 320 404C450 404 566 372 566 318L558 334C540 380 440 414 320 414C200 414 100 380 82 334Z" fill="${pale}" fill-opacity=".75"/>`
  );
}

/** Draws a category's image: one large piece, the others behind it to the left and right. */
function tile(sheet: PaintedSheet, { art, second, third }: Extract<Scene, { kind: 'tile' }>): string {
  const ground = 540;
  const front = second ? (third ? 320 : 382) : 320;
  const size = second ? 350 : 430;
  const back = (name: ArtName | undefined, x: number, turn: number) =>
    name ? sheet.shadow(x, ground - 44, 250, 0.24) + sheet.art(name, x, 342, 292, turn) : '';
  return (
    back(second, third ? 172 : 202, -8) +
    back(third, 470, 8) +
    sheet.shadow(front, ground - 2, size * 0.86, 0.36) +
    sheet.art(art, front, ground - size * 0.46, size)
  );
}

function scenery(sheet: PaintedSheet, scene: Scene): string {
  switch (scene.kind) {
    case 'loose':
      return loose(sheet, scene);
    case 'packs':
      return packs(sheet, scene);
    case 'label':
      return closeLabel(sheet, scene.pack);
    case 'bowl':
      return bowl(sheet, scene);
    case 'tile':
      return tile(sheet, scene);
  }
}

/** Draws the tinted background of an image. */
function ground(sheet: PaintedSheet, { tint, backdrop }: ImageRecipe): string {
  const base = `<rect width="640" height="640" fill="${sheet.radial(
    [
      [0, lighter(tint, 0.62)],
      [0.6, lighter(tint, 0.24)],
      [1, tint],
    ],
    0.5,
    0.42,
    0.74,
  )}"/>`;
  const soft = lighter(tint, 0.55);
  if (backdrop === 'disc')
    return `${base}<circle cx="320" cy="316" r="262" fill="${soft}" fill-opacity=".8"/>`;
  if (backdrop === 'table')
    return `${base}<path d="M0 474Q320 446 640 474V640H0Z" fill="${mix(tint, '#7a6a55', 0.1)}" fill-opacity=".75"/>`;
  return base;
}

export const draw = (sheet: PaintedSheet, recipe: ImageRecipe) =>
  ground(sheet, recipe) + scenery(sheet, recipe.scene);
