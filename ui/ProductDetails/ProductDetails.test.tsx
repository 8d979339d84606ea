import { expect, test } from '@jest/globals';
import { screen, within } from '@testing-library/react';
import { show } from '../samples/show.js';
import { ProductDetails } from './ProductDetails.js';

test('S-060 shows description, unit and every named extra detail', () => {
  const more_details = { 'Shelf life': '2 days', 'Net wt.': '1,030 g' };
  show(<ProductDetails product={{ description: 'Fresh toned milk', unit: '1 l', more_details }} />);

  expect(screen.getAllByRole('term').map(({ textContent }) => textContent)).toEqual([
    'Description',
    'Unit',
    'Shelf life',
    'Net wt.',
  ]);
  expect(screen.getAllByRole('definition').map(({ textContent }) => textContent)).toEqual([
    'Fresh toned milk',
    '1 l',
    '2 days',
    '1,030 g',
  ]);
});

test('a detail that is not translated has the language of its name and of its text', () => {
  const product = {
    description: 'ताज़ा दूध',
    unit: '1 l',
    more_details: { Brand: 'Amul', 'शेल्फ़ लाइफ़': '2 days', मात्रा: '500 ग्राम' },
    mainDetails: { 'शेल्फ़ लाइफ़': 'Shelf life', मात्रा: 'Net quantity' },
    untranslatedDetails: { names: ['Brand'], values: ['Brand', 'शेल्फ़ लाइफ़'] },
  };
  show(<ProductDetails product={product} />);
  for (const text of ['Brand', 'Amul', '2 days'])
    expect(screen.getByText(text)).toHaveAttribute('lang', 'en');
  for (const text of ['शेल्फ़ लाइफ़', 'मात्रा', '500 ग्राम', 'ताज़ा दूध'])
    expect(screen.getByText(text)).not.toHaveAttribute('lang');
});

test('an empty description is left out', () => {
  show(<ProductDetails product={{ description: '', unit: '1 l', more_details: {} }} />);
  expect(screen.queryByText('Description')).not.toBeInTheDocument();
});

test('the unit sale price is shown by the gram below a kilogram, based on the price before discount', () => {
  show(<ProductDetails product={{ description: '', unit: '500 g', price: 310, more_details: {} }} />);
  expect(screen.getByText('Unit sale price').nextSibling).toHaveTextContent(
    '₹0.62 per g, based on ₹310.00 before discount',
  );
});

test.each(['1 kg', 'Family pack'])('of %s no unit sale price is shown', (unit) => {
  show(<ProductDetails product={{ description: '', unit, price: 310, more_details: {} }} />);
  expect(screen.queryByText('Unit sale price')).not.toBeInTheDocument();
});

const more_details = {
  Ply: '3',
  'FSSAI licence': '10012345000678',
  'Nutrition (per 100 ml)': 'Energy: 62 kcal; Protein: 3.2 g',
  Ingredients: 'Toned milk',
  'Shelf life': '2 days',
  'Country of origin': 'India',
};

test('details are shown in groups, unknown ones last, each in the merchant’s order', () => {
  show(<ProductDetails product={{ description: '', unit: '1 l', more_details }} />);
  const groups = screen.getAllByRole('region').map((region) => [
    region.querySelector('h3')?.textContent,
    ...within(region)
      .getAllByRole('term')
      .map(({ textContent }) => textContent),
  ]);
  expect(groups).toEqual([
    ['About this product', 'Unit'],
    ['Ingredients', 'Ingredients'],
    ['Nutrition', 'Nutrition (per 100 ml)'],
    ['Storage and shelf life', 'Shelf life'],
    ['Maker and origin', 'FSSAI licence', 'Country of origin'],
    ['More details', 'Ply'],
  ]);
});

test('nutrition facts are a table; a text that is none stays as it is', () => {
  const { rerender } = show(<ProductDetails product={{ description: '', unit: '1 l', more_details }} />);
  const table = screen.getByRole('table', { name: 'Nutrition (per 100 ml)' });
  expect(
    within(table)
      .getAllByRole('row')
      .map(({ textContent }) => textContent),
  ).toEqual(['Energy62 kcal', 'Protein3.2 g']);
  const unreadable = { Nutrition: 'Rich in protein; see the pack' };
  rerender(<ProductDetails product={{ description: '', unit: '1 l', more_details: unreadable }} />);
  expect(screen.queryByRole('table')).toBeNull();
  expect(screen.getByText('Rich in protein; see the pack')).toBeVisible();
});

test('translated details are in the groups of their English names, the facts as a table', () => {
  const product = {
    description: 'Toned milk',
    unit: '1 लीटर',
    more_details: {
      'रखने का तरीका': 'फ़्रिज में',
      'दूध में': 'प्रति 100 मिली: ऊर्जा: 62 किलो कैलोरी; प्रोटीन: 3.2 ग्राम',
    },
    mainDetails: { 'रखने का तरीका': 'Storage', 'दूध में': 'Nutrition' },
    untranslated: ['description' as const],
  };
  show(<ProductDetails product={product} />);
  expect(screen.getAllByRole('heading', { level: 3 }).map(({ textContent }) => textContent)).toEqual([
    'About this product',
    'Nutrition',
    'Storage and shelf life',
  ]);
  expect(within(screen.getByRole('table')).getAllByRole('row')).toHaveLength(2);
  expect(screen.getByText('Toned milk')).toHaveAttribute('lang', 'en');
  expect(screen.getByText('फ़्रिज में')).not.toHaveAttribute('lang');
});
