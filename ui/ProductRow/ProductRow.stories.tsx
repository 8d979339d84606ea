import Button from '@mui/material/Button';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, userEvent, waitFor } from 'storybook/test';
import { cards, hindiCards } from '../samples/cards.js';
import { longName } from '../samples/catalogue.js';
import { hindi } from '../samples/hindi.js';
import { Posed } from '../samples/posed.js';
import { sheet } from '../samples/sheet.js';
import { focused, narrow } from '../samples/states.js';
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
      'Some products of a category on the home page, at most thirty: ten are rendered, and the others near their end.',
      'Recommended, bought or recently viewed products: without href.',
    ],
    whenNot: ['All products of a category: ProductGrid.', 'Images of one product: ImageGallery.'],
    pairs: [
      {
        do: 'Let the last card show only partly: it tells that there are more.',
        dont: 'Cards that fit exactly: nobody swipes.',
      },
      { do: 'See All leads to the category.', dont: 'A whole category in one row.' },
    ],
    content: ['The title is the category’s name, on one line; a longer name ends in ….'],
    keyboard: [
      ['Tab', 'See All, the arrows, then card by card; the focused card scrolls into view'],
      ['Enter', 'On See All: leads to the category; on an arrow: scrolls by 200 px'],
    ],
    accessibility: [
      'A section under a heading of level 2; the category’s name distinguishes "See All Dairy" and "Scroll Dairy forward" from those of other rows.',
      'While only ten cards are rendered, each announces its position and the total.',
      'The arrows are for a mouse and appear from 768 px on. Fingers swipe.',
    ],
  }),
} satisfies Meta<typeof ProductRow>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Playground: Story = {};
export const FocusVisible: Story = focused;

/** On a desktop, where the arrows are visible. */
export const ArrowsScroll: Story = {
  globals: { viewport: { value: 'desk' } },
  play: async ({ canvas }) => {
    const on = canvas.queryByRole('button', { name: `Scroll ${title} forward` });
    if (!on) return; // a narrow window has no arrows
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

/**
 * Ten of many cards are rendered, and the others once the customer comes near the end, by keyboard or by
 * touch.
 */
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

/** A product is added in front while ten cards are rendered: the others still follow. */
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
/**
 * An animation outside of the visible page would keep the processor busy, and the content of skeletons would
 * make the page heavy: only the first is complete, and gives the row the height that it has while loading.
 */
export const FarOff: Story = {
  args: { children: undefined, loading: true, far: true },
  render: (args) => (
    <>
      <ProductRow {...args} />
      <ProductRow {...args} title="Snacks" far={false} />
    </>
  ),
  play: async ({ canvas }) => {
    const [place] = await canvas.findAllByRole('listitem');
    const waves = [...(place?.querySelectorAll('.MuiSkeleton-root') ?? [])].map(
      (skeleton) => getComputedStyle(skeleton, '::after').animationName,
    );
    await expect(new Set(waves)).toEqual(new Set(['none']));
    const [far, near] = canvas.getAllByRole('list').map(({ clientHeight }) => clientHeight);
    await expect(far).toBe(near);
  },
};
/** Recently viewed products: without See All, with a button that clears the list. */
export const WithAction: Story = {
  args: {
    title: 'Recently viewed',
    href: undefined,
    action: <Button size="small">Clear</Button>,
    children: cards.slice(2),
  },
  play: ({ canvas }) => expect(canvas.queryByRole('link', { name: /See All/ })).toBeNull(),
};
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
