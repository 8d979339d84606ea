import Box from '@mui/material/Box';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { picturedCategories } from '../samples/pictures.js';
import { longName } from '../samples/catalogue.js';
import { CategoryTile } from './CategoryTile.js';

const category = { _id: 'dairy', name: 'Dairy, Bread & Eggs', image: picturedCategories[0]?.image ?? '' };

const meta = {
  title: 'Catalogue/CategoryTile',
  component: CategoryTile,
  args: { category, href: '/dairy' },
  decorators: [
    (Story) => (
      <Box sx={{ width: 172 }}>
        <Story />
      </Box>
    ),
  ],
} satisfies Meta<typeof CategoryTile>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Pictured: Story = {};
export const MissingPicture: Story = { args: { category: { ...category, image: '' } } };
export const LongName: Story = { args: { category: { ...category, name: longName } } };
