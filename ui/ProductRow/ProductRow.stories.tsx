import Button from '@mui/material/Button';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, userEvent, waitFor } from 'storybook/test';
import { cards, hindiCards } from '../samples/cards.js';
import { longName } from '../samples/catalogue.js';
import { hindi } from '../samples/hindi.js';
import { Posed } from '../samples/posed.js';
import { sheet } from '../samples/sheet.js';
import { focused, hovered, narrow } from '../samples/states.js';
import { usage } from '../samples/usage.js';
import { ProductRow } from './ProductRow.js';

const title = 'Dairy, Bread & Eggs';

const meta = {
  title: 'Catalogue/ProductRow',
  component: ProductRow,
  args: { title, href: '/dairy', children: cards, loading: false },
  argTypes: { children: { control: false } },
  parameters: usage({
    status: 'stable',
    area: 'Catalogue',
    when: [
      'A taste of one category on the home page, thirty products at most: ten are drawn, the others once one comes near their end.',
      'What goes with a product, or was bought or viewed before: without href.',
    ],
    whenNot: ['All of a category: ProductGrid.', 'Pictures of one product: ImageGallery.'],
    pairs: [
      {
        do: 'Let the last card peek in: one sees that there is more.',
        dont: 'Cards that just fit: nobody swipes.',
      },
      { do: 'See All leads to the category.', dont: 'All of a category in a row.' },
    ],
    content: ['The title is the category’s name, on one line; a longer one ends in ….'],
    keyboard: [
      ['Tab', 'See All, the arrows, then card by card; what has the focus scrolls into view'],
      ['Enter', 'On See All: leads to the category; on an arrow: 200 px on'],
    ],
    accessibility: [
      'A section under a heading of level 2; "See All Dairy" and "Scroll Dairy on" are told apart by name.',
      'While ten of many are drawn, each says which of how many it is.',
      'The arrows are for a mouse: from 768 px on. Fingers swipe.',
    ],
  }),
} satisfies Meta<typeof ProductRow>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Playground: Story = {};
export const Hover: Story = hovered;
export const FocusVisible: Story = focused;

/** On a desk, where the arrows are drawn. */
export const ArrowsScroll: Story = {
  globals: { viewport: { value: 'desk' } },
  play: async ({ canvas }) => {
    const on = canvas.queryByRole('button', { name: `Scroll ${title} on` });
    if (!on) return; // a narrow window has none
    const list = canvas.getByRole('list');
    await userEvent.click(on);
    await waitFor(() => expect(list.scrollLeft).toBeGreaterThan(100));
    await userEvent.click(canvas.getByRole('button', { name: `Scroll ${title} back` }));
    await waitFor(() => expect(list.scrollLeft).toBe(0));
  },
};

const thirty = Array.from({ length: 30 }, (_, position) => (
  <a key={position} href={`#${position + 1}`} style={{ display: 'block', height: 60 }}>
    {`Product ${position + 1}`}
  </a>
));

/** Ten of many are drawn; the others once one comes near their end, with the keyboard as with a finger. */
export const ManyProducts: Story = {
  args: { children: thirty },
  globals: { viewport: { value: 'phone' } },
  play: async ({ canvas }) => {
    await new Promise(requestAnimationFrame);
    await expect(canvas.getAllByRole('listitem')).toHaveLength(10);
    await expect(canvas.getAllByRole('listitem').at(9)).toHaveAttribute('aria-setsize', '30');
    canvas.getByRole('link', { name: 'Product 1' }).focus();
    for (let tabs = 1; tabs < 30; tabs += 1) {
      await userEvent.tab();
      if (tabs === 9) await waitFor(() => expect(canvas.getAllByRole('listitem')).toHaveLength(30));
    }
    await expect(canvas.getByRole('link', { name: 'Product 30' })).toHaveFocus();
  },
};

const listingOf = (...numbers: number[]) => numbers.map((number) => thirty[number - 1]);
const range = (from: number, to: number) => Array.from({ length: to - from + 1 }, (_, at) => from + at);

function Refilled() {
  const [isFuller, setFuller] = useState(false);
  return (
    <>
      <Button onClick={() => setFuller(true)}>Refill</Button>
      <ProductRow title={title}>{listingOf(...(isFuller ? range(1, 30) : range(2, 30)))}</ProductRow>
    </>
  );
}

/** Something new comes before the others while ten are drawn: the rest comes all the same. */
export const ManyThatChange: Story = {
  globals: { viewport: { value: 'phone' } },
  render: () => <Refilled />,
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Refill' }));
    await expect(canvas.getAllByRole('listitem')).toHaveLength(10);
    canvas.getByRole('link', { name: 'Product 10' }).focus();
    await waitFor(() => expect(canvas.getAllByRole('listitem')).toHaveLength(30));
  },
};

export const Loading: Story = { args: { children: undefined, loading: true } };
/** A wave that nobody sees would keep the processor busy. */
export const FarOff: Story = {
  args: { children: undefined, loading: true, far: true },
  play: async ({ canvas }) => {
    const [place] = await canvas.findAllByRole('listitem');
    const waves = [...(place?.querySelectorAll('.MuiSkeleton-root') ?? [])].map(
      (skeleton) => getComputedStyle(skeleton, '::after').animationName,
    );
    await expect(new Set(waves)).toEqual(new Set(['none']));
  },
};
/** What one viewed before: no more than the row, and a way to be rid of it. */
export const WithAction: Story = {
  args: {
    title: 'Recently viewed',
    href: undefined,
    action: <Button size="small">Clear</Button>,
    children: cards.slice(2),
  },
  play: ({ canvas }) => expect(canvas.queryByRole('link', { name: /See All/ })).toBeNull(),
};
export const FewProducts: Story = { args: { children: cards.slice(0, 2) } };
export const LongTitle: Story = { args: { title: longName } };
export const Hindi: Story = { ...hindi, args: { title: 'दूध, ब्रेड और अंडे', children: hindiCards } };
export const Narrow: Story = { ...narrow, args: { title: longName } };

const row = (
  <ProductRow title={title} href="/dairy">
    {cards}
  </ProductRow>
);
export const Sheet: Story = sheet(
  {
    Products: row,
    'Under the pointer': <Posed as="hover">{row}</Posed>,
    'On their way': <ProductRow title={title} href="/dairy" loading />,
    'Two products': (
      <ProductRow title={title} href="/dairy">
        {cards.slice(0, 2)}
      </ProductRow>
    ),
    'Without See All': <ProductRow title="Popular now">{cards}</ProductRow>,
    'A long title': (
      <ProductRow title={longName} href="/dairy">
        {cards}
      </ProductRow>
    ),
  },
  520,
);
