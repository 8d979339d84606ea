import { type Brand, brands } from './brands.js';
import type { ArtName } from './painting/arts.js';
import type { Colour } from './painting/colour.js';
import { type FillName, isFill } from './painting/fills.js';
import { hash, pick } from '../random.js';
import {
  type Holder,
  type Pack,
  type PackShape,
  type ImageRecipe,
  type Scene,
  softPacks,
  type Ware,
} from './painting/recipe.js';

/** The facts of a product that its images show. */
export interface Facts {
  key: string;
  brand: Brand | '';
  title: string;
  unit: string;
  tint: string;
}

/** Returns the images of a product, the front first. */
export type Packaging = (facts: Facts) => ImageRecipe[];

type Subject = ArtName | FillName;

interface Extra {
  /** The second colour of the pack, in place of the brand's colour. */
  accent?: Colour;
  copies?: 1 | 2 | 3;
  beside?: Subject;
  /** The drawing on the label of a pack whose window or clear walls already show the content. */
  art?: ArtName;
}

const backdrops = ['plain', 'disc', 'table'] as const;
const wares: readonly [Ware, ...Ware[]] = ['steel', 'clay', 'wood', 'china', 'brass'];
const designs: readonly [0, 1, 2] = [0, 1, 2];

const framed = ({ key, tint }: Facts, scene: Scene, turn = 0): ImageRecipe => ({
  tint,
  backdrop: backdrops[(hash(key) + turn) % backdrops.length] ?? 'plain',
  scene,
});

function accentFor(colour: Colour, brand: Brand | '', wanted?: Colour): Colour {
  const accent = wanted ?? (brand ? brands[brand] : 'leaf');
  if (accent !== colour) return accent;
  return colour === 'gold' ? 'red' : 'gold';
}

/**
 * Draws the second image of a pack: its content if that can be shown, else a close-up of the label or a group
 * of packs. Some packs get no second image.
 */
function inside(facts: Facts, pack: Pack, beside?: Subject): ImageRecipe[] {
  if (pack.fill)
    return [
      framed(facts, { kind: 'bowl', fill: pack.fill, ware: pick(wares, facts.key), seed: facts.key }, 1),
    ];
  const choice = hash(`${facts.key} second`) % 5;
  if (choice < 2) return [framed(facts, { kind: 'label', pack }, 1)];
  return choice === 2
    ? [framed(facts, { kind: 'packs', pack, copies: 3, tilt: 0, beside: undefined }, 1)]
    : beside
      ? [framed(facts, { kind: 'label', pack }, 1)]
      : [];
}

const packed =
  (shape: PackShape) =>
  (colour: Colour, subject: Subject, extra: Extra = {}): Packaging =>
  (facts) => {
    const fill = isFill(subject) ? subject : undefined;
    const pack: Pack = {
      shape,
      colour,
      accent: accentFor(colour, facts.brand, extra.accent),
      brand: facts.brand || 'Tokri Fresh',
      title: facts.title,
      unit: facts.unit,
      art: extra.art ?? (isFill(subject) ? undefined : subject),
      fill,
      design: pick(designs, `${facts.key} design`),
    };
    const soft: readonly string[] = softPacks;
    const tilt = soft.includes(shape) && !extra.beside ? (hash(facts.key) % 7) - 3 : 0;
    return [
      framed(facts, { kind: 'packs', pack, copies: extra.copies ?? 1, beside: extra.beside, tilt }),
      ...inside(facts, pack, extra.beside),
    ];
  };

export const pouch = packed('pouch');
export const standup = packed('standup');
export const sack = packed('sack');
export const wrapper = packed('wrapper');
export const loaf = packed('loaf');
export const net = packed('net');
export const card = packed('card');
export const tray = packed('tray');
export const bottle = packed('bottle');
export const oil = packed('oil');
export const squeeze = packed('squeeze');
export const pump = packed('pump');
export const spray = packed('spray');
export const flip = packed('flip');
export const jar = packed('jar');
export const can = packed('can');
export const tin = packed('tin');
export const tub = packed('tub');
export const cup = packed('cup');
export const tube = packed('tube');
export const carton = packed('carton');
export const brick = packed('brick');
export const box = packed('box');
export const flatbox = packed('flatbox');

const others: readonly [Holder, ...Holder[]] = ['bowl', 'bag', 'crate'];

/**
 * Draws two images of unpacked food: several pieces, loose or in a holder, then another arrangement of them.
 */
export const loose =
  (art: ArtName, count: number, holder: Holder = 'none'): Packaging =>
  (facts) => {
    const seed = facts.key;
    const turn = (hash(seed) % 19) - 9;
    const again = count === 1 || holder === 'eggTray' ? 'plate' : pick(others, `${seed} again`);
    const second: Scene =
      again === holder
        ? { kind: 'loose', art, count: 1, holder: 'none', turn: -turn, seed }
        : { kind: 'loose', art, count: Math.min(count, 3), holder: again, turn: -turn, seed };
    return [framed(facts, { kind: 'loose', art, count, holder, turn, seed }), framed(facts, second, 1)];
  };

/** Draws an unpacked product that is not food, in one image. */
export const thing =
  (art: ArtName, count = 1): Packaging =>
  (facts) => [
    framed(facts, {
      kind: 'loose',
      art,
      count,
      holder: 'none',
      turn: (hash(facts.key) % 15) - 7,
      seed: facts.key,
    }),
  ];
