import Box from '@mui/material/Box';
import type { Decorator, Meta, StoryObj } from '@storybook/react-vite';
import { expect, waitFor } from 'storybook/test';
import { longName } from '../samples/catalogue.js';
import { hindi } from '../samples/hindi.js';
import { categoriesWithImages } from '../samples/images.js';
import { Posed } from '../samples/posed.js';
import { sheet } from '../samples/sheet.js';
import { usage } from '../samples/usage.js';
import { CategoryTile } from './CategoryTile.js';

const category = { _id: 'dairy', name: 'Dairy, Bread & Eggs', image: categoriesWithImages[0]?.image ?? '' };
const args = { category, href: '/dairy' };
const called = (name: string) => ({ category: { ...category, name } });

const inGrid: Decorator = (Story, { parameters }) => (
  <Box sx={{ width: parameters.wide ? 'auto' : 172 }}>
    <Story />
  </Box>
);

const meta = {
  title: 'Catalogue/CategoryTile',
  component: CategoryTile,
  args,
  decorators: [inGrid],
  parameters: usage({
    status: 'stable',
    area: 'Catalogue',
    when: ['One category, in a CategoryGrid.'],
    whenNot: ['A subcategory: SubCategoryList.', 'A product: ProductCard.'],
    pairs: [
      {
        do: 'A cut-out image: the tile brings its own background.',
        dont: 'A photograph with its own background: the grid looks like a patchwork.',
      },
    ],
    content: [
      'Two to four words: “Atta, Rice & Dal”. Names are cut after two lines, on the narrowest phones after three.',
    ],
    keyboard: [['Enter', 'opens the category']],
    accessibility: ['One link, named by the category; the image is decorative.'],
  }),
} satisfies Meta<typeof CategoryTile>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Playground: Story = {};
export const OneLongWord: Story = { args: called('Sahakarnagaradevanahallibengaluru') };
export const Hindi: Story = { ...hindi, args: called('डेयरी, ब्रेड और अंडे') };
/** The width of a column on a 320 px screen. */
export const Narrow: Story = {
  args: called('Tea, Coffee & Health Drink'),
  globals: { viewport: { value: 'small' } },
  decorators: [
    (Story) => (
      <Box sx={{ maxWidth: 127 }}>
        <Story />
      </Box>
    ),
  ],
};

/** A drawing replaces an image that cannot be loaded. */
export const BrokenImage: Story = {
  args: { category: { ...category, image: '/media/gone.webp' } },
  play: async ({ canvasElement }) => {
    await waitFor(() => expect(canvasElement.querySelector('img')).toBeNull());
  },
};

export const Sheet: Story = sheet(
  {
    Imaged: <CategoryTile {...args} />,
    'Missing picture': <CategoryTile {...args} category={{ ...category, image: '' }} />,
    'Another tint': <CategoryTile {...args} category={{ _id: '2', name: 'Sweet Tooth', image: '' }} />,
    'Long name': <CategoryTile {...args} {...called(longName)} />,
    Hindi: <CategoryTile {...args} {...called('डेयरी, ब्रेड और अंडे')} />,
    Hover: (
      <Posed as="hover">
        <CategoryTile {...args} />
      </Posed>
    ),
    Active: (
      <Posed as="active">
        <CategoryTile {...args} />
      </Posed>
    ),
    Focus: (
      <Posed as="focus">
        <CategoryTile {...args} />
      </Posed>
    ),
  },
  172,
);
