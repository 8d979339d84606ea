import { ball, circle, type Draw, path, stroke } from './shapes.js';

const okra: Draw = (brushes) => {
  const skin = brushes.linear([
    [0, '#a6d65a'],
    [0.5, '#5fa336'],
    [1, '#35732a'],
  ]);
  const pod = (at: string) =>
    `<g transform="${at}">${path('M0-96C22-92 30-60 27-20C24 30 10 74 0 104C-10 74-24 30-27-20C-30-60-22-92 0-96Z', skin)}${stroke('M-9-76C-14-30-8 30-2 80', '#cdee8c', 5)}${stroke('M10-76C15-30 9 30 3 80', '#2f6a28', 4)}${path('M-24-90C-12-104 12-104 24-90C10-82-10-82-24-90Z', '#7fb83d')}<rect x="-6" y="-120" width="12" height="26" rx="5" fill="#6a9e37"/></g>`;
  return (
    pod('translate(92 138) rotate(24)') +
    pod('translate(166 138) rotate(-20)') +
    pod('translate(128 134) rotate(3)')
  );
};

const cauliflower: Draw = (brushes) => {
  const curd = ball(brushes, '#fffdf4', '#f3e8cc', '#c9b48a');
  const leaf = brushes.linear(
    [
      [0, '#9fd15c'],
      [1, '#3f8a3a'],
    ],
    'down',
  );
  const heads = [
    [128, 96, 54],
    [82, 112, 42],
    [174, 112, 42],
    [104, 72, 34],
    [152, 70, 34],
    [128, 134, 46],
    [66, 142, 30],
    [190, 142, 30],
  ];
  return (
    path(
      'M20 120C30 190 70 240 128 240C186 240 226 190 236 120C206 130 190 160 178 196L78 196C66 160 50 130 20 120Z',
      leaf,
    ) +
    heads.map(([x = 0, y = 0, r = 0]) => circle(x, y, r, curd)).join('') +
    path('M40 150C58 214 100 236 128 240C96 204 84 176 40 150Z', '#6db148') +
    path('M216 150C198 214 156 236 128 240C160 204 172 176 216 150Z', '#549b3f')
  );
};

const greenBeans: Draw = (brushes) => {
  const skin = brushes.linear(
    [
      [0, '#9bd25a'],
      [0.6, '#55a03a'],
      [1, '#2f742e'],
    ],
    'down',
  );
  const bean = (turn: number, dx: number, dy: number) =>
    `<g transform="translate(${128 + dx} ${128 + dy}) rotate(${turn})">${path('M-106-6C-60-34 60-34 108 0C60-8-50-10-100 14C-108 14-112 0-106-6Z', skin)}${stroke('M-84-8C-40-22 40-22 80-8', '#c4ec8a', 5)}</g>`;
  return [bean(-38, -8, -34), bean(28, 6, -14), bean(-16, -4, 16), bean(8, 6, 46), bean(-30, 8, 66)].join('');
};

const leavesOn = (x: number, y: number) =>
  `<g transform="translate(${x} ${y})">${path('M0 0C-40-16-56-60-34-92C-8-70 2-34 0 0Z', '#4f9e45')}${path('M0 0C40-16 58-56 38-90C10-68-2-34 0 0Z', '#3d8a3c')}${path('M0 0C-14-40-12-80 2-104C18-76 16-34 0 0Z', '#6fbb52')}</g>`;

const beetroot: Draw = (brushes) =>
  leavesOn(128, 92) +
  path(
    'M128 78C190 78 218 118 214 154C208 200 160 214 138 226C132 232 130 244 128 250C126 244 124 232 118 226C96 214 48 200 42 154C38 118 66 78 128 78Z',
    ball(brushes, '#c45a86', '#8b2252', '#541033'),
  ) +
  stroke('M74 132C82 112 100 102 116 100', '#e296b6', 9);

const radish: Draw = (brushes) =>
  leavesOn(172, 74) +
  path(
    'M148 62C176 52 206 74 204 102C196 150 110 218 52 244C46 246 42 240 46 234C70 180 118 76 148 62Z',
    brushes.linear(
      [
        [0, '#ffffff'],
        [0.6, '#f1efe6'],
        [1, '#c8c6b4'],
      ],
      'slant',
    ),
  ) +
  stroke('M150 84C128 108 106 146 92 176', '#ffffff', 9) +
  stroke('M120 170L138 178M150 132L166 140', '#d7d4c4', 4);

const coriander: Draw = () => {
  const sprig = (x: number, y: number, turn: number, tone: string) =>
    `<g transform="translate(${x} ${y}) rotate(${turn})">${stroke('M0 60C2 20 0-10 0-40', '#79ad4b', 7)}${[
      [0, -62, 24],
      [-24, -40, 21],
      [24, -40, 21],
      [-15, -14, 15],
      [16, -12, 15],
    ]
      .map(
        ([cx = 0, cy = 0, r = 0]) =>
          circle(cx, cy, r, tone) + circle(cx - r / 3, cy - r / 3, r / 2.6, '#8fcf63'),
      )
      .join('')}</g>`;
  return (
    sprig(66, 112, -30, '#3d8f3f') +
    sprig(190, 112, 30, '#37863b') +
    sprig(98, 88, -12, '#4a9f45') +
    sprig(158, 88, 12, '#459a43') +
    sprig(128, 104, 0, '#56ab4b') +
    path('M98 150L158 150L142 240L114 240Z', '#7db552') +
    path('M96 176C110 184 146 184 160 176L158 190C146 198 110 198 98 190Z', '#d9a441')
  );
};

const drumstick: Draw = (brushes) => {
  const skin = brushes.linear(
    [
      [0, '#8cc05a'],
      [0.5, '#5b8f3c'],
      [1, '#34642c'],
    ],
    'down',
  );
  return [-30, -12, 6]
    .map(
      (dy, at) =>
        `<g transform="translate(128 ${134 + dy * 1.6}) rotate(${-34 + at * 9})"><rect x="-118" y="-12" width="236" height="24" rx="12" fill="${skin}"/>${stroke('M-100-4L100-4', '#b5dc86', 4)}</g>`,
    )
    .join('');
};

const turmericRoot: Draw = (brushes) =>
  path(
    'M40 150C30 118 62 96 92 108C104 76 146 66 160 96C190 80 226 102 216 138C236 156 220 194 190 184C172 208 136 206 124 182C92 200 48 190 40 150Z',
    ball(brushes, '#f6c15a', '#d88a25', '#8b5216'),
  ) + stroke('M96 112C104 130 104 150 98 172M158 100C168 124 166 152 158 178', '#a9641b', 5);

const greenChilli: Draw = (brushes) => {
  const skin = brushes.linear(
    [
      [0, '#b4e06a'],
      [0.5, '#4f9e35'],
      [1, '#256327'],
    ],
    'down',
  );
  const one = (x: number, y: number, turn: number) =>
    `<g transform="translate(${x} ${y}) rotate(${turn})">${path('M-92-14C-40-40 40-30 112 34C40 26-40 34-88 14C-100 8-102-8-92-14Z', skin)}${stroke('M-70-8C-30-20 20-10 60 8', '#d5f29b', 5)}${stroke('M-92 0C-106-4-114-14-118-26', '#5c8a34', 10)}</g>`;
  return one(134, 84, 18) + one(120, 134, -6) + one(140, 180, 8);
};

const buttonMushroom: Draw = (brushes) => {
  const cap = ball(brushes, '#ffffff', '#f1e9dc', '#c3b49d');
  const one = (x: number, y: number, scale: number) =>
    `<g transform="translate(${x} ${y}) scale(${scale})">${path(
      'M-30 0H30C26 40 34 64 28 78H-28C-34 64-26 40-30 0Z',
      brushes.linear([
        [0, '#d9ccb6'],
        [0.4, '#f8f3e8'],
        [1, '#cbbca2'],
      ]),
    )}${path('M-88 8C-92-52-50-88 0-88C50-88 92-52 88 8C60 28-60 28-88 8Z', cap)}</g>`;
  return one(82, 112, 0.74) + one(176, 120, 0.8) + one(128, 160, 0.92);
};

export const produce = {
  greenChilli,
  buttonMushroom,
  okra,
  cauliflower,
  greenBeans,
  beetroot,
  radish,
  coriander,
  drumstick,
  turmericRoot,
} satisfies Record<string, Draw>;
