import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { longName } from '../samples/catalogue.js';
import { hindi } from '../samples/hindi.js';
import { Posed } from '../samples/posed.js';
import { sheet } from '../samples/sheet.js';
import { narrow } from '../samples/states.js';
import { usage } from '../samples/usage.js';
import { EmptyState, type EmptyStateProps } from './EmptyState.js';

const shopNow: EmptyStateProps['buttonProps'] = { size: 'large', href: '/', children: 'Shop Now' };

const states = {
  cart: {
    drawing: 'basket',
    title: 'Your cart is empty',
    text: 'Add something fresh to get started.',
    buttonProps: shopNow,
  },
  search: {
    drawing: 'search',
    title: 'No results for "mlik"',
    text: 'Check the spelling, or try a shorter word.',
  },
  orders: {
    drawing: 'orders',
    title: 'No orders yet',
    text: 'Your orders and their status will appear here.',
    buttonProps: shopNow,
  },
  address: { drawing: 'address', title: 'No address yet' },
  long: { drawing: 'search', title: `No results for "${longName}"`, text: 'Try a shorter word.' },
  oneWord: { drawing: 'search', title: `No results for "${'mlik'.repeat(20)}"` },
  hindi: {
    drawing: 'basket',
    title: 'आपका कार्ट खाली है',
    text: 'कुछ ताज़ा चुनें।',
    buttonProps: { children: 'ख़रीदारी करें' },
  },
} satisfies Record<string, EmptyStateProps>;

const meta = {
  title: 'States/EmptyState',
  component: EmptyState,
  args: states.cart,
  argTypes: { buttonProps: { control: false }, action: { control: false }, title: { control: 'text' } },
  parameters: usage({
    status: 'stable',
    area: 'States',
    when: ['When there is no content yet: a new cart, no orders, a search without results.'],
    whenNot: [
      'Something could not be loaded: ErrorState. “No orders yet” would be wrong.',
      'Something is still loading: skeletons.',
    ],
    pairs: [
      {
        do: 'One button: “Shop Now”.',
        dont: 'Three buttons to choose from.',
      },
      { do: 'Repeat the search text.', dont: '“No results.”' },
    ],
    content: [
      'Title: what is missing, without blame. Text: what to do next, in one sentence.',
      'The spilled basket is for errors.',
    ],
    keyboard: [['Tab', 'to the button, if there is one']],
    accessibility: [
      'The title is no heading, because the page has its own. The drawing is decorative.',
      'If it appears later, for example after a search, the page announces it.',
    ],
  }),
} satisfies Meta<typeof EmptyState>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Playground: Story = {};
export const OneLongWord: Story = {
  ...narrow,
  args: { text: '', buttonProps: undefined, ...states.oneWord },
};
export const Hindi: Story = { ...hindi, args: states.hindi };
export const Narrow: Story = { ...narrow, args: { buttonProps: undefined, ...states.long } };

/** The state says what is missing and leads on; the drawing is not animated. */
export const LeadsOn: Story = {
  play: async ({ canvas, canvasElement }) => {
    await expect(canvas.getByRole('link', { name: 'Shop Now' })).toHaveAttribute('href', '/');
    await expect(canvasElement.querySelector('svg')).toHaveAttribute('aria-hidden', 'true');
    await expect(canvas.queryByRole('heading')).not.toBeInTheDocument();
  },
};

export const Sheet: Story = sheet(
  {
    'Empty cart': <EmptyState {...states.cart} />,
    'Nothing found': <EmptyState {...states.search} />,
    'No orders': <EmptyState {...states.orders} />,
    'No address': <EmptyState {...states.address} />,
    'Long text': <EmptyState {...states.long} />,
    'One long word': <EmptyState {...states.oneWord} />,
    Hindi: <EmptyState {...states.hindi} />,
    'Hover on the way on': (
      <Posed as="hover">
        <EmptyState {...states.cart} />
      </Posed>
    ),
    'Focus on the way on': (
      <Posed as="focus">
        <EmptyState {...states.cart} />
      </Posed>
    ),
  },
  288,
);
