import { describe, expect, test } from '@jest/globals';
import { defaultSynonyms } from './defaultSynonyms.js';
import { phraseShareOf } from './heads.js';
import { ProductSearch } from './productSearch.js';
import { nameStaples } from './staples.js';

interface Kept {
  name: string;
  categories?: string;
  brand?: string;
}

const searchOver = (stock: readonly Kept[], synonyms = defaultSynonyms) => {
  const search = new ProductSearch(synonyms);
  for (const { name, categories = '', brand = '' } of stock)
    search.put({ id: name, name, categories, brand, details: '', unit: '', description: '' }, true);
  return search;
};
const find = (query: string, stock: readonly Kept[], synonyms = defaultSynonyms) =>
  searchOver(stock, synonyms).find(query).found.ids();
const inCategory = (categories: string, names: readonly string[]): Kept[] =>
  names.map((name) => ({ name, categories }));

test.each([
  ['Fruits & Vegetables Fresh Vegetables', true],
  ['Foodgrains, Oil & Masala Dry Fruits', true],
  ['Dals & Pulses', true],
  ['ताज़े फल और सब्ज़ियाँ', true],
  ['Beverages Fruit Juices & Drinks', false],
  ['Frozen Vegetables', false],
  ['Rice Snacks', false],
  ['Fresh', false],
  ['', false],
])('"%s" names staples: %s', (categories, expected) => {
  expect(nameStaples(categories)).toBe(expected);
});

test.each([
  ['Bitter Gourd - Sliced', 'bitter gourd', 1],
  ['Organic Bitter Gourd', 'bitter gourd', 0.75],
  ['Karela/Bitter Gourd', 'bitter gourd', 1],
  ['Black Pepper Powder', 'black pepper', 0.375],
  ['Bitter Gourd Chips', 'bitter gourd', 0],
  ['Chips - Bitter Gourd', 'bitter gourd', 0],
])('of "%s" the phrase "%s" says %d', (name, phrase, share) => {
  expect(phraseShareOf(name, phrase.split(' '))).toBe(share);
});

describe('the ranking', () => {
  test('puts the brand in a search before products that its synonyms mean', () => {
    const stock = [
      { name: 'Noodle Masala', brand: 'Keya' },
      { name: 'Masala Noodles - Special', brand: 'MAGGI' },
    ];
    expect(find('maggi masala', stock)[0]).toBe('Masala Noodles - Special');
  });

  test('puts the brand with exactly the searched name before a brand that is a part of it', () => {
    const stock = [
      { name: 'Roasted Almond', brand: 'Cadbury Dairy Milk' },
      { name: 'Cadbury Dairy Milk', brand: 'Cadbury' },
      { name: 'Dairy Milk', brand: 'Cadbury' },
    ];
    const found = find('cadbury dairy milk', stock).filter((name) => name !== 'Cadbury Dairy Milk');
    expect(found).toEqual(['Roasted Almond', 'Dairy Milk']);
  });

  test('puts what a searched brand has before the thing itself of other brands', () => {
    const spices = inCategory('Masalas & Spices', ['Cumin', 'Cumin - Whole', 'Cumin Seeds']);
    const stock = [
      ...spices.map((spice) => ({ ...spice, brand: 'Catch' })),
      { name: 'Blend - Cumin', categories: 'Masalas & Spices', brand: 'Everest' },
      { name: 'Iodised', categories: 'Salts', brand: 'Tata Salt' },
      ...inCategory('Salts', ['Salt', 'Salt - Crystal']),
    ];
    expect(find('everest cumin', stock)[0]).toBe('Blend - Cumin');
    expect(find('tata namak', stock)[0]).toBe('Iodised');
  });

  test('puts a fruit or a herb before the many products that only taste of it', () => {
    const stock = [
      ...inCategory('Sweets Mints & Gum', [
        'Mint',
        'Cool Mint',
        'Lemon Mint',
        'Strong Mint',
        'Sugarfree Mint',
      ]),
      ...inCategory('Fruits & Vegetables', ['Mint - Chopped', 'Okra', 'Spinach', 'Onion', 'Tomato']),
    ];
    expect(find('pudina', stock)[0]).toBe('Mint - Chopped');
  });

  test('does not take a beginning of a word for a staple where a whole word is meant', () => {
    const stock = [
      { name: 'Rai - Whole' },
      ...inCategory('Dry Fruits', ['Raisin Small', 'Raisin Big', 'Raisin Black']),
    ];
    expect(find('rai', stock)[0]).toBe('Rai - Whole');
  });

  test('takes a typed plural for no beginning of another word', () => {
    expect(find('chaas', [{ name: 'Nut Chaat' }, { name: 'Buttermilk' }])).toEqual(['Buttermilk']);
  });

  test('takes a phrase with a name of its own for another thing than its last word', () => {
    const stock = inCategory('Vegetables', ['Sweet Potato', 'Small Ooty Potato - Medium']);
    expect(find('aloo', stock)).toEqual(['Small Ooty Potato - Medium', 'Sweet Potato']);
    expect(find('sweet potato', stock)[0]).toBe('Sweet Potato');
  });

  test('takes a leaf of a plant, and a phrase without a name of its own, for the thing itself', () => {
    const herbs = inCategory('Vegetables', ['Coriander Leaf', 'Very Hot Red Good Old Coriander']);
    expect(find('dhania', herbs)[0]).toBe('Coriander Leaf');
    const milk = [{ name: 'Amul Milk' }, { name: 'Very Good Toned Milk' }];
    const synonyms = [
      ['milk', 'doodh'],
      ['amul milk', 'amul doodh'],
    ];
    expect(find('milk', milk, synonyms)[0]).toBe('Amul Milk');
  });

  test('counts a synonym of two words as much as one of one word', () => {
    const stock = [{ name: 'Organic Karela - Tablets' }, { name: 'Bitter Gourd' }];
    expect(find('karela', stock)).toEqual(['Bitter Gourd', 'Organic Karela - Tablets']);
  });

  test('reads the last word of a search as what is wanted', () => {
    const stock = [
      ...inCategory('Masalas & Spices', ['Chai Masala', 'Tea Masala']),
      ...inCategory('Tea', ['Masala Chai', 'Masala Tea']),
    ];
    expect(find('masala chai', stock).slice(0, 2)).toEqual(['Masala Chai', 'Masala Tea']);
    expect(find('chai masala', stock).slice(0, 2)).toEqual(['Chai Masala', 'Tea Masala']);
  });

  test('takes a word of a category for no part of the name', () => {
    const stock = [
      ...inCategory('Dairy', ['Toned Milk', 'Skimmed Milk', 'Buffalo Milk']),
      ...inCategory('Chocolates', ['Dairy Milk - Silk', 'Dark Bar', 'White Bar']),
    ];
    expect(find('dairy milk', stock)[0]).toBe('Dairy Milk - Silk');
  });

  test('prefers a brand to the thing of its name only where the brand has a fair share of both', () => {
    const fruit = Array.from({ length: 20 }, (_, at) => ({
      name: `Strawberry - ${at} kg`,
    }));
    expect(find('strawberry', [{ name: 'Buds', brand: 'Strawberry' }, ...fruit])[0]).not.toBe('Buds');
    expect(
      find('strawberry', [{ name: 'Buds', brand: 'Strawberry' }, { name: 'Jam with Strawberry' }])[0],
    ).toBe('Buds');
  });

  test.each([
    ['kele', 'Banana'],
    ['phool gobhee', 'Cauliflower'],
    ['curry leaf', 'Curry Leaves'],
  ])('knows "%s" by its sound or its form', (query, name) => {
    const found = searchOver([{ name: 'Banana' }, { name: 'Cauliflower' }, { name: 'Curry Leaves' }]).find(
      query,
    ).found;
    expect(found.ranked(0, 1)).toMatchObject([{ id: name, exact: true }]);
  });
});

describe('names of brands and of other things', () => {
  const stock = [
    ...inCategory('Cleaning Brushes', ['Brush - Small', 'Brush - Large', 'Brush - Round', 'Cloth Brush']),
    { name: 'Instant Coffee', categories: 'Beverages Coffee', brand: 'Bru' },
    { name: 'Toothpaste - Red', categories: 'Oral Care', brand: 'Close Up' },
    { name: 'Soft Drink - Lemon', categories: 'Beverages Cold Drinks', brand: '7 Up' },
    { name: 'Soft Drink - Black', categories: 'Beverages Cold Drinks', brand: 'Pepsi' },
    { name: 'Club Soda', categories: 'Beverages Cold Drinks' },
    { name: 'Haldi Milk', categories: 'Dairy', brand: 'Mother Dairy' },
    { name: 'Shots', categories: 'Sweets Chocolates', brand: 'Cadbury Dairy Milk' },
    { name: 'Silk', categories: 'Sweets Chocolates', brand: 'Cadbury Dairy Milk' },
    { name: 'Juice Glass Set', categories: 'Household Glasses', brand: 'Green Apple' },
    { name: 'Mosquito Net', categories: 'Household' },
    { name: 'Professional Brush', categories: 'Beauty' },
    ...inCategory('Masalas & Spices', ['Black - Peppercorns', 'Black Pepper', 'Cooking Soda', 'Black Salt']),
    ...inCategory('Fruits & Vegetables Fresh Fruits', [
      'Banana',
      'Banana - Red',
      'Apple - Green',
      'Apple - Green, Small',
    ]),
  ];
  const first = (query: string) => find(query, stock)[0];

  test.each([
    ['a brand is not the beginning of another word', 'bru', 'Instant Coffee'],
    ['a number may be typed beside its word', '7up', 'Soft Drink - Lemon'],
    ['a colour is no thing that a search asks for', 'pepsi black', 'Soft Drink - Black'],
    ['a thing that has a colour in its name is one', 'kashmiri black pepper', 'Black Pepper'],
    ['a brand of few products does not push down the thing', 'green apple', 'Apple - Green'],
    ['a phrase that means "soda" means no cooking soda', 'soda water', 'Club Soda'],
    ['the words of a brand mean no product that has them apart', 'dairy milk', 'Shots'],
    ['"coil" does not sound like "kele", which are bananas', 'mosquito coil', 'Mosquito Net'],
  ])('%s: "%s"', (_why, query, name) => {
    expect(first(query)).toBe(name);
  });

  test('a brand may end with two letters', () => {
    const { found } = searchOver(stock).find('close up');
    expect(found.ranked(0, 9)).toEqual([expect.objectContaining({ id: 'Toothpaste - Red', exact: true })]);
  });

  test('a word with other last letters is not on the way to a longer one', () => {
    expect(find('professor', stock)).toEqual([]);
    expect(find('porfessio', stock)).toEqual(['Professional Brush']);
  });

  test('the nasal before "p" has one sound in all its spellings', () => {
    expect(find('शैंपू', [{ name: 'Shampoo' }])).toEqual(['Shampoo']);
    expect(find('canphor', [{ name: 'Camphor' }], [])).toEqual(['Camphor']);
  });
});
