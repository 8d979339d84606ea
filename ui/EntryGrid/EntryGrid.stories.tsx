import type { Meta, StoryObj } from '@storybook/react-vite';
import { EntryCard } from '../EntryCard/EntryCard.js';
import { longName } from '../samples/catalogue.js';
import { hindi, inHindi } from '../samples/hindi.js';
import { productsWithImages } from '../samples/images.js';
import { sheet } from '../samples/sheet.js';
import { narrowPage } from '../samples/states.js';
import { usage } from '../samples/usage.js';
import { EntryGrid, type EntryGridProps } from './EntryGrid.js';

const nothing = () => undefined;
const cardsOf = (category: typeof productsWithImages) =>
  category.map(({ _id, name, image, unit }) => (
    <EntryCard key={_id} name={name} src={image[0]} detail={unit} onEdit={nothing} onDelete={nothing} />
  ));
const cards = cardsOf(productsWithImages);
const args: EntryGridProps = { label: 'Products', children: cards };

const meta = {
  title: 'Admin/EntryGrid',
  component: EntryGrid,
  args: { ...args, loading: false },
  argTypes: { children: { control: false } },
  parameters: usage({
    status: 'ready',
    area: 'Admin',
    when: ['Catalogue cards in the dashboard, in as many columns as fit.'],
    whenNot: ['For customers: ProductGrid, CategoryGrid.', 'Without entries: EmptyState.'],
    pairs: [
      { do: 'Skeletons of the cards’ size while they load.', dont: 'A spinner that makes the page jump.' },
    ],
    accessibility: ['A named list; while it loads, a busy status with the same name.'],
  }),
} satisfies Meta<typeof EntryGrid>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Playground: Story = {};
export const One: Story = { args: { children: cards.slice(0, 1) } };
export const LongText: Story = {
  args: {
    children: [
      <EntryCard key="long" name={longName} onEdit={nothing} onDelete={nothing} />,
      ...cards.slice(1, 4),
    ],
  },
};
export const Hindi: Story = {
  ...hindi,
  args: { label: 'प्रोडक्ट', children: cardsOf(inHindi(productsWithImages)) },
};
export const Narrow: Story = narrowPage;

export const Sheet: Story = sheet(
  {
    Ready: <EntryGrid {...args}>{cards.slice(0, 4)}</EntryGrid>,
    Loading: <EntryGrid label="Loading products" loading />,
  },
  400,
);
