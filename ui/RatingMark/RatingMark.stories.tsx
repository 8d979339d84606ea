import type { Meta, StoryObj } from '@storybook/react-vite';
import { hindi } from '../samples/hindi.js';
import { sampleRating } from '../samples/ratings.js';
import { sheet } from '../samples/sheet.js';
import { narrow } from '../samples/states.js';
import { usage } from '../samples/usage.js';
import { RatingMark } from './RatingMark.js';

const meta = {
  title: 'Catalogue/RatingMark',
  component: RatingMark,
  args: { rating: sampleRating },
  parameters: usage({
    status: 'ready',
    area: 'Catalogue',
    when: ['On the card and the page of a product that has ratings.'],
    whenNot: ['A product without ratings: nothing.', 'One rating: the stars of Reviews.'],
    pairs: [
      { do: 'Show the number beside the average.', dont: 'Show five stars for a single rating as praise.' },
    ],
    content: ['One decimal, always.'],
    accessibility: ['An image with a name: "4.3 out of 5 stars, ratings: 12".'],
  }),
} satisfies Meta<typeof RatingMark>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Playground: Story = {};
export const Hindi: Story = hindi;
export const Narrow: Story = narrow;

export const Sheet: Story = sheet(
  {
    Usual: <RatingMark rating={sampleRating} />,
    'One rating': <RatingMark rating={{ average: 5, count: 1 }} />,
    Many: <RatingMark rating={{ average: 3.9, count: 104_233 }} />,
    'On the product page': <RatingMark rating={sampleRating} variant="body2" />,
  },
  160,
);
