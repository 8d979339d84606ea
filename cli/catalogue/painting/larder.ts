import { ball, circle, type Draw, path } from './shapes.js';

const papad: Draw = (brushes) => {
  const fill = ball(brushes, '#fff1c4', '#f0cf83', '#c4943f');
  return (
    [
      [112, 150],
      [128, 134],
      [146, 118],
    ]
      .map(([x = 0, y = 0]) => circle(x, y, 92, fill))
      .join('') +
    [
      [120, 80],
      [168, 96],
      [188, 140],
      [140, 126],
      [110, 116],
      [160, 162],
      [130, 176],
      [96, 150],
    ]
      .map(([x = 0, y = 0]) => circle(x, y, 5, '#8d6128'))
      .join('')
  );
};

const rusk: Draw = (brushes) => {
  const fill = brushes.linear(
    [
      [0, '#f9d79a'],
      [1, '#c9873c'],
    ],
    'down',
  );
  const one = (x: number, y: number, turn: number) =>
    `<g transform="translate(${x} ${y}) rotate(${turn})"><rect x="-34" y="-92" width="68" height="184" rx="30" fill="#9c5f24"/><rect x="-28" y="-88" width="56" height="176" rx="26" fill="${fill}"/></g>`;
  return one(70, 134, -14) + one(128, 128, 0) + one(186, 134, 14);
};

const biscuit =
  (pale: string, colour: string, deep: string): Draw =>
  (brushes) => {
    const fill = ball(brushes, pale, colour, deep);
    const one = (x: number, y: number) =>
      circle(x, y + 12, 78, deep) +
      circle(x, y, 78, fill) +
      [0, 60, 120, 180, 240, 300]
        .map((angle) =>
          circle(
            Math.round(x + 44 * Math.cos((angle * Math.PI) / 180)),
            Math.round(y + 44 * Math.sin((angle * Math.PI) / 180)),
            5,
            deep,
          ),
        )
        .join('') +
      circle(x, y, 5, deep);
    return one(94, 150) + one(164, 106);
  };

const cracker: Draw = (brushes) => {
  const fill = brushes.linear(
    [
      [0, '#fbe0a6'],
      [1, '#dfa352'],
    ],
    'slant',
  );
  const one = (x: number, y: number, turn: number) =>
    `<g transform="translate(${x} ${y}) rotate(${turn})"><rect x="-72" y="-66" width="144" height="144" rx="16" fill="#b57930"/><rect x="-72" y="-72" width="144" height="144" rx="16" fill="${fill}"/>${[-40, 0, 40].flatMap((dx) => [-40, 0, 40].map((dy) => circle(dx, dy, 6, '#b98339'))).join('')}</g>`;
  return one(96, 148, -12) + one(164, 108, 10);
};

const cream: Draw = (brushes) => {
  const fill = ball(brushes, '#6b4a3a', '#3d2619', '#1f110a');
  const one = (x: number, y: number) =>
    circle(x, y + 26, 80, '#2a180f') +
    circle(x, y + 16, 76, '#fff6e4') +
    circle(x, y, 80, fill) +
    circle(x, y, 50, 'none').replace('/>', ' stroke="#6b4a3a" stroke-width="6" stroke-dasharray="9 9"/>');
  return one(96, 142) + one(164, 98);
};

const curd: Draw = (brushes) =>
  `<ellipse cx="128" cy="116" rx="108" ry="40" fill="#a85a2c"/><ellipse cx="128" cy="112" rx="94" ry="30" fill="#fffdf6"/>` +
  path(
    'M20 118C24 200 70 232 128 232C186 232 232 200 236 118C220 160 36 160 20 118Z',
    brushes.linear([
      [0, '#8c4420'],
      [0.4, '#d07a44'],
      [1, '#7c3a1a'],
    ]),
  ) +
  path('M84 112C96 92 150 90 170 108C150 104 116 118 100 122Z', '#ffffff');

const nappy: Draw = (brushes) =>
  path(
    'M36 70C80 84 176 84 220 70L226 132C196 142 178 176 172 214C150 226 106 226 84 214C78 176 60 142 30 132Z',
    brushes.linear(
      [
        [0, '#ffffff'],
        [1, '#cfe3f2'],
      ],
      'down',
    ),
  ) +
  path('M36 70C80 84 176 84 220 70L222 96C176 110 80 110 34 96Z', '#9cc9ea') +
  path('M110 150a14 14 0 0 1 18-8a14 14 0 0 1 18 8c0 16-18 26-18 26s-18-10-18-26Z', '#f2a0b5');

const fillet =
  (pale: string, colour: string, deep: string): Draw =>
  (brushes) => {
    const fill = brushes.linear(
      [
        [0, pale],
        [0.6, colour],
        [1, deep],
      ],
      'slant',
    );
    const one = (x: number, y: number) =>
      `<g transform="translate(${x} ${y})">${path('M-96-10C-60-56 40-60 92-24C106-10 100 18 76 32C20 58-60 56-92 24C-104 12-106 0-96-10Z', fill)}${[-54, -22, 10, 42].map((dx) => `<path d="M${dx}-34C${dx + 22}-10 ${dx + 20} 14 ${dx + 2} 36" fill="none" stroke="${pale}" stroke-width="6" stroke-linecap="round"/>`).join('')}</g>`;
    return one(120, 92) + one(136, 160);
  };

const incense: Draw = () =>
  [-22, -11, 0, 11, 22]
    .map(
      (turn) =>
        `<g transform="translate(128 222) rotate(${turn})"><rect x="-3" y="-120" width="6" height="120" fill="#c9a06b"/><rect x="-5" y="-204" width="10" height="110" rx="4" fill="#5b3a26"/><circle cy="-206" r="7" fill="#f2702a"/></g>`,
    )
    .join('') +
  `<ellipse cx="128" cy="226" rx="52" ry="16" fill="#b8863b"/><ellipse cx="128" cy="220" rx="52" ry="15" fill="#e3b45b"/>`;

export const larder = {
  papad,
  rusk,
  cracker,
  creamBiscuit: cream,
  curd,
  nappy,
  incense,
  biscuit: biscuit('#ffe6ae', '#e3ae5c', '#a9712c'),
  digestive: biscuit('#e9c48d', '#bb8546', '#7c4f20'),
  butterCookie: biscuit('#fff3c9', '#f2cf80', '#c08e3a'),
  salmonFillet: fillet('#ffd0b0', '#f58a62', '#d9603e'),
  whiteFillet: fillet('#ffffff', '#f4e2dc', '#d7b6ac'),
  chickenFillet: fillet('#ffe9dc', '#f6c3ad', '#dd9c86'),
} satisfies Record<string, Draw>;
