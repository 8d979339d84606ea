// Compares two folders of screenshots and writes the differences as one page.
import { copyFileSync, existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import pixelmatch from 'pixelmatch';
import { PNG } from 'pngjs';

const read = (file) => PNG.sync.read(readFileSync(file));

/** Pads an image to a larger size, so that two images of different sizes can be compared. */
const onSheet = (image, width, height) => {
  const sheet = new PNG({ width, height });
  PNG.bitblt(image, sheet, 0, 0, image.width, image.height, 0, 0);
  return sheet;
};

/**
 * Compares two images pixel by pixel.
 * @returns the number of different pixels, whether the sizes differ, and an image that marks the differences
 */
const differenceOf = (one, other) => {
  const width = Math.max(one.width, other.width);
  const height = Math.max(one.height, other.height);
  const shown = new PNG({ width, height });
  const sheets = [one, other].map((image) => onSheet(image, width, height).data);
  // Chromium draws round edges up to about 5 of 255 lighter or darker from run to run; from 10 on a
  // difference counts
  const pixels = pixelmatch(...sheets, shown.data, width, height, { threshold: 0.04, includeAA: true });
  const resized = one.width !== other.width || one.height !== other.height;
  return { pixels, resized, shown };
};

/**
 * Compares the screenshots of two folders.
 * @param names file names to compare
 * @param folders `before`, `after`, and `between` for the images of the differences
 * @returns {{ name: string, what: string, pixels: number }[]} the changed, added and removed images
 */
export const compareShots = (names, { before, after, between }) => {
  mkdirSync(between, { recursive: true });
  return names.flatMap((name) => {
    const old = path.join(before, name);
    const now = path.join(after, name);
    if (existsSync(old)) copyFileSync(old, path.join(between, `before.${name}`));
    if (!existsSync(old)) return [{ name, what: 'new', pixels: 0 }];
    if (!existsSync(now)) return [{ name, what: 'gone', pixels: 0 }];
    const { pixels, resized, shown } = differenceOf(read(old), read(now));
    if (pixels === 0 && !resized) return [];
    writeFileSync(path.join(between, name), PNG.sync.write(shown));
    return [{ name, what: resized ? 'changed, and its size' : 'changed', pixels }];
  });
};

const figure = (caption, address) =>
  `<figure><figcaption>${caption}</figcaption><img loading="lazy" alt="${caption}" src="${address}"></figure>`;

const section = ({ name, what, pixels }) => `<section><h2>${name}</h2><p>${what}: ${pixels} pixels</p><div>
${what === 'new' ? '' : figure('Before', `between/before.${name}`)}
${what === 'gone' ? '' : figure('After', `taken/${name}`)}
${what.startsWith('changed') ? figure('Difference', `between/${name}`) : ''}
</div></section>`;

/** Writes the differences between screenshots as `index.html` beside the images. */
export const reportOn = (changes, compared, folder) =>
  writeFileSync(
    path.join(folder, 'index.html'),
    `<!doctype html><html lang="en"><meta charset="utf-8"><title>What changed</title>
<style>body{font:16px system-ui;margin:2rem}div{display:grid;gap:1rem;grid-template-columns:repeat(auto-fit,minmax(20rem,1fr))}
figure{margin:0}img{max-width:100%;border:1px solid #999}</style>
<h1>${changes.length} of ${compared} pictures changed</h1>
${changes.map(section).join('\n')}
</html>\n`,
  );
