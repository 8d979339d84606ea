import { type DrawPack, film } from './bags.js';
import { darker, inkOn, lighter, palette } from './colour.js';
import { brandMark, printed, unitMark } from './label.js';
import { scatter } from './layout.js';
import { block } from './lettering.js';
import type { PackShape } from './recipe.js';

/** Draws a flow wrap lying on its side: biscuits, chocolate, soap, noodles. */
const wrapper: DrawPack = (sheet, pack) => {
  const ground = palette[pack.colour];
  const outline =
    'M-236-118L-224-124L-206-116C-100-134 100-134 206-116L224-124L236-118V118L224 124L206 116C100 134-100 134-206 116L-224 124L-236 118Z';
  const accent = palette[pack.accent];
  const sweep =
    pack.design === 1
      ? `<path d="M14-140C84-60 64 60-6 140H260V-140Z" fill="${accent}"/>`
      : pack.design === 2
        ? `<ellipse cx="126" cy="4" rx="128" ry="150" fill="#fffaf0" fill-opacity=".92"/>`
        : `<ellipse cx="112" cy="6" rx="130" ry="130" fill="${sheet.radial([
            [0, '#fffaf0', 0.95],
            [1, '#fffaf0', 0],
          ])}"/>`;
  const fold = `<path d="M-206-116V116M206-116V116" stroke="${darker(ground, 0.4)}" stroke-opacity=".3" stroke-width="4"/>`;
  const teeth = [-228, -220, -212, 212, 220, 228].map((x) => `M${x}-112V112`).join('');
  const svg =
    `<path d="${outline}" fill="${film(sheet, ground)}"/>` +
    sheet.clip(`<path d="${outline}"/>`, sweep + (pack.art ? sheet.art(pack.art, 112, 4, 184, -6) : '')) +
    brandMark(pack, -98, -76, 230) +
    block(printed(pack.title), {
      x: -98,
      top: -52,
      width: 186,
      height: 118,
      ink: inkOn(ground),
      largest: 58,
    }) +
    `<path d="${outline}" fill="${sheet.linear(
      [
        [0, '#1a0f08', 0.16],
        [0.16, '#ffffff', 0.34],
        [0.32, '#ffffff', 0.02],
        [0.75, '#1a0f08', 0.06],
        [1, '#1a0f08', 0.34],
      ],
      'down',
    )}"/>` +
    unitMark(pack, -98, 98, 220) +
    fold +
    `<path d="${teeth}" stroke="${darker(ground, 0.4)}" stroke-opacity=".25" stroke-width="3"/>`;
  return { svg, width: 472, height: 250 };
};

/** Draws a sliced loaf in clear film, gathered at one end. */
const loaf: DrawPack = (sheet, pack) => {
  const ground = palette[pack.colour];
  const crust = pack.art === 'brownLoaf' ? '#9c6430' : '#d9a25c';
  const outline =
    'M-214 120V-40C-240-100-170-142-110-120C-40-150 60-150 120-122C170-140 226-100 204-40V120C204 140 190 146 170 146H-180C-204 146-214 140-214 120Z';
  const slices = [-150, -110, -70, -30, 10, 50, 90, 130, 170].map((x) => `M${x}-150V150`).join('');
  const svg =
    `<path d="M196-30L262-70L252 0L266 66L196 30Z" fill="${lighter(ground, 0.55)}"/><rect x="206" y="-16" width="20" height="34" rx="6" fill="${palette[pack.accent]}"/>` +
    `<path d="${outline}" fill="${sheet.linear(
      [
        [0, lighter(crust, 0.25)],
        [0.35, crust],
        [1, darker(crust, 0.25)],
      ],
      'down',
    )}"/>` +
    sheet.clip(
      `<path d="${outline}"/>`,
      `<path d="${slices}" stroke="${darker(crust, 0.4)}" stroke-opacity=".35" stroke-width="4"/><path d="M-240-58C-100-86 100-86 240-58V84C100 108-100 108-240 84Z" fill="${ground}"/><path d="M-240-58C-100-86 100-86 240-58M-240 84C-100 108 100 108 240 84" fill="none" stroke="${palette[pack.accent]}" stroke-width="8"/>`,
    ) +
    (pack.art ? sheet.art(pack.art, 116, 10, 132, -8) : '') +
    brandMark(pack, -66, -36, 230) +
    block(printed(pack.title), {
      x: -66,
      top: -14,
      width: 236,
      height: 74,
      ink: inkOn(ground),
      largest: 48,
    }) +
    `<path d="${outline}" fill="${sheet.linear(
      [
        [0, '#ffffff', 0.45],
        [0.2, '#ffffff', 0.05],
        [0.8, '#1a0f08', 0.02],
        [1, '#1a0f08', 0.25],
      ],
      'down',
    )}"/>` +
    unitMark(pack, -66, 128, 200);
  return { svg, width: 470, height: 292 };
};

/** Draws products in a string bag under a header card. */
const net: DrawPack = (sheet, pack) => {
  const outline =
    'M-120-120C-170-40-196 40-186 120C-176 200-90 224 0 224C90 224 176 200 186 120C196 40 170-40 120-120Z';
  const accent = palette[pack.accent];
  const mesh = Array.from(
    { length: 16 },
    (_, at) => `M${-420 + at * 52}-160l400 400M${420 - at * 52}-160l-400 400`,
  ).join('');
  const inside = pack.art
    ? scatter(sheet, pack.art, { x: -180, y: -90, width: 360, height: 300 }, 148, pack.title)
    : '';
  const svg =
    `<path d="${outline}" fill="${darker(accent, 0.3)}" fill-opacity=".35"/>` +
    sheet.clip(
      `<path d="${outline}"/>`,
      `${inside}<path d="${mesh}" fill="none" stroke="${palette[pack.colour]}" stroke-opacity=".8" stroke-width="4"/>`,
    ) +
    `<path d="${outline}" fill="none" stroke="${palette[pack.colour]}" stroke-width="5"/>` +
    `<path d="M-140-224H140L150-110C60-96-60-96-150-110Z" fill="${film(sheet, palette[pack.colour])}"/><ellipse cx="0" cy="-206" rx="30" ry="8" fill="#1a0f08" fill-opacity=".3"/>` +
    brandMark(pack, 0, -178, 250) +
    block(printed(pack.title), {
      x: 0,
      top: -162,
      width: 240,
      height: 50,
      ink: inkOn(palette[pack.colour]),
      largest: 40,
    });
  return { svg, width: 380, height: 450 };
};

/** Draws a hanging card with the product in front of it. */
const card: DrawPack = (sheet, pack) => {
  const ground = palette[pack.colour];
  const svg =
    `<rect x="-150" y="-224" width="300" height="448" rx="22" fill="${film(sheet, ground)}"/><rect x="-34" y="-206" width="68" height="22" rx="11" fill="#efe9dc"/><circle cx="0" cy="-195" r="15" fill="#efe9dc"/>` +
    brandMark(pack, 0, -142, 250) +
    block(printed(pack.title), {
      x: 0,
      top: -118,
      width: 252,
      height: 92,
      ink: inkOn(ground),
      largest: 50,
    }) +
    `<rect x="-124" y="-14" width="248" height="196" rx="28" fill="#fffaf0" fill-opacity=".94"/>` +
    (pack.art ? sheet.art(pack.art, 0, 84, 176, pack.design * 8 - 8) : '') +
    `<rect x="-124" y="-14" width="248" height="196" rx="28" fill="${sheet.linear(
      [
        [0, '#ffffff', 0.55],
        [0.3, '#ffffff', 0],
        [1, '#1a0f08', 0.1],
      ],
      'slant',
    )}" stroke="#ffffff" stroke-width="4"/>` +
    unitMark(pack, 0, 210, 240);
  return { svg, width: 300, height: 448 };
};

/** Draws fresh products on a tray under clear film with a sticker. */
const tray: DrawPack = (sheet, pack) => {
  const ground = palette[pack.colour];
  const inside = pack.art
    ? scatter(sheet, pack.art, { x: -166, y: -120, width: 332, height: 190 }, 158, pack.title + pack.unit)
    : '';
  const svg =
    `<rect x="-230" y="-170" width="460" height="330" rx="46" fill="${sheet.linear(
      [
        [0, '#3a3e41'],
        [1, '#17191b'],
      ],
      'down',
    )}"/><rect x="-206" y="-148" width="412" height="282" rx="34" fill="#0f1112" fill-opacity=".55"/>` +
    inside +
    `<path d="M-206-110C-120-60 60-150 206-90L206-120C206-140 194-148 172-148H-172C-194-148-206-138-206-110Z" fill="#ffffff" fill-opacity=".16"/>` +
    `<rect x="-150" y="52" width="300" height="118" rx="16" fill="${ground}"/><rect x="-150" y="52" width="300" height="118" rx="16" fill="none" stroke="#fffaf0" stroke-width="4"/>` +
    brandMark(pack, 0, 76, 210) +
    block(printed(pack.title), { x: 0, top: 92, width: 276, height: 48, ink: inkOn(ground), largest: 40 }) +
    unitMark(pack, 0, 160, 200);
  return { svg, width: 460, height: 340 };
};

export const wrapDrawings = { wrapper, loaf, net, card, tray } satisfies Partial<Record<PackShape, DrawPack>>;
