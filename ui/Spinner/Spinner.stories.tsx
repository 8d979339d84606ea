import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { hindi } from '../samples/hindi.js';
import { sheet } from '../samples/sheet.js';
import { narrow } from '../samples/states.js';
import { usage } from '../samples/usage.js';
import { Spinner } from './Spinner.js';

const meta = {
  title: 'States/Spinner',
  component: Spinner,
  args: { label: 'Loading products' },
  parameters: usage({
    status: 'stable',
    area: 'States',
    when: ['Waiting for something whose shape is not known: more of a list, a screen that is being fetched.'],
    whenNot: [
      'Product cards: ProductGrid or ProductRow with loading.',
      'A button at work: its own loading.',
      'It failed: ErrorState.',
    ],
    pairs: [
      {
        do: 'Say what is coming: "Loading products".',
        dont: 'Two on one page: nobody knows what either stands for.',
      },
      { do: 'Keep what is there already while more is on its way.', dont: 'Cover the page.' },
    ],
    content: ['"Loading" and what; no "please", no dots. Only those who listen get the words.'],
    accessibility: [
      'A progress bar in a status: it is announced once, when it appears.',
      'With reduced motion it stands still.',
    ],
  }),
} satisfies Meta<typeof Spinner>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Playground: Story = {
  play: ({ canvas }) => expect(canvas.getByRole('progressbar', { name: 'Loading products' })).toBeVisible(),
};
/** It says "Loading" by itself, in a component of its own. */
export const Unnamed: Story = {
  render: () => <Spinner />,
  play: ({ canvas }) => expect(canvas.getByRole('progressbar', { name: 'Loading' })).toBeVisible(),
};
export const Hindi: Story = { ...hindi, render: () => <Spinner /> };
export const Narrow: Story = narrow;

export const Sheet: Story = sheet({ Waiting: <Spinner />, Named: <Spinner label="Loading products" /> });
