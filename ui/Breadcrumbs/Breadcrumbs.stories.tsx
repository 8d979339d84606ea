import type { Meta, StoryObj } from '@storybook/react-vite';
import { longName } from '../samples/catalogue.js';
import { column } from '../samples/column.js';
import { hindi } from '../samples/hindi.js';
import { Posed } from '../samples/posed.js';
import { sheet } from '../samples/sheet.js';
import { focused, narrow } from '../samples/states.js';
import { usage } from '../samples/usage.js';
import { Breadcrumbs } from './Breadcrumbs.js';

const home = { name: 'Home', href: '/' };
const dairy = { name: 'Dairy, Bread & Eggs', href: '/dairy' };
const milk = { name: 'Milk', href: '/dairy/milk' };
const crumbs = [home, dairy, milk];
const long = [home, { ...dairy, name: longName }, { ...milk, name: longName }];
const inHindi = [
  { ...home, name: 'होम' },
  { ...dairy, name: 'डेयरी, ब्रेड और अंडे' },
  { ...milk, name: 'दूध' },
];

const meta = {
  title: 'Product/Breadcrumbs',
  component: Breadcrumbs,
  decorators: [column],
  args: { crumbs },
  parameters: usage({
    status: 'ready',
    area: 'Catalogue',
    when: ['Above a product, to lead back to its category.'],
    whenNot: ['The subcategories of a category: SubCategoryList.'],
    pairs: [{ do: 'End with the page above.', dont: 'Repeat the name of the page.' }],
    content: ['Names as on the pages that they lead to.'],
    keyboard: [['Enter', 'Opens the page']],
    accessibility: ['A navigation with its own name; screen readers skip the signs between the links.'],
  }),
} satisfies Meta<typeof Breadcrumbs>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Playground: Story = {};
export const FocusVisible: Story = focused;
export const Hindi: Story = { ...hindi, args: { crumbs: inHindi } };
export const Narrow: Story = { ...narrow, args: { crumbs: long } };

export const Sheet: Story = sheet(
  {
    'Two levels': <Breadcrumbs crumbs={crumbs} />,
    'Home alone': <Breadcrumbs crumbs={[home]} />,
    'Under the pointer': (
      <Posed as="hover">
        <Breadcrumbs crumbs={crumbs} />
      </Posed>
    ),
    'With the focus': (
      <Posed as="focus">
        <Breadcrumbs crumbs={crumbs} />
      </Posed>
    ),
    'Long names': <Breadcrumbs crumbs={long} />,
    Hindi: <Breadcrumbs crumbs={inHindi} />,
  },
  300,
);
