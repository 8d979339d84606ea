import { ball, circle, type Draw, path, stroke } from './shapes.js';

const pumpkin: Draw = (brushes) => {
  const rib = ball(brushes, '#ffd27a', '#f08f23', '#b75a10');
  const ribs = [
    [58, 40],
    [198, 40],
    [84, 46],
    [172, 46],
    [128, 48],
  ];
  return (
    path('M118 74C116 50 122 34 140 28L154 40C142 48 140 60 142 76Z', '#5d8a3a') +
    ribs.map(([x = 0, rx = 0]) => `<ellipse cx="${x}" cy="154" rx="${rx}" ry="84" fill="${rib}"/>`).join('')
  );
};

const gourd: Draw = (brushes) =>
  path(
    'M196 38C182 30 166 42 158 62C150 88 120 96 84 126C44 160 34 214 66 234C104 254 158 226 182 178C198 146 190 116 202 88C210 70 208 46 196 38Z',
    ball(brushes, '#dff0a8', '#a9cf62', '#5d9139'),
  ) +
  stroke('M70 178C80 154 100 136 122 122', '#f0f9cf', 11) +
  stroke('M196 44C206 34 214 28 226 28', '#6f8f3d', 11);

const papaya: Draw = (brushes) =>
  path(
    'M128 18C156 18 166 52 186 96C212 152 196 240 128 240C60 240 44 152 70 96C90 52 100 18 128 18Z',
    ball(brushes, '#ffd36b', '#f2a02c', '#86a03a'),
  ) +
  path(
    'M128 44C148 44 154 76 168 110C188 160 176 220 128 220C80 220 68 160 88 110C102 76 108 44 128 44Z',
    ball(brushes, '#ffb37a', '#f4793b', '#d9552a'),
  ) +
  path(
    'M128 104C146 116 154 148 150 176C146 196 138 204 128 204C118 204 110 196 106 176C102 148 110 116 128 104Z',
    '#b4461f',
  ) +
  [
    [120, 128],
    [136, 134],
    [118, 148],
    [134, 154],
    [122, 168],
    [138, 174],
    [126, 188],
  ]
    .map(([x = 0, y = 0]) => circle(x, y, 7.5, '#2b211c') + circle(x - 2, y - 2, 2.4, '#7c6a60'))
    .join('');

const guava: Draw = (brushes) =>
  path(
    'M128 46C190 42 222 92 216 146C210 204 168 232 128 232C88 232 46 204 40 146C34 92 66 50 128 46Z',
    ball(brushes, '#eef7b6', '#b9d65a', '#7c9f37'),
  ) +
  path('M128 62C118 52 104 46 98 50C106 30 150 28 160 48C148 46 138 54 128 62Z', '#5f7f35') +
  stroke('M68 128C74 104 90 86 108 80', '#fbfee2', 11);

const pomegranate: Draw = (brushes) =>
  path('M112 50L96 18L120 32L128 10L138 32L160 18L146 50Z', '#c33a3f') +
  `<ellipse cx="128" cy="142" rx="98" ry="98" fill="${ball(brushes, '#f59a8c', '#d63a4b', '#8c1730')}"/>` +
  stroke('M58 132C62 102 82 82 104 74', '#fbc3b6', 11);

const greenGrapes: Draw = (brushes) => {
  const skin = ball(brushes, '#f2facb', '#b7d65c', '#7a9f33');
  const berries = [
    [84, 92],
    [128, 86],
    [172, 92],
    [104, 126],
    [150, 126],
    [64, 122],
    [192, 122],
    [84, 160],
    [128, 162],
    [172, 160],
    [106, 196],
    [150, 196],
    [128, 228],
  ];
  return (
    stroke('M128 74C126 52 132 34 146 22', '#8a6a34', 9) +
    path('M134 54C160 22 206 30 222 58C196 76 158 78 134 54Z', '#5fa042') +
    berries.map(([x = 0, y = 0]) => circle(x, y, 27, skin)).join('')
  );
};

export const fruits = { papaya, guava, pomegranate, greenGrapes, gourd, pumpkin } satisfies Record<
  string,
  Draw
>;
