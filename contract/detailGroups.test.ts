import { expect, test } from '@jest/globals';
import { groupOfDetail, nutritionFacts } from './detailGroups.js';

test.each([
  ['Brand', 'about'],
  ['INGREDIENTS:', 'ingredients'],
  ['Nutrition (per 100 g)', 'nutrition'],
  ['Nutritional information per serving', 'nutrition'],
  ['Allergen advice', 'allergens'],
  ['Shelf life', 'storage'],
  ['FSSAI Licence No.', 'maker'],
  ['Country of origin', 'maker'],
  ['मूल देश', 'maker'],
  ['सामग्री', 'ingredients'],
  ['शेल्फ़ लाइफ़', 'storage'],
  ['Ply', 'more'],
  ['Storage rack', 'more'],
  ['(per piece)', 'more'],
  ['', 'more'],
])('"%s" belongs to %s', (name, group) => {
  expect(groupOfDetail(name)).toBe(group);
});

test('nutrition facts are read from semicolons or lines', () => {
  expect(nutritionFacts('Per 100 ml: Energy: 62 kcal; Total fat: 3.2 g; Added sugars: <0.5 g;')).toEqual({
    basis: 'Per 100 ml',
    rows: [
      { name: 'Energy', amount: '62 kcal' },
      { name: 'Total fat', amount: '3.2 g' },
      { name: 'Added sugars', amount: '<0.5 g' },
    ],
  });
  expect(nutritionFacts('Energy 1,490 kJ (356 kcal)\nVitamin B12 – 2.4 mcg')).toEqual({
    basis: '',
    rows: [
      { name: 'Energy', amount: '1,490 kJ (356 kcal)' },
      { name: 'Vitamin B12', amount: '2.4 mcg' },
    ],
  });
  for (const text of [
    'Per 100 g:\nEnergy: 62 kcal\nProtein  3.2 g',
    'Per 100 g: Energy: 62 kcal\r\nProtein: 3.2 g',
  ])
    expect(nutritionFacts(text)).toEqual({
      basis: 'Per 100 g',
      rows: [
        { name: 'Energy', amount: '62 kcal' },
        { name: 'Protein', amount: '3.2 g' },
      ],
    });
});

test.each(['', 'Energy: 62 kcal', 'Rich in protein; 100 g a day', 'Energy: see pack; Fat: 3 g'])(
  '"%s" stays a text',
  (text) => {
    expect(nutritionFacts(text)).toBeUndefined();
  },
);
