import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent } from 'storybook/test';
import { longName, subCategoryEntries } from '../samples/catalogue.js';
import { hindi } from '../samples/hindi.js';
import { imagedSubCategories } from '../samples/images.js';
import { Posed } from '../samples/posed.js';
import { sheet } from '../samples/sheet.js';
import { narrow } from '../samples/states.js';
import { usage } from '../samples/usage.js';
import { SubCategoryList } from './SubCategoryList.js';

const currentId = imagedSubCategories[1]?._id ?? '';
const long = imagedSubCategories.map((entry) => ({ ...entry, name: `${entry.name}: ${longName}` }));
const inHindi = imagedSubCategories.map((entry, place) => ({
  ...entry,
  name: ['दूध', 'ब्रेड और पाव', 'अंडे', 'चीज़', 'दही', 'मक्खन'][place] ?? entry.name,
}));

const meta = {
  title: 'Catalogue/SubCategoryList',
  component: SubCategoryList,
  args: { entries: imagedSubCategories, currentId },
  parameters: usage({
    status: 'ready',
    area: 'Catalogue',
    when: ['The left column of a listing: the subcategories of one category.'],
    whenNot: ['Categories on the home page: CategoryGrid.', 'Filters that combine: BrowseBar.'],
    pairs: [
      {
        do: 'Keep the shop’s order: milk before cheese.',
        dont: 'Sort alphabetically: the order changes with each new entry.',
      },
      {
        do: 'An image of a typical product.',
        dont: 'Text in the image: on a phone it is only 52 px wide.',
      },
    ],
    content: ['Names of one or two words: on a phone they have 84 px, and end in … after three lines.'],
    keyboard: [
      ['Tab', 'To the next subcategory'],
      ['Enter', 'Shows its products'],
    ],
    accessibility: [
      'A navigation named "Sub categories"; the selected one is marked as the current page.',
      'The current one has a bar and a bolder name, not only another colour.',
    ],
  }),
} satisfies Meta<typeof SubCategoryList>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Playground: Story = {};
export const NoneIsCurrent: Story = { args: { currentId: '' } };
export const FocusVisible: Story = {
  play: async ({ canvas }) => {
    await userEvent.tab();
    await userEvent.tab();
    await expect(canvas.getByRole('link', { current: 'page' })).toHaveFocus();
  },
};
export const OnlyOne: Story = { args: { entries: imagedSubCategories.slice(1, 2) } };
export const Hindi: Story = { ...hindi, args: { entries: inHindi } };
export const Narrow: Story = { ...narrow, args: { entries: long } };

const list = <SubCategoryList entries={imagedSubCategories} currentId={currentId} />;
export const Sheet: Story = sheet({
  'One is shown': list,
  'Under the pointer': <Posed as="hover">{list}</Posed>,
  'With the focus': <Posed as="focus">{list}</Posed>,
  'No pictures': <SubCategoryList entries={subCategoryEntries} currentId={currentId} />,
  'Long names': <SubCategoryList entries={long} currentId={currentId} />,
  Hindi: <SubCategoryList entries={inHindi} currentId={currentId} />,
});
