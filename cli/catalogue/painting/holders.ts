import { mound } from './layout.js';
import type { Holder, Scene } from './recipe.js';
import type { PaintedSheet } from './sheet.js';

type Loose = Extract<Scene, { kind: 'loose' }>;
type Hold = (sheet: PaintedSheet, scene: Loose) => string;

const crate: Hold = (sheet, { art, seed }) => {
  const wood = sheet.linear(
    [
      [0, '#e6bd86'],
      [1, '#b98749'],
    ],
    'down',
  );
  const plank = (y: number, high: number) =>
    `<rect x="92" y="${y}" width="456" height="${high}" rx="8" fill="${wood}"/><path d="M104 ${y + high - 5}H536" stroke="#7c5424" stroke-opacity=".45" stroke-width="4"/>`;
  return (
    sheet.shadow(320, 566, 520, 0.42) +
    '<path d="M108 300H532L548 540H92Z" fill="#6b4a24"/>' +
    mound(sheet, art, { x: 320, low: 400, width: 400, size: 176, rows: [2, 3, 4] }, seed) +
    plank(390, 54) +
    plank(452, 54) +
    plank(514, 50) +
    [112, 496]
      .map(
        (x) =>
          `<rect x="${x}" y="382" width="32" height="184" rx="6" fill="#c99a5d"/><circle cx="${x + 16}" cy="416" r="5" fill="#7c5424"/><circle cx="${x + 16}" cy="540" r="5" fill="#7c5424"/>`,
      )
      .join('')
  );
};

const bowl: Hold = (sheet, { art, seed }) => {
  const weave = sheet.linear([
    [0, '#7c4f22'],
    [0.16, '#c48d4c'],
    [0.34, '#e9c48c'],
    [0.7, '#bb8544'],
    [1, '#6f451c'],
  ]);
  const strands = Array.from(
    { length: 15 },
    (_, at) => `M${104 + at * 31} ${400 + Math.abs(at - 7) * -4}L${150 + at * 25} 556`,
  ).join('');
  return (
    sheet.shadow(320, 564, 440, 0.42) +
    '<ellipse cx="320" cy="386" rx="240" ry="60" fill="#5a3715"/>' +
    mound(sheet, art, { x: 320, low: 402, width: 400, size: 176, rows: [2, 3, 4] }, seed) +
    `<path d="M76 378C84 424 200 448 320 448C440 448 556 424 564 378C560 470 510 566 420 570H220C130 566 80 470 76 378Z" fill="${weave}"/><path d="${strands}" stroke="#7c4f22" stroke-opacity=".35" stroke-width="5"/><path d="M84 430C200 486 440 486 556 430M108 486C220 530 420 530 532 486" fill="none" stroke="#7c4f22" stroke-opacity=".35" stroke-width="5"/>`
  );
};

const bag: Hold = (sheet, { art, seed }) => {
  const paper = sheet.linear([
    [0, '#b98e59'],
    [0.14, '#d9b37f'],
    [0.5, '#e6c898'],
    [0.86, '#cfa670'],
    [1, '#a87c48'],
  ]);
  return (
    sheet.shadow(320, 572, 400, 0.42) +
    '<path d="M160 250H480V300H160Z" fill="#8d6836"/>' +
    mound(sheet, art, { x: 320, low: 300, width: 300, size: 184, rows: [2, 3] }, seed) +
    `<path d="M148 270L166 258L184 270L202 258L220 270L238 258L256 270L274 258L292 270L310 258L328 270L346 258L364 270L382 258L400 270L418 258L436 270L454 258L472 270L492 262L476 576H164Z" fill="${paper}"/><path d="M196 276L206 574M444 276L434 574" stroke="#8d6836" stroke-opacity=".25" stroke-width="4"/><circle cx="320" cy="430" r="58" fill="#2f7d46" fill-opacity=".9"/>${sheet.art(art, 320, 430, 86)}`
  );
};

const plate: Hold = (sheet, { art, count, turn }) => {
  const size = count === 1 ? 330 : 220;
  const spots =
    count === 1
      ? [[320, 350]]
      : count === 2
        ? [
            [236, 356],
            [404, 372],
          ]
        : [
            [320, 284],
            [222, 386],
            [418, 386],
          ];
  return (
    sheet.shadow(320, 560, 520, 0.34) +
    `<ellipse cx="320" cy="468" rx="268" ry="100" fill="${sheet.linear(
      [
        [0, '#ffffff'],
        [1, '#ccd5da'],
      ],
      'down',
    )}"/><ellipse cx="320" cy="458" rx="200" ry="66" fill="#e7edf0"/>` +
    spots
      .map(
        ([x = 0, y = 0], at) =>
          sheet.shadow(x, y + size * 0.44, size * 0.84, 0.24) + sheet.art(art, x, y, size, turn + at * 9),
      )
      .join('')
  );
};

/**
 * Draws eggs in their tray, as many as the box says (6, 10 or 12; 30 shows the front rows of a full tray).
 */
const eggTray: Hold = (sheet, { art, count }) => {
  const pulp = sheet.linear(
    [
      [0, '#c2b6a3'],
      [1, '#8f836f'],
    ],
    'down',
  );
  const columns = count > 12 ? 6 : count === 10 ? 5 : count === 6 ? 3 : 4;
  const rows = count > 12 ? 5 : Math.ceil(count / columns);
  const step = Math.min(500 / columns, 150);
  const size = step * 1.5;
  const rise = size * 0.46;
  const left = 320 - (columns * step) / 2;
  const low = 500 - size * 0.1;
  const rowsOf = Array.from({ length: rows }, (_, row) => {
    const y = low - (rows - 1 - row) * rise;
    const eggs = Array.from({ length: columns }, (_, at) =>
      sheet.art(art, left + (at + 0.5) * step, y - size * 0.22, size),
    ).join('');
    const cups = `q${step / 2} ${step * 0.42} ${step} 0`.repeat(columns);
    return `${eggs}<path d="M${left - 10} ${y}l10 0${cups}l10 0l-14 ${size * 0.42}H${left + 4}Z" fill="${pulp}"/>`;
  });
  return sheet.shadow(320, low + size * 0.42, columns * step * 1.16, 0.42) + rowsOf.join('');
};

export const holders: Record<Exclude<Holder, 'none'>, Hold> = { crate, bowl, bag, plate, eggTray };
