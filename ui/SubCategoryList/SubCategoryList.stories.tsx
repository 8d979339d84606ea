import type { Meta, StoryObj } from '@storybook/react-vite';
import { longName, subCategoryEntries } from '../samples/catalogue.js';
import { picturedSubCategories } from '../samples/pictures.js';
import { SubCategoryList } from './SubCategoryList.js';

const meta = {
  title: 'Catalogue/SubCategoryList',
  component: SubCategoryList,
  args: { entries: picturedSubCategories, currentId: picturedSubCategories[1]?._id ?? '' },
} satisfies Meta<typeof SubCategoryList>;
export default meta;
type Story = StoryObj<typeof meta>;

export const OneIsCurrent: Story = {};
export const MissingPictures: Story = { args: { entries: subCategoryEntries } };
export const LongNames: Story = {
  args: { entries: picturedSubCategories.map((entry) => ({ ...entry, name: `${entry.name}: ${longName}` })) },
};
