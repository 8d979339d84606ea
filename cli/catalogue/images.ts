import sharp from 'sharp';
import type { ImageStore } from '../../api/media/imageStore.js';
import { demoCatalogue, type DemoKind } from './demo.js';
import type { EmojiName } from './painting/arts.js';
import type { ImageRecipe } from './painting/recipe.js';
import { draw } from './painting/scenes.js';
import { PaintedSheet } from './painting/sheet.js';
import { emojiIn, sprite } from './painting/sprites.js';

export type { ImageRecipe };

/** Width and height of every image in px. */
export const SIDE = 640;

/**
 * Paints the image of a recipe as WebP. The same recipe gives the same bytes with the same version of sharp.
 */
export async function paint(recipe: ImageRecipe): Promise<Buffer> {
  const names = [...new Set(emojiIn(recipe.scene))];
  const sprites = new Map(
    await Promise.all(names.map(async (name): Promise<[EmojiName, string]> => [name, await sprite(name)])),
  );
  const sheet = new PaintedSheet(sprites);
  const svg = sheet.svg(draw(sheet, recipe), SIDE);
  return sharp(Buffer.from(svg)).removeAlpha().webp({ quality: 82, effort: 2 }).toBuffer();
}

/** Returns the key of a demo image in the image store. The images of a record are numbered from 1. */
export const imageKey = (kind: DemoKind, key: string, number: number) => `demo/${kind}-${key}-${number}.webp`;

interface Commission {
  file: string;
  recipe: ImageRecipe;
}

/** Lists every image of the demo: first those of the categories, then of the subcategories and products. */
export function commissions(): Commission[] {
  const faces = (kind: DemoKind, holders: readonly { key: string; image: ImageRecipe }[]) =>
    holders.map(({ key, image }) => ({ file: imageKey(kind, key, 1), recipe: image }));
  const { categories, subCategories, products } = demoCatalogue;
  return [
    ...faces('category', categories),
    ...faces('subcategory', subCategories),
    ...products.flatMap(({ key, images }) =>
      images.map((recipe, at) => ({ file: imageKey('product', key, at + 1), recipe })),
    ),
  ];
}

/**
 * Paints the images that are missing in the store, two at a time.
 * @param onProgress gets the number of painted images and of all missing ones after each image
 * @param wanted the images to check; the default is the whole demo
 * @returns the number of painted images
 */
export async function writeImages(
  store: ImageStore,
  onProgress: (done: number, all: number) => void = () => {},
  wanted: readonly Commission[] = commissions(),
): Promise<number> {
  const there = await Promise.all(wanted.map(({ file }) => store.has(file)));
  const queue = wanted.filter((_, at) => !there[at]);
  const all = queue.length;
  let done = 0;
  const painter = async () => {
    for (let next = queue.shift(); next; next = queue.shift()) {
      await store.put(next.file, await paint(next.recipe));
      onProgress(++done, all);
    }
  };
  await Promise.all([painter(), painter()]);
  return all;
}
