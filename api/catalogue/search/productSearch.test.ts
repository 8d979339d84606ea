import { describe, expect, test } from '@jest/globals';
import { runToEnd } from '../../common/slices.js';
import { messages as hindi } from '../../../contract/messages/hi.js';
import { defaultSynonyms } from './defaultSynonyms.js';
import { ProductSearch } from './productSearch.js';
import type { SearchText } from './searchText.js';

const text = (name: string, more: Partial<SearchText> = {}): SearchText => ({
  id: name,
  name,
  categories: '',
  brand: '',
  details: '',
  unit: '',
  description: '',
  ...more,
});

const category = [
  text('Amul Taaza Toned Milk', { categories: 'Dairy, Bread & Eggs Milk', brand: 'Amul', unit: '500 ml' }),
  text('Fresh Paneer', { categories: 'Dairy, Bread & Eggs', brand: 'Amul', unit: '200 g' }),
  text('Mother Dairy Classic Dahi', { categories: 'Dairy, Bread & Eggs', unit: '400 g' }),
  text('Dairy Milk Silk Chocolate', { categories: 'Sweet Tooth', brand: 'Cadbury', unit: '60 g' }),
  text('Aashirvaad Whole Wheat Atta', { categories: 'Atta, Rice & Dal', unit: '5 kg' }),
  text('Tata Sampann Toor Dal', { categories: 'Atta, Rice & Dal', unit: '1 kg', description: 'Unpolished' }),
  text('India Gate Basmati Rice', { categories: 'Atta, Rice & Dal', unit: '1 kg' }),
  text('Farm Eggs', { categories: 'Dairy, Bread & Eggs', unit: '6 pieces' }),
  text("Lay's Magic Masala Chips", { categories: 'Munchies', brand: "Lay's", unit: '52 g' }),
  text('Madhur Pure Sugar', { categories: 'Atta, Rice & Dal', unit: '1 kg' }),
  text('Harvest Gold White Bread', { categories: 'Dairy, Bread & Eggs', unit: '400 g' }),
  text('Bhindi', { categories: 'Vegetables', unit: '250 g' }),
  text('मूंग छिलका', { categories: 'Atta, Rice & Dal' }),
];

const holding = (...texts: readonly SearchText[]) => {
  const search = new ProductSearch(defaultSynonyms);
  for (const one of texts) search.put(one, true);
  return search;
};
const stocked = () => holding(...category);
const find = (query: string, search = stocked()) => search.find(query).found.ids();

describe('the search', () => {
  test.each([
    ['milk', 'Amul Taaza Toned Milk'],
    ['bread', 'Harvest Gold White Bread'],
    ['sugar', 'Madhur Pure Sugar'],
    ['panner', 'Fresh Paneer'],
    ['chocklete', 'Dairy Milk Silk Chocolate'],
    ['curd', 'Mother Dairy Classic Dahi'],
    ['rice', 'India Gate Basmati Rice'],
    ['egg', 'Farm Eggs'],
    ['chips', "Lay's Magic Masala Chips"],
    ['aata', 'Aashirvaad Whole Wheat Atta'],
    ['dall', 'Tata Sampann Toor Dal'],
  ])('S-026 S-028 knows what the prompts mean by "%s"', (query, name) => {
    expect(find(query)[0]).toBe(name);
  });

  test('finds words that every JavaScript object inherits', () => {
    const search = holding(text('Constructor Set', { description: '5 toString valueOf' }));
    for (const query of ['constructor', 'constructor set', '5 tostring'])
      expect(find(query, search)).toEqual(['Constructor Set']);
  });

  test('knows what the prompts mean in Hindi', () => {
    const found = hindi.ui.search.prompts.map((prompt) => find(prompt)[0]);
    expect(found).toEqual([
      'Amul Taaza Toned Milk',
      'Harvest Gold White Bread',
      'Madhur Pure Sugar',
      'Fresh Paneer',
      'Dairy Milk Silk Chocolate',
      'Mother Dairy Classic Dahi',
      'India Gate Basmati Rice',
      'Farm Eggs',
      "Lay's Magic Masala Chips",
    ]);
  });

  test.each([
    ['mlik', 'Amul Taaza Toned Milk'],
    ['chocoalte', 'Dairy Milk Silk Chocolate'],
    ['basmti', 'India Gate Basmati Rice'],
    ['bred', 'Harvest Gold White Bread'],
    ['shugar', 'Madhur Pure Sugar'],
    ['amul mlik', 'Amul Taaza Toned Milk'],
    ['ladyfinger', 'Bhindi'],
  ])('forgives the typo in "%s"', (query, name) => {
    expect(find(query)).toContain(name);
  });

  test('tolerates another first letter of a beginning from six letters on', () => {
    const search = holding(text('Multigrain Bread'));
    expect(find('amul', search)).toEqual([]);
    expect(find('sulti', search)).toEqual([]);
    expect(find('sultig', search)).toEqual(['Multigrain Bread']);
  });

  test.each(['panee', 'pann', 'PANEER', ' paneer ', 'paneer 200g', 'paneer 200 gm', 'fresh pan'])(
    'finds paneer by "%s"',
    (query) => {
      expect(find(query)[0]).toBe('Fresh Paneer');
    },
  );

  test('looks at the beginnings of words for one or two letters, names that begin so first', () => {
    expect(find('ma')).toEqual(['Madhur Pure Sugar', "Lay's Magic Masala Chips"]);
    const [first, ...later] = find('b');
    expect(first).toBe('Bhindi');
    expect(later.sort()).toEqual(['Harvest Gold White Bread', 'India Gate Basmati Rice']);
  });

  test('wants every word, and only where nothing has them all any of them', () => {
    expect(find('amul paneer')).toEqual(['Fresh Paneer']);
    expect(find('toor chocolate')).toEqual(
      expect.arrayContaining(['Tata Sampann Toor Dal', 'Dairy Milk Silk Chocolate']),
    );
  });

  test('ranks a name before a category before a description', () => {
    const search = holding(
      text('described', { description: 'goes well with ghee' }),
      text('shelved', { categories: 'Oil & Ghee' }),
      text('Cow Ghee'),
    );
    expect(find('ghee', search)).toEqual(['Cow Ghee', 'shelved', 'described']);
  });

  test('ranks what a thing is before what it is made of or for', () => {
    const search = holding(text('Milk Bread'), text('Milk Shake - Mango'), text('Toned Milk - Pouch, 1 L'));
    expect(find('milk', search)[0]).toBe('Toned Milk - Pouch, 1 L');
    expect(find('shake', search)).toEqual(['Milk Shake - Mango']);
  });

  test('ranks first what stands in the category that the word means', () => {
    const inCategory = (categories: string, names: readonly string[]) =>
      names.map((name) => text(name, { categories }));
    const search = holding(
      ...inCategory('Drinks', ['Soya Milk', 'Lemonade', 'Cola', 'Iced Tea', 'Lassi', 'Soda']),
      ...inCategory('Dairy', ['Toned Milk', 'Skimmed Milk', 'Buffalo Milk']),
    );
    expect(find('milk', search).at(-1)).toBe('Soya Milk');
  });

  test('does not take a short word that it knows for a commoner one', () => {
    const cakes = Array.from({ length: 30 }, (_, at) => ({ ...text('Cake'), id: `cake ${at}` }));
    expect(find('coke', holding(text('Coke Zero'), ...cakes))).toEqual(['Coke Zero']);
  });

  test('reads a phrase that nothing has word by word', () => {
    expect(find('coca cola', holding(text('Fizzoo Cola')))).toEqual(['Fizzoo Cola']);
  });

  test('puts the product of exactly that name first', () => {
    const search = holding(text('Milk Milk Milk Shake', { categories: 'Milk Shake' }), text('milk shake'));
    expect(find('Milk shake', search)).toEqual(['milk shake', 'Milk Milk Milk Shake']);
  });

  test.each([
    ['घी', 'Cow Ghee'],
    ['शुद्ध घी', 'Cow Ghee'],
    ['आम', 'Alphonso Mango'],
    ['फल', 'Fresh Fruits Basket'],
  ])('knows %s as it stands', (query, name) => {
    const products = [text('Cow Ghee', { details: 'Shuddh' }), text('Alphonso Mango'), text('Nestum Oil')];
    const search = holding(...products, text('Fresh Fruits Basket'));
    expect(find(query, search)[0]).toBe(name);
  });

  test('begins with the first letter in Devanagari too, and takes a word that it knows for nothing else', () => {
    const search = holding(text('Fenugreek'), text('Mithai Box'), text('Amul Milk'));
    expect(find('मेथी', search)).toEqual(['Fenugreek']);
    expect(find('दू', search)).toEqual(['Amul Milk']);
    expect(find('मिठाई', search)[0]).toBe('Mithai Box');
  });

  test.each([
    ['दूध ५०० मिली', 'Milk B'],
    ['milk half litre', 'Milk B'],
    ['aadha kilo atta', 'Atta B'],
    ['आटा 1 किलो', 'Atta A'],
  ])('reads the amount in "%s"', (query, name) => {
    const search = holding(
      text('Milk A', { unit: '1 L' }),
      text('Milk B', { unit: '500 ml' }),
      text('Atta A', { unit: '1000 g' }),
      text('Atta B', { unit: '500 g' }),
    );
    expect(find(query, search)[0]).toBe(name);
  });

  test('says what was meant only where it is another word, and in the words that were known as typed', () => {
    const search = holding(text('Surf Excel Powder'), text('Detergent Bar'), text('Amul Milk'));
    expect(search.find('surf exel').meant).toBe('surf excel');
    expect(search.find('milk soap amul').meant).toBe('milk amul');
    expect(search.find('amul').meant).toBeUndefined();
  });

  test('leaves what is merely similar out where a known word finds something', () => {
    const search = holding(text('Bhindi'), text('Orange A'), text('Orange B'), text('Orange C'));
    expect(find('okra', search)).toEqual(['Bhindi']);
  });

  test('knows words that are near to what nothing has', () => {
    expect(stocked().nearTerms('paenre xyzzyq', 3)).toContain('paneer');
    expect(stocked().nearTerms('xqzvwk', 3)).toEqual([]);
  });

  test('words for one thing may have fillers in them', () => {
    const search = new ProductSearch([['nestum', 'oil for hair']]);
    search.put(text('Nestum'), true);
    expect(find('oil for hair', search)).toEqual(['Nestum']);
  });

  test('of products that fit alike the older stands first, also where one was deleted', () => {
    const search = holding(...['one', 'two', 'three'].map((id) => ({ ...text('Salt'), id })));
    search.delete('one');
    search.put({ ...text('Salt'), id: 'four' }, true);
    expect(find('salt', search)).toEqual(['two', 'three', 'four']);
  });

  test('reads other scripts whole', () => {
    expect(find('मूंग')).toEqual(['मूंग छिलका']);
  });

  test('finds nothing for signs and for nonsense', () => {
    for (const query of ['.*', '(', '$', '|', 'xqzvwk']) expect(find(query)).toEqual([]);
  });

  test('forgets what was deleted and learns what was renamed', () => {
    const search = stocked();
    expect(find('bhindi', search)).toEqual(['Bhindi']);
    search.put({ ...text('Bhindi'), name: 'Okra' }, true);
    search.put(text('Bhindi Masala'), true);
    expect(find('okra', search)[0]).toBe('Bhindi');
    search.delete('Bhindi');
    expect(find('okra', search)).toEqual(['Bhindi Masala']);
  });
});

test('searches whose parts alternate find what each finds alone', () => {
  const search = stocked();
  const texts = ['fresh pnaeer sugar', 'bred brown rice', 'milk', 'm'];
  const running = texts.map((text) => ({ parts: search.parts(text), found: [] as string[], steps: 0 }));
  for (let left = running; left.length;)
    left = left.filter((one) => {
      const { done, value } = one.parts.next();
      one.steps += 1;
      if (done) one.found = value.found.ids();
      return !done;
    });
  expect(running.map(({ found }) => found)).toEqual(texts.map((text) => find(text, search)));
  expect(running.every(({ steps }) => steps > 3)).toBe(true);
});

test('a search during which products come, change and go ends with products that exist', () => {
  const search = stocked();
  const parts = search.parts('frsh pnaeer');
  parts.next();
  search.put(text('Fresh Paneer', { unit: '1 kg' }), true);
  parts.next();
  search.delete('Fresh Paneer');
  search.put(text('Fresh Paneer Cubes'), true);
  const ids = runToEnd(parts).found.ids().filter(Boolean);
  expect(ids).not.toContain('Fresh Paneer');
  expect(find('frsh pnaeer', search)).toContain('Fresh Paneer Cubes');
});
