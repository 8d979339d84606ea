import Box from '@mui/material/Box';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { hindi } from '../samples/hindi.js';
import { sheet } from '../samples/sheet.js';
import { narrow } from '../samples/states.js';
import { usage } from '../samples/usage.js';
import { FoodMark } from './FoodMark.js';

const meta = {
  title: 'Catalogue/FoodMark',
  component: FoodMark,
  args: { food: 'veg', labelled: false, size: 'medium' },
  argTypes: { food: { control: 'radio', options: ['veg', 'nonVeg'] } },
  parameters: usage({
    status: 'stable',
    area: 'Catalogue',
    when: ['Wherever a food is shown: card, product page, cart line.'],
    whenNot: ['Products that are no food or have no food information: pass no food, and nothing is shown.'],
    pairs: [
      {
        do: 'Take it from the product as the API sends it.',
        dont: 'Guess from the category: a cake may contain egg.',
      },
      { do: 'Set labelled if there is room for the word.', dont: 'Draw another green dot.' },
    ],
    content: [
      'Indian law requires a green circle in a green square, or a brown triangle in a brown square. Milk and honey are vegetarian, eggs are not.',
    ],
    accessibility: [
      'Shape and colour differ; the mark is named "Vegetarian" or "Non-vegetarian".',
      'It keeps its colours and its white background in dark mode and in forced colours.',
    ],
  }),
} satisfies Meta<typeof FoodMark>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Playground: Story = {};
export const Vegetarian: Story = { tags: ['on-sheet'] };
export const NonVegetarian: Story = { tags: ['on-sheet'], args: { food: 'nonVeg' } };
export const Hindi: Story = { ...hindi, args: { food: 'nonVeg', labelled: true } };
export const Narrow: Story = { ...narrow, args: { labelled: true } };

const onImage = (
  <Box sx={{ p: 2, bgcolor: 'tile.leaf', borderRadius: 1, width: 'fit-content' }}>
    <FoodMark food="veg" />
  </Box>
);
export const Sheet: Story = sheet(
  {
    Vegetarian: <FoodMark food="veg" />,
    'Non-vegetarian': <FoodMark food="nonVeg" />,
    'Vegetarian, labelled': <FoodMark food="veg" labelled />,
    'Non-vegetarian, labelled': <FoodMark food="nonVeg" labelled />,
    'In a line': <FoodMark food="nonVeg" size="small" />,
    'On a picture': onImage,
  },
  170,
);
