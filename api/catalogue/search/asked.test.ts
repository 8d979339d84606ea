import { describe, expect, test } from '@jest/globals';
import { wholeWordsOf } from './answer.js';
import { defaultSynonyms } from './defaultSynonyms.js';
import { ProductSearch } from './productSearch.js';
import { nameProduce } from './staples.js';
import { pluralBegun } from './words.js';

const namesByCategory: Readonly<Record<string, readonly string[]>> = {
  'Fruits & Vegetables Fresh Vegetables': [
    'Potato',
    'Sweet Potato',
    'Onion',
    'Green Peas',
    'Mint Leaves',
    'Chilli - Green Long',
    'Beans - French',
    'Sweet Corn',
  ],
  'Fruits & Vegetables Exotic Vegetables': Array.from({ length: 10 }, (_, place) => `Cucumber ${place}`),
  'Foodgrains Dals & Pulses': ['Green Peas - Dried, Whole', 'Matar - White'],
  'Dairy & Eggs Eggs': ['Farm Eggs'],
  'Dairy & Eggs Milk': ['Toned Milk'],
  'Dairy & Eggs Butter': ['Salted Butter'],
  'Beverages Flavoured Milk': ['Happy Cow Milkshake'],
  'Snacks Sweets': ['Sewai Kheer'],
  'Snacks Sauces': ['Green Chilli Sauce', 'Onion Rings'],
  'Snacks Chocolates': ['5 Star Chocolate', 'Milk Chocolate'],
  'Meat & Fish Fresh Fish': ['Fish Fillet, 12 Pcs, as fine as Eggs'],
  'Cleaning & Household': ['Liquid Detergent', 'Kapda Cloth'],
  'Beauty Skin Care': ['Milk Face Pack', 'Black Eyeliner'],
};

const search = new ProductSearch(defaultSynonyms);
for (const [categories, names] of Object.entries(namesByCategory))
  for (const name of names)
    search.put({ id: name, name, categories, brand: '', details: '', unit: '', description: '' }, true);

/** Returns the products that match exactly, the best first. */
const find = (text: string) =>
  search
    .find(text)
    .found.ranked(0, 20)
    .filter(({ exact }) => exact)
    .map(({ id }) => id);

describe('a search finds first what is asked for', () => {
  test.each([
    ['a number of pieces is no part of the name', 'eggs 12', 'Farm Eggs'],
    ['nor is a package', 'milk packet', 'Toned Milk'],
    ['nor is a unit without a number', 'aloo kilo', 'Potato'],
    ['a number in words is an amount before a unit', 'ek kilo pyaz', 'Onion'],
    ['no shop says of all its milk that it is fresh', 'taza doodh', 'Toned Milk'],
    ['Hindi in Latin letters has no fixed spelling', 'aalu', 'Potato'],
    ['nor have its plurals', 'प्याजों', 'Onion'],
    ['peas are rather fresh than dried', 'matar', 'Green Peas'],
    ['a phrase may stand apart in the name', 'green chilli', 'Chilli - Green Long'],
    ['a known phrase is not read as other words', 'kapde dhone ka sabun', 'Liquid Detergent'],
    ['milk need not name the cow', 'cow milk', 'Toned Milk'],
    ['a plural that is still typed is found', 'mint leave', 'Mint Leaves'],
    ['"kheer" sounds like "kheera", which is cucumber, but is in a name', 'kheer', 'Sewai Kheer'],
    ['"butt" sounds like "bhutte", which is corn, but begins "butter"', 'butt', 'Salted Butter'],
  ])('%s: "%s"', (_why, text, first) => {
    expect(find(text)[0]).toBe(first);
  });

  test('not widened, it finds no milk that does not name the cow', () => {
    expect(search.find('cow milk', false).found.ids()).not.toContain('Toned Milk');
  });

  test('a number or a package that belongs to a name stays asked for', () => {
    expect(find('5 star')).toEqual(['5 Star Chocolate']);
    expect(find('face pack')).toEqual(['Milk Face Pack']);
  });

  test('"kale" is a vegetable, not the plural of black', () => {
    expect(search.find('kale').found.ids()).not.toContain('Black Eyeliner');
  });
});

test.each([
  ['its own words', 'green chilli', 'green chilli'],
  ['no number that is not a part of a name', 'eggs 9876543', 'eggs'],
  ['the usual spelling', 'aalu', 'aloo'],
  ['the usual spelling of a phrase too', 'haree mirch', 'hari mirch'],
  ['no word beyond those that are searched', `${'potato '.repeat(12)}zxqwv`, 'potato '.repeat(12).trim()],
  ['nothing for the beginning of a word', 'pota', ''],
  ['nothing for an unknown word', 'potato zxqwv', ''],
])('the whole words of a search are %s: "%s"', (_why, text, words) => {
  expect(wholeWordsOf(search.find(`${text} `)).join(' ')).toBe(words);
});

test.each([
  ['Fruits & Vegetables Fresh Vegetables', true],
  ['Frozen Vegetables', true],
  ['ताज़े फल और सब्ज़ियाँ', true],
  ['Fruit Juices', false],
  ['Dals & Pulses', false],
])('"%s" names fruit and vegetables: %s', (categories, expected) => {
  expect(nameProduce(categories)).toBe(expected);
});

test.each([
  ['leave', 'leaf'],
  ['berri', 'berry'],
  ['tomatoe', 'tomato'],
  ['peache', 'peach'],
  ['milk', undefined],
])('"%s" begins the plural of %s', (begun, singular) => {
  expect(pluralBegun(begun)).toBe(singular);
});
