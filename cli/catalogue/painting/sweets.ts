import { ball, type Brushes, circle, type Draw, path } from './shapes.js';

/** Draws a block seen from above a corner. */
const cube = (
  brushes: Brushes,
  x: number,
  y: number,
  side: number,
  tones: [string, string, string],
  tall = 0.8,
) => {
  const half = side * 0.87;
  const high = side * tall;
  const [top, left, right] = tones;
  return (
    path(
      `M${x} ${y - side / 2}L${x + half} ${y}L${x} ${y + side / 2}L${x - half} ${y}Z`,
      brushes.linear(
        [
          [0, '#ffffff'],
          [0.5, top],
          [1, top],
        ],
        'slant',
      ),
    ) +
    path(`M${x - half} ${y}L${x} ${y + side / 2}V${y + side / 2 + high}L${x - half} ${y + high}Z`, left) +
    path(`M${x + half} ${y}L${x} ${y + side / 2}V${y + side / 2 + high}L${x + half} ${y + high}Z`, right)
  );
};

const blocks =
  (tones: [string, string, string]): Draw =>
  (brushes) =>
    cube(brushes, 128, 70, 64, tones) +
    cube(brushes, 72, 128, 64, tones) +
    cube(brushes, 184, 128, 64, tones) +
    cube(brushes, 128, 168, 68, tones);

const block =
  (tones: [string, string, string], tall: number): Draw =>
  (brushes) =>
    cube(brushes, 128, 100, 128, tones, tall);

const laddoo: Draw = (brushes) => {
  const fill = ball(brushes, '#ffd982', '#f0a42b', '#b2641a');
  const grain = [
    [-22, -20],
    [10, -30],
    [26, -4],
    [-4, 4],
    [-30, 10],
    [12, 26],
    [-10, 30],
  ];
  const one = (x: number, y: number, r: number) =>
    circle(x, y, r, fill) +
    grain.map(([dx = 0, dy = 0]) => circle(x + (dx * r) / 48, y + (dy * r) / 48, r / 9, '#ffe3a0')).join('') +
    circle(x + r / 6, y - r / 3, r / 8, '#7c4a1c');
  return one(78, 168, 60) + one(178, 168, 60) + one(128, 90, 60);
};

const barfi: Draw = (brushes) => {
  const silver = brushes.linear(
    [
      [0, '#fdfdfd'],
      [0.5, '#d5d9dc'],
      [1, '#f3f4f5'],
    ],
    'slant',
  );
  const one = (x: number, y: number) =>
    path(`M${x} ${y - 42}L${x + 76} ${y}L${x} ${y + 42}L${x - 76} ${y}Z`, silver) +
    path(`M${x - 76} ${y}L${x} ${y + 42}V${y + 80}L${x - 76} ${y + 38}Z`, '#e2bd83') +
    path(`M${x + 76} ${y}L${x} ${y + 42}V${y + 80}L${x + 76} ${y + 38}Z`, '#c99b5c');
  return one(128, 62) + one(84, 128) + one(172, 128);
};

const gulabJamun: Draw = (brushes) => {
  const fill = ball(brushes, '#d98a50', '#8e4319', '#4d1f0b');
  return (
    `<ellipse cx="128" cy="184" rx="112" ry="50" fill="#e9eef0"/><ellipse cx="128" cy="176" rx="100" ry="40" fill="#d9962f"/>` +
    circle(84, 150, 46, fill) +
    circle(172, 150, 46, fill) +
    circle(128, 124, 48, fill) +
    `<path d="M20 186C30 240 226 240 236 186C220 226 36 226 20 186Z" fill="#c3ccd1"/>`
  );
};

const rasgulla: Draw = (brushes) => {
  const fill = ball(brushes, '#ffffff', '#f6f1e4', '#cfc3a6');
  return `<ellipse cx="128" cy="186" rx="112" ry="48" fill="#dfe7ec"/><ellipse cx="128" cy="178" rx="100" ry="38" fill="#f2e8c6"/>${circle(84, 152, 46, fill)}${circle(172, 152, 46, fill)}${circle(128, 122, 48, fill)}<path d="M20 188C30 240 226 240 236 188C220 226 36 226 20 188Z" fill="#b9c5cd"/>`;
};

const samosa: Draw = (brushes) => {
  const crust = brushes.linear(
    [
      [0, '#ffd891'],
      [0.55, '#e2a04a'],
      [1, '#a9651f'],
    ],
    'slant',
  );
  const one = (x: number, y: number, scale: number) =>
    `<g transform="translate(${x} ${y}) scale(${scale})">${path('M0-92C10-92 16-84 24-70L96 48C104 66 96 76 76 78C30 88-30 88-76 78C-96 76-104 66-96 48L-24-70C-16-84-10-92 0-92Z', crust)}${path('M0-92C4-40 30 30 84 70C60 40 30-30 14-84Z', '#f7c677')}</g>`;
  return one(88, 116, 0.78) + one(164, 150, 0.92);
};

const idli: Draw = (brushes) => {
  const fill = ball(brushes, '#ffffff', '#f7f3e8', '#d2c8ae');
  return (
    `<ellipse cx="128" cy="206" rx="116" ry="32" fill="#6fae4e"/>` +
    [
      [78, 172],
      [178, 172],
      [128, 118],
    ]
      .map(([x, y]) => `<ellipse cx="${x}" cy="${y}" rx="64" ry="40" fill="${fill}"/>`)
      .join('')
  );
};

const dosa: Draw = (brushes) =>
  `<ellipse cx="128" cy="190" rx="118" ry="36" fill="#dfe5e8"/><g transform="rotate(-14 128 150)"><rect x="14" y="104" width="228" height="82" rx="40" fill="${brushes.linear(
    [
      [0, '#ffe1a0'],
      [0.5, '#e0a04a'],
      [1, '#9d5f1f'],
    ],
    'down',
  )}"/><ellipse cx="232" cy="145" rx="16" ry="40" fill="#f7d9a0"/></g>` +
  circle(70, 200, 22, '#f7f5ea') +
  circle(118, 214, 20, '#4e9c46');

export const sweets = {
  paneer: blocks(['#fffdf6', '#f0e9d6', '#dcd2b8']),
  paneerBlock: block(['#fffdf6', '#f0e9d6', '#dcd2b8'], 0.55),
  tofu: blocks(['#fff8e6', '#efe2bf', '#d8c79c']),
  jaggery: blocks(['#d99a45', '#b26f25', '#8a5018']),
  sugarCubes: blocks(['#ffffff', '#eef1f4', '#d6dbe2']),
  soapBar: block(['#f7e6ea', '#e7b7c3', '#d294a4'], 0.34),
  laddoo,
  barfi,
  gulabJamun,
  rasgulla,
  samosa,
  idli,
  dosa,
} satisfies Record<string, Draw>;
