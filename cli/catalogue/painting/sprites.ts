import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import sharp from 'sharp';
import { type ArtName, emoji, type EmojiName, isEmoji } from './arts.js';

const artFolder = join(
  dirname(createRequire(import.meta.url).resolve('@lobehub/fluent-emoji-3d/package.json')),
  'assets',
);

/** Returns the file of an emoji. */
export const spriteFile = (name: EmojiName) => join(artFolder, `${emoji[name].code}.webp`);

const kept = new Map<ArtName, Promise<string>>();

/** Returns an emoji in its colours as an SVG image of 256 × 256, cached because most are used many times. */
export function sprite(name: EmojiName): Promise<string> {
  const found = kept.get(name) ?? load(name);
  kept.set(name, found);
  return found;
}

async function load(name: EmojiName): Promise<string> {
  const { hue = 0, saturation = 1, brightness = 1 } = emoji[name];
  const png = await sharp(spriteFile(name))
    .modulate({ hue, saturation, brightness })
    .png({ compressionLevel: 2 })
    .toBuffer();
  return `<image width="256" height="256" href="data:image/png;base64,${png.toString('base64')}"/>`;
}

/** Finds all emoji anywhere in a recipe. */
export function emojiIn(recipe: unknown): EmojiName[] {
  if (typeof recipe === 'string') return isEmoji(recipe) ? [recipe] : [];
  return typeof recipe === 'object' && recipe !== null ? Object.values(recipe).flatMap(emojiIn) : [];
}
