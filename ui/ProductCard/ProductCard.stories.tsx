import Box from '@mui/material/Box';
import type { Decorator, Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent } from 'storybook/test';
import type { ProductSummary } from '../../contract/product.js';
import { aProduct, longName } from '../samples/catalogue.js';
import { FavouriteButton } from '../FavouriteButton/FavouriteButton.js';
import { Held } from '../samples/held.js';
import { hindi } from '../samples/hindi.js';
import { milk } from '../samples/images.js';
import { Posed } from '../samples/posed.js';
import { sheet } from '../samples/sheet.js';
import { narrow } from '../samples/states.js';
import { usage } from '../samples/usage.js';
import { ProductCard } from './ProductCard.js';
import { ProductCardSkeleton } from './ProductCardSkeleton.js';

const product = (chosen: Partial<ProductSummary> = {}) => aProduct({ image: [milk], ...chosen });
const longUnit = 'Pack of 2 bottles of 1.5 L each';

/** As wide as on a desktop, like the cells of a sheet. */
const category: Decorator = (Story, { parameters }) => (
  <Box sx={{ width: parameters.wide ? 'auto' : 188, '& article': { height: 'auto' } }}>
    <Story />
  </Box>
);

const meta = {
  title: 'Catalogue/ProductCard',
  component: ProductCard,
  decorators: [category],
  render: (args) => (
    <Held key={args.quantity} value={args.quantity ?? 0} onChange={args.onQuantityChange}>
      {(quantity, change) => <ProductCard {...args} quantity={quantity} onQuantityChange={change} />}
    </Held>
  ),
  args: {
    product: product({ discount: 12 }),
    quantity: 0,
    minutes: 10,
    eager: false,
    onQuantityChange: fn(),
  },
  parameters: usage({
    status: 'stable',
    area: 'Catalogue',
    when: ['A product among others: ProductRow, ProductGrid, search results.'],
    whenNot: [
      'A product in the cart: CartLineRow.',
      'The product’s own page: ImageGallery, Price and AddToCart.',
      'A product that is loading: ProductRow and ProductGrid with `loading`.',
    ],
    pairs: [
      { do: 'Let Add turn into the stepper in place.', dont: 'Link to another page to choose the quantity.' },
      {
        do: 'Keep a sold-out card in its place, faded, with "Out of stock".',
        dont: 'Remove it: customers think that they searched badly.',
      },
      { do: 'eager for the first row only.', dont: 'eager for all cards: the page loads slowly.' },
    ],
    content: [
      'A name has at most two lines and then ends in …: put the important words first.',
      'A price is never cut.',
      'The delivery promise is short: "10 min".',
    ],
    keyboard: [
      ['Tab', 'The product’s link, then Add, or − and +, then the control in the corner'],
      ['Enter', 'On the link: leads to the product'],
      ['Enter Space', 'On Add, − and +: changes the quantity; the focus stays in place'],
    ],
    accessibility: [
      'An article with the name as a heading of level 3; the whole card is one link, with separate buttons.',
      '"Notify me" on a sold-out card is part of its link: the page asks for the mail.',
      '"2 in cart" and "Out of stock" are words, not only colours.',
    ],
  }),
} satisfies Meta<typeof ProductCard>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Playground: Story = {};

/** The focus ring surrounds the whole card. */
export const FocusVisible: Story = {
  play: async ({ canvas }) => {
    await userEvent.tab();
    await expect(canvas.getByRole('link')).toHaveFocus();
  },
};

export const AddedAndTakenOut: Story = {
  play: async ({ canvas, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Add Amul Taaza Toned Milk, 1 L' }));
    await userEvent.click(canvas.getByRole('button', { name: 'One more Amul Taaza Toned Milk, 1 L' }));
    await expect(canvas.getByText('2 in cart')).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'One less Amul Taaza Toned Milk, 1 L' }));
    await userEvent.click(canvas.getByRole('button', { name: 'Remove Amul Taaza Toned Milk, 1 L' }));
    await expect(args.onQuantityChange).toHaveBeenLastCalledWith(0);
    await expect(canvas.getByRole('button', { name: 'Add Amul Taaza Toned Milk, 1 L' })).toBeVisible();
  },
};

/** The stepper replaces Add under the finger and takes its focus. */
export const AddedByKeyboard: Story = {
  play: async ({ canvas }) => {
    await userEvent.tab();
    await userEvent.tab();
    await userEvent.keyboard('{Enter}');
    await expect(canvas.getByRole('button', { name: 'One more Amul Taaza Toned Milk, 1 L' })).toHaveFocus();
  },
};

/** The skeleton is exactly as high as a card, so that nothing moves when the product arrives. */
export const BesideItsSkeleton: Story = {
  parameters: { wide: true },
  render: (args) => (
    <Box sx={{ display: 'flex', gap: 2, alignItems: 'flex-start', '& > *': { width: 188, height: 'auto' } }}>
      <ProductCardSkeleton />
      <ProductCard {...args} />
    </Box>
  ),
  play: async ({ canvas }) => {
    const card = canvas.getByRole('article');
    await expect(card.previousElementSibling).toHaveAttribute('aria-hidden', 'true');
    await expect(card.previousElementSibling?.clientHeight).toBe(card.clientHeight);
  },
};

/** A result of the search “ton mil”. */
export const Found: Story = {
  args: { marks: ['ton', 'mil'] },
  play: ({ canvas }) => expect(canvas.getByRole('link')).toHaveTextContent(/^Amul Taaza Toned Milk$/),
};
/** The legally required veg or non-veg mark in the corner of the image. */
export const NonVegetarian: Story = {
  args: { product: product({ name: 'Farm Eggs', unit: '10 pcs', food: 'nonVeg' }) },
  play: ({ canvas }) => expect(canvas.getByRole('img', { name: 'Non-vegetarian' })).toBeVisible(),
};
/** The cart holds the whole stock. */
export const LastInStock: Story = {
  args: { product: product({ stock: 3 }), quantity: 3 },
  play: ({ canvas }) =>
    expect(canvas.getByRole('button', { name: 'One more Amul Taaza Toned Milk, 1 L' })).toHaveAttribute(
      'aria-disabled',
      'true',
    ),
};
export const Hindi: Story = {
  ...hindi,
  args: { product: product({ name: 'अमूल ताज़ा टोन्ड दूध', unit: '१ लीटर' }) },
};
/** Half the width of a 320 px phone, as in a grid. */
export const Narrow: Story = {
  ...narrow,
  decorators: [
    (Story) => (
      <Box sx={{ width: 140 }}>
        <Story />
      </Box>
    ),
    ...narrow.decorators,
  ],
  args: {
    product: product({ name: longName, unit: longUnit, price: 1_00_00_000, discount: 12.5 }),
    quantity: 10,
  },
};

const card = (chosen: Partial<ProductSummary> = {}, quantity = 0) => (
  <ProductCard
    product={product(chosen)}
    quantity={quantity}
    minutes={10}
    onQuantityChange={() => undefined}
  />
);
export const Sheet: Story = sheet(
  {
    Discounted: card({ discount: 12 }),
    'Not discounted': card(),
    'Under the pointer': <Posed as="hover">{card()}</Posed>,
    'With the focus': <Posed as="focus">{card()}</Posed>,
    'In the cart': card({ discount: 12 }, 2),
    'All there is': card({ stock: 3 }, 3),
    'With a heart': (
      <ProductCard
        product={product({ discount: 12, food: 'veg' })}
        quantity={2}
        onQuantityChange={fn()}
        corner={<FavouriteButton name="Amul milk" favourite onChange={fn()} />}
      />
    ),
    Vegetarian: card({ food: 'veg' }),
    'Non-vegetarian': card({ food: 'nonVeg', discount: 12 }, 2),
    'Out of stock': card({ stock: 0 }),
    'Sold out, in the cart': card({ stock: 0 }, 1),
    'No picture': card({ image: [] }),
    'Long words': card({ name: longName, unit: longUnit }),
    'All off': card({ discount: 100 }),
    'One paisa': card({ price: 0.01 }),
    'One crore': card({ price: 1_00_00_000, discount: 12.5 }),
    Hindi: card({ name: 'अमूल ताज़ा टोन्ड दूध', unit: '१ लीटर' }),
  },
  170,
);
