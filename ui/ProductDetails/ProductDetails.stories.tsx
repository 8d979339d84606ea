import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { limits } from '../../contract/limits.js';
import { column } from '../samples/column.js';
import { hindi } from '../samples/hindi.js';
import { sheet } from '../samples/sheet.js';
import { narrow } from '../samples/states.js';
import { usage } from '../samples/usage.js';
import { ProductDetails } from './ProductDetails.js';

const full = {
  description: 'Fresh pasteurised toned milk.\nBoil before use.',
  unit: '1 l',
  more_details: { 'Shelf life': '2 days', 'Country of origin': 'India' },
};
/** All that a label says. */
const labelled = {
  description: 'Slow-roasted muesli with almonds. Good with milk or curd.',
  unit: '400 g',
  price: 320,
  more_details: {
    Brand: 'Chulha',
    Ingredients: 'Rolled oats (58%), almonds (12%), honey, raisins, sunflower oil.',
    Nutrition:
      'Per 100 g: Energy: 418 kcal; Protein: 11.2 g; Carbohydrate: 62.4 g; of which added sugars: 9.1 g; Total fat: 13.5 g; Sodium: 42 mg',
    'Allergen advice': 'Contains almonds and oats (gluten). May contain milk and soya.',
    Storage: 'Cool, dry place; close tightly after opening',
    'Shelf life': '9 months',
    'Manufactured by': 'Chulha Foods, 12 Market Road, Pune 411037',
    'FSSAI licence': '11524999000123',
    'Country of origin': 'India',
    'Pack type': 'Resealable pouch',
  },
};
/** By law, the price of a product below one kilogram is given per gram. */
const priced = { ...full, unit: '500 ml', price: 36 };
const onlyUnit = { description: '', unit: '500 g', more_details: {} };
const long = {
  description: 'Stone-ground from whole wheat. '.repeat(30),
  unit: 'Pack of 2 bottles of 1.5 L each',
  more_details: {
    'Manufactured, packed and marketed by':
      'Gujarat Co-operative Milk Marketing Federation Limited, Anand 388001',
    Ingredients: 'pneumonoultramicroscopicsilicovolcanoconiosis'.repeat(4),
  },
};
const inHindi = {
  description: 'ताज़ा टोंड दूध। पीने से पहले उबालें।',
  unit: '1 लीटर',
  more_details: { 'रखने का तरीका': 'फ़्रिज में रखें', 'मूल देश': 'भारत' },
  mainDetails: { 'रखने का तरीका': 'Storage', 'मूल देश': 'Country of origin' },
};
const max = {
  ...full,
  more_details: Object.fromEntries(
    Array.from({ length: limits.details }, (_, place) => [`Detail ${place + 1}`, 'As printed on the pack']),
  ),
};

const meta = {
  title: 'Product/ProductDetails',
  component: ProductDetails,
  decorators: [column],
  args: { product: full },
  parameters: usage({
    status: 'ready',
    area: 'Catalogue',
    when: ['The details of a product on its own page.'],
    whenNot: [
      'Name, price and unit price: they stand above the details in larger type.',
      'Reasons to shop here: PromoBlurbs.',
    ],
    pairs: [
      {
        do: 'Keep the admin’s order: details required by law first.',
        dont: 'Sort alphabetically within a group.',
      },
      { do: 'Leave empty details out.', dont: '"Description: –".' },
    ],
    content: [
      'Line breaks of the description are kept.',
      'Names of details as printed on the pack: "Shelf life". Usual names decide the group: the English name of a translated detail.',
      'Nutrition becomes a table when it is written as facts: "Per 100 g: Energy: 418 kcal; Protein: 11.2 g".',
      'The unit sale price follows the law: before discounts, per g or ml below 1 kg or 1 L.',
    ],
    accessibility: ['Each group is a region with a heading of level 3: add one of level 2 above them.'],
  }),
} satisfies Meta<typeof ProductDetails>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Playground: Story = {};
export const UnitSalePrice: Story = {
  args: { product: priced },
  play: ({ canvasElement }) => expect(canvasElement).toHaveTextContent('₹0.07 per ml'),
};
/** Empty details are left out. */
export const OnlyUnit: Story = {
  args: { product: onlyUnit },
  play: ({ canvas }) => expect(canvas.getAllByRole('term')).toHaveLength(1),
};
export const Label: Story = {
  args: { product: labelled },
  play: ({ canvas }) => expect(canvas.getByRole('table', { name: 'Per 100 g' })).toBeVisible(),
};
export const AllThirtyDetails: Story = { args: { product: max } };
export const Hindi: Story = { ...hindi, args: { product: inHindi } };
export const Narrow: Story = { ...narrow, args: { product: long } };

export const Sheet: Story = sheet(
  {
    Full: <ProductDetails product={full} />,
    'With a label': <ProductDetails product={labelled} />,
    'With its price': <ProductDetails product={priced} />,
    'Only a unit': <ProductDetails product={onlyUnit} />,
    'Long texts': <ProductDetails product={long} />,
    Hindi: <ProductDetails product={inHindi} />,
  },
  300,
);
