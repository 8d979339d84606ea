import Stack from '@mui/material/Stack';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, userEvent, within } from 'storybook/test';
import type { ProductSummary } from '../../contract/product.js';
import { EmptyState } from '../EmptyState/EmptyState.js';
import { ProductCard } from '../ProductCard/ProductCard.js';
import { ProductGrid } from '../ProductGrid/ProductGrid.js';
import { Held } from '../samples/held.js';
import { hindi, inHindi } from '../samples/hindi.js';
import { productsWithImages } from '../samples/images.js';
import { hindiSampleFilters, filterBy, sampleFilters } from '../samples/sampleFilters.js';
import { narrow } from '../samples/states.js';
import { inStandIn, ofStandIn } from '../samples/standIn.js';
import { usage } from '../samples/usage.js';
import type { FilterField, FilterValues } from './filters.js';
import { FilterBar } from './FilterBar.js';

interface FilteredListProps {
  label: string;
  fields: readonly FilterField[];
  /** The active filters. */
  values: FilterValues;
  products: readonly ProductSummary[];
  onChange: (values: FilterValues) => void;
}

/** Combines FilterBar and ProductGrid: sorted by price, up to a price, in stock, on offer. */
function Category({ label, fields, values: first, products, onChange }: FilteredListProps) {
  return (
    <Held key={JSON.stringify(first)} value={first} onChange={onChange}>
      {(values, change) => {
        const left = filterBy(products, values);
        return (
          <Stack sx={{ gap: 2 }}>
            <FilterBar fields={fields} values={values} onChange={change} />
            {left.length > 0 ? (
              <ProductGrid label={label}>
                {left.map((product) => (
                  <ProductCard key={product._id} product={product} onQuantityChange={() => undefined} />
                ))}
              </ProductGrid>
            ) : (
              <EmptyState
                drawing="search"
                title="No products match these filters"
                buttonProps={{ variant: 'text', onClick: () => change({}), children: 'Show all' }}
              />
            )}
          </Stack>
        );
      }}
    </Held>
  );
}

const args: FilteredListProps = {
  label: 'Dairy, Bread & Eggs',
  fields: sampleFilters,
  values: { sort: 'cheap', stock: 'in' },
  products: productsWithImages,
  onChange: fn(),
};

const meta = {
  title: 'Catalogue/Filters',
  component: inStandIn<FilteredListProps>(FilterBar),
  render: (given) => <Category {...given} />,
  args,
  argTypes: {
    fields: { control: false },
    ...ofStandIn({
      label: 'What the products below the bar are: the name of their list.',
      products: 'The products to filter, as lists of the API have them.',
    }),
  },
  parameters: usage({
    code: { component: 'FilterBar', props: ({ fields, values, onChange }) => ({ fields, values, onChange }) },
    status: 'draft',
    area: 'Catalogue',
    when: ['Category pages with many products: FilterBar without its search, above ProductGrid.'],
    whenNot: [
      'The Tokri shop’s own category pages and search: BrowseBar, with counts, prices and a sheet on a phone.',
      'A text search: SearchField.',
    ],
    pairs: [
      { do: 'Show active filters as badges, each with a cross.', dont: 'Sort or filter without showing it.' },
      { do: 'Offer “Show all” if no products are left.', dont: 'An empty page below five badges.' },
    ],
    content: ['The sort order is one of the filters: “Sort by: Price, low to high”.'],
    keyboard: [
      ['Enter / Space on Add filter', 'opens the menu of filters; ↑ ↓ and Enter choose'],
      ['Enter on a badge', 'edits its value; on its cross, removes the filter'],
    ],
    accessibility: [
      'The products are a list with the name of the category; it comes after the filters in the page.',
    ],
  }),
} satisfies Meta<typeof Category>;
export default meta;
type Story = StoryObj<typeof meta>;

const names = (category: HTMLElement) =>
  within(category)
    .getAllByRole('heading')
    .map((heading) => heading.textContent);

export const Playground: Story = {};
export const NothingLeft: Story = { args: { values: { upTo: '10' } } };
export const NarrowsDown: Story = {
  args: { values: {} },
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Add filter' }));
    await userEvent.click(await screen.findByRole('menuitem', { name: 'Price up to' }));
    await userEvent.type(await screen.findByRole('spinbutton', { name: 'Price up to' }), '60{Enter}');
    await userEvent.click(canvas.getByRole('button', { name: 'Add filter' }));
    await userEvent.click(await screen.findByRole('menuitem', { name: 'Sort by' }));
    await userEvent.click(await screen.findByRole('menuitemradio', { name: 'Price, low to high' }));
    const category = await canvas.findByRole('list', { name: 'Dairy, Bread & Eggs' });
    await expect(names(category)).toEqual(['Red Onions', 'Potatoes', 'Britannia Whole Wheat Bread']);
  },
};
export const ComesBack: Story = {
  args: { values: { upTo: '10' } },
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Show all' }));
    await expect(await canvas.findByRole('list', { name: 'Dairy, Bread & Eggs' })).toBeVisible();
  },
};
export const Hindi: Story = {
  ...hindi,
  args: { label: 'डेयरी, ब्रेड और अंडे', fields: hindiSampleFilters, products: inHindi(productsWithImages) },
};
export const Narrow: Story = narrow;
