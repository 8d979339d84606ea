import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent } from 'storybook/test';
import { ratings as words } from '../../contract/messages/en/ratings.js';
import { OwnRating } from '../OwnRating/OwnRating.js';
import { hindi } from '../samples/hindi.js';
import { ownRating, sampleRating, sampleReviews, sampleStarCounts } from '../samples/ratings.js';
import { sheet } from '../samples/sheet.js';
import { narrow } from '../samples/states.js';
import { usage } from '../samples/usage.js';
import { Reviews, type ReviewsProps } from './Reviews.js';

const args: ReviewsProps = {
  rating: sampleRating,
  starCounts: sampleStarCounts,
  reviews: sampleReviews,
  status: 'ready',
  onRetry: fn(),
  onMore: fn(),
};

const meta = {
  title: 'Product/Reviews',
  component: Reviews,
  args,
  argTypes: {
    status: { control: 'inline-radio', options: ['ready', 'loading', 'loadingMore', 'failed'] },
    own: { control: false },
  },
  parameters: usage({
    status: 'ready',
    area: 'Catalogue',
    when: ['Below the details of a product.'],
    whenNot: ['On cards: RatingMark.', 'For admins: RatingsTable.'],
    pairs: [
      { do: 'Show bad reviews as they come.', dont: 'Sort the best ones to the top.' },
      { do: 'Leave the own review out of the list.', dont: 'Show it twice.' },
    ],
    content: ['Texts are shown as they were written, with their line breaks.'],
    keyboard: [['Tab', 'to the own rating, then to Load more']],
    accessibility: ['The bars are a list: "5 stars: 8 ratings". Stars are images with a name.'],
  }),
} satisfies Meta<typeof Reviews>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Playground: Story = {};
export const Hindi: Story = { ...hindi, args: { reviews: [] } };
export const Narrow: Story = {
  ...narrow,
  args: { own: <OwnRating rating={ownRating} name="Amul milk" onRate={fn()} /> },
};
export const More: Story = {
  play: async ({ canvas, args: { onMore } }) => {
    await userEvent.click(canvas.getByRole('button', { name: words.more }));
    await expect(onMore).toHaveBeenCalled();
  },
};
export const Failed: Story = {
  args: { rating: undefined, reviews: [], status: 'failed' },
  play: async ({ canvas, args: { onRetry } }) => {
    await expect(canvas.getByRole('alert')).toHaveTextContent(words.notLoaded);
    await userEvent.click(canvas.getByRole('button'));
    await expect(onRetry).toHaveBeenCalled();
  },
};

const shown = (given: Partial<ReviewsProps>) => <Reviews {...args} {...given} />;

export const Sheet: Story = sheet(
  {
    Full: shown({ own: <OwnRating rating={ownRating} name="Amul milk" onRate={fn()} /> }),
    'No ratings': shown({
      ...{ rating: undefined, reviews: [], onMore: undefined },
      own: <OwnRating rating={undefined} name="Amul milk" onRate={fn()} />,
    }),
    'Stars alone': shown({ reviews: [], onMore: undefined }),
    Loading: shown({ reviews: [], status: 'loading' }),
    'Loading more': shown({ status: 'loadingMore' }),
    'More could not be loaded': shown({ status: 'failed' }),
  },
  440,
);
