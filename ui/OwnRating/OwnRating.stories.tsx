import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent } from 'storybook/test';
import { column } from '../samples/column.js';
import { hindi } from '../samples/hindi.js';
import { ownRating } from '../samples/ratings.js';
import { sheet } from '../samples/sheet.js';
import { narrow } from '../samples/states.js';
import { usage } from '../samples/usage.js';
import { OwnRating, type OwnRatingProps } from './OwnRating.js';

const args: OwnRatingProps = { rating: ownRating, name: 'Amul milk', onRate: fn() };

const meta = {
  title: 'Product/OwnRating',
  component: OwnRating,
  decorators: [column],
  args,
  parameters: usage({
    status: 'ready',
    area: 'Catalogue',
    when: ['Above the reviews of a product that was delivered to the customer.'],
    whenNot: ['For guests, and customers who never got the product.'],
    pairs: [
      { do: 'Say who can see the rating now.', dont: 'Show a waiting review as if everybody could read it.' },
    ],
    content: ['The reason of a rejection is shown as the shop wrote it.'],
    keyboard: [['Enter, Space', 'on the button: opens the form']],
    accessibility: ['The button is named with the product.'],
  }),
} satisfies Meta<typeof OwnRating>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Playground: Story = {};
export const Hindi: Story = { ...hindi, args: { name: 'अमूल दूध', rating: { ...ownRating, text: 'ताज़ा' } } };
export const Narrow: Story = { ...narrow, args: { rating: { ...ownRating, text: 'M'.repeat(80) } } };
export const Changes: Story = {
  play: async ({ canvas, args: { onRate } }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Change your rating of Amul milk' }));
    await expect(onRate).toHaveBeenCalled();
  },
};

const shown = (rating: OwnRatingProps['rating']) => <OwnRating {...args} rating={rating} />;

export const Sheet: Story = sheet(
  {
    None: shown(undefined),
    Waiting: shown(ownRating),
    Approved: shown({ ...ownRating, state: 'approved' }),
    'Stars alone': shown({ ...ownRating, text: '', state: 'approved' }),
    Rejected: shown({ ...ownRating, state: 'rejected' }),
    'Rejected for a reason': shown({ ...ownRating, state: 'rejected', reason: 'Please stay polite.' }),
  },
  360,
);
