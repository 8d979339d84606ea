import type { ArtName } from './arts.js';
import type { Colour } from './colour.js';
import type { FillName } from './fills.js';

/** The shapes of soft packs, which may lean a little when they stand. */
export const softPacks = ['pouch', 'standup', 'sack', 'wrapper', 'loaf', 'net', 'card', 'tray'] as const;
export type PackShape =
  | (typeof softPacks)[number]
  | 'bottle'
  | 'oil'
  | 'squeeze'
  | 'pump'
  | 'spray'
  | 'flip'
  | 'jar'
  | 'can'
  | 'tin'
  | 'tub'
  | 'cup'
  | 'tube'
  | 'carton'
  | 'brick'
  | 'box'
  | 'flatbox';

/** A printed pack: its shape, its colours, and its text. */
export interface Pack {
  shape: PackShape;
  colour: Colour;
  accent: Colour;
  brand: string;
  title: string;
  unit: string;
  /** The drawing printed on the label; for a tray, net or card the products in it. */
  art?: ArtName;
  /** The content that is seen through a window or clear walls. */
  fill?: FillName;
  /** The layout of the label. */
  design: 0 | 1 | 2;
}

export type Ware = 'steel' | 'clay' | 'wood' | 'china' | 'brass';
export type Holder = 'none' | 'crate' | 'bowl' | 'bag' | 'plate' | 'eggTray';

export type Scene =
  | { kind: 'loose'; art: ArtName; count: number; holder: Holder; turn: number; seed: string }
  | { kind: 'packs'; pack: Pack; copies: 1 | 2 | 3; beside?: ArtName | FillName; tilt: number }
  | { kind: 'label'; pack: Pack }
  | { kind: 'bowl'; fill: FillName; ware: Ware; seed: string }
  | { kind: 'tile'; art: ArtName; second?: ArtName; third?: ArtName };

/** Everything that decides how an image looks: painting the same recipe twice gives the same image. */
export interface ImageRecipe {
  /** The colour of the background, `#rrggbb`. */
  tint: string;
  backdrop: 'plain' | 'disc' | 'table';
  scene: Scene;
}
