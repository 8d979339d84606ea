import Box from '@mui/material/Box';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { hindi } from '../samples/hindi.js';
import { sheet } from '../samples/sheet.js';
import { narrow } from '../samples/states.js';
import { usage } from '../samples/usage.js';
import { UnitLine } from './UnitLine.js';

const of = (unit: string, price: number, discount = 0) => ({ unit, price, discount });
const longUnit = 'Pack of 2 bottles of 1.5 L each, with a measuring cap';
const line = (unit: string, price: number, discount = 0) => <UnitLine product={of(unit, price, discount)} />;

const meta = {
  title: 'Catalogue/UnitLine',
  component: UnitLine,
  args: { product: of('500 g', 310), oneLine: false },
  parameters: usage({
    status: 'stable',
    area: 'Catalogue',
    when: [
      'Below a product’s name, in cards, in the cart and on its own page: its unit, and a price for comparison.',
    ],
    whenNot: ['The price of the pack: Price.', 'The unit among other details: ProductDetails.'],
    pairs: [
      {
        do: 'Write units so that they can be compared: "500 g", "2 x 200 ml", "10 pcs".',
        dont: '"Half a kilo", "Family pack": they give no price per kilogram.',
      },
      {
        do: 'oneLine on cards: a long unit is cut, the price never.',
        dont: 'A second line on one card of four.',
      },
    ],
    content: [
      'The unit price is in ₹/kg, ₹/L or "each", after the discount, to the paisa.',
      'One kilogram, litre or piece shows no unit price: it would equal the price.',
    ],
    accessibility: ['One paragraph: "500 g · ₹620.00/kg".'],
  }),
} satisfies Meta<typeof UnitLine>;
export default meta;
type Story = StoryObj<typeof meta>;

const says =
  (words: string): Story['play'] =>
  ({ canvasElement }) =>
    expect(canvasElement).toHaveTextContent(words);

export const Playground: Story = {};
export const ByWeight: Story = { tags: ['on-sheet'], args: { product: of('500 g', 310) } };
export const ByVolume: Story = {
  args: { product: of('2 x 200 ml', 60, 10) },
  play: says('2 x 200 ml · ₹135.00/L'),
};
export const ByPiece: Story = {
  args: { product: of('10 pcs', 129, 15) },
  play: says('10 pcs · ₹10.90 each'),
};
/** The price of one kilogram is the unit price. */
export const OneMeasure: Story = { tags: ['on-sheet'], args: { product: of('1 kg', 38) } };
/** Saffron by the gram costs a crore per kilogram. */
export const OneCrorePerKilogram: Story = {
  args: { product: of('1 g', 10_000) },
  play: says('₹1,00,00,000.00/kg'),
};
export const OnePaisaPerPiece: Story = {
  args: { product: of('100 pcs', 1) },
  play: says('100 pcs · ₹0.01 each'),
};
/** Less than half a paisa per piece rounds to ₹0.00. */
export const UnderAPaisa: Story = {
  args: { product: of('1000 pcs', 1) },
  play: says('1000 pcs · ₹0.00 each'),
};
export const OneLineCut: Story = {
  args: { product: of('24 x 200 ml (with four straws)', 480), oneLine: true },
  decorators: [
    (Story) => (
      <Box sx={{ width: 188 }}>
        <Story />
      </Box>
    ),
  ],
};
/** There is no room for both, so only the unit is shown. */
export const OneLineSqueezed: Story = {
  args: { product: of('500 g', 310), oneLine: true },
  decorators: [
    (Story) => (
      <Box sx={{ width: 110 }}>
        <Story />
      </Box>
    ),
  ],
};
/** Units stay as the admin wrote them. */
export const Hindi: Story = { ...hindi, args: { product: of('500 g', 310) } };
export const Narrow: Story = { ...narrow, args: { product: of(longUnit, 1_00_00_000) } };

export const Sheet: Story = sheet(
  {
    '₹/kg, from grams': line('500 g', 310),
    '₹/kg, from kilograms': line('5 kg', 1_049, 18),
    '₹/kg, one crore': line('1 g', 10_000),
    '₹/L, from millilitres': line('750 ml', 120),
    '₹/L, of a pack': line('2 x 200 ml', 60, 10),
    '₹/L, from litres': line('1.5 L', 45),
    '₹ each': line('10 pcs', 129, 15),
    '₹ each, one paisa': line('100 pcs', 1),
    '₹ each, less than a paisa': line('1000 pcs', 1),
    'One kilogram': line('1 kg', 38),
    'All off': line('500 g', 310, 100),
    'Not to be compared': line('1 bunch', 20),
    'A long unit': line(longUnit, 310),
    Hindi: line('५०० ग्राम', 310),
  },
  200,
);
