import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, screen, userEvent, waitFor, within } from 'storybook/test';
import { limits } from '../../contract/limits.js';
import { hindiFacets, sampleFacets, sampleSubCategories, sampleFiltersOn } from '../samples/browse.js';
import { longName } from '../samples/catalogue.js';
import { hindi } from '../samples/hindi.js';
import { sheet } from '../samples/sheet.js';
import { focused, narrow } from '../samples/states.js';
import { usage } from '../samples/usage.js';
import { BrowseBar, type BrowseBarProps } from './BrowseBar.js';
import { noFilters } from './productFilters.js';

/** Holds the filters as a page does. */
function Owner({ filters: first, draft: firstDraft, onChange, onDraftChange, ...rest }: BrowseBarProps) {
  const [filters, setFilters] = useState(first);
  const [draft, setDraft] = useState(firstDraft);
  return (
    <BrowseBar
      {...rest}
      filters={filters}
      draft={draft}
      onChange={(next) => {
        onChange(next);
        setFilters(next);
      }}
      onDraftChange={(next) => {
        onDraftChange(next);
        setDraft(next);
      }}
    />
  );
}

const meta = {
  title: 'Catalogue/BrowseBar',
  component: BrowseBar,
  render: (args) => <Owner key={JSON.stringify(args.filters)} {...args} />,
  args: {
    filters: noFilters,
    facets: sampleFacets,
    subCategories: sampleSubCategories,
    onChange: fn(),
    onDraftChange: fn(),
  },
  argTypes: { facets: { control: false }, subCategories: { control: false } },
  parameters: usage({
    status: 'ready',
    area: 'Catalogue',
    when: ['Above search results and category pages: customers filter and sort the products they compare.'],
    whenNot: [
      'A table of the dashboard: FilterBar, which has the texts and filters of admins.',
      'A row of ten products: too few to filter.',
    ],
    pairs: [
      {
        do: 'Apply filters at once on a desktop, and by Apply on a phone.',
        dont: 'A list that changes behind the open sheet.',
      },
      {
        do: 'Leave out options without results, but keep chosen options.',
        dont: 'An option that leads to an empty page.',
      },
    ],
    content: [
      'A group is named by one word; a badge shows its value: “₹20.00 to ₹100.00”.',
      'Counts are calculated with all other filters applied.',
    ],
    keyboard: [
      ['Tab', 'from button to button, then from badge to badge'],
      ['Enter Space', 'opens a group; ticks an option; removes a badge'],
      ['Escape', 'closes a group or the sheet; the focus returns to its button'],
    ],
    accessibility: [
      'A named group of buttons; a badge says which filter it removes.',
      'Active filters are shown by words and counts, not by tint alone.',
    ],
  }),
} satisfies Meta<typeof BrowseBar>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Playground: Story = {};
/** The facets could not be loaded: a line says so on a desktop, the sheet on a phone. */
export const Failed: Story = { args: { facets: undefined, failed: true, onRetry: fn() } };
/** A later load failed: the previous facets stay, without the number of results. */
export const FailedLater: Story = { args: { current: false, failed: true, onRetry: fn() } };
export const OneProduct: Story = {
  args: {
    facets: {
      totalCount: 1,
      subCategories: [],
      brands: [],
      prices: null,
      discounts: [],
      inStock: 0,
      food: { veg: 0, nonVeg: 0 },
    },
  },
};

export const FilteredOnADesktop: Story = {
  globals: { viewport: { value: 'desk' } },
  play: async ({ canvas, args }) => {
    const brand = canvas.queryByRole('button', { name: 'Brand' });
    if (!brand) return; // a narrow window has the sheet
    await userEvent.click(brand);
    await userEvent.click(await screen.findByRole('checkbox', { name: /^Amul/ }));
    await expect(args.onChange).toHaveBeenLastCalledWith({ ...noFilters, brands: ['Amul'] });
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    await userEvent.click(await canvas.findByRole('button', { name: 'Remove filter: Amul' }));
    await expect(args.onChange).toHaveBeenLastCalledWith(noFilters);
  },
};
export const PriceOnADesktop: Story = {
  globals: { viewport: { value: 'desk' } },
  play: async ({ canvas, args }) => {
    const price = canvas.queryByRole('button', { name: 'Price' });
    if (!price) return;
    await userEvent.click(price);
    await userEvent.type(await screen.findByRole('textbox', { name: 'From ₹' }), '80');
    await userEvent.type(screen.getByRole('textbox', { name: 'To ₹' }), '49.5{Enter}');
    await expect(args.onChange).toHaveBeenLastCalledWith({ ...noFilters, from: 49.5, to: 80 });
    await expect(await canvas.findByText('₹49.50 to ₹80.00')).toBeVisible();
  },
};

export const OnAPhone: Story = {
  globals: { viewport: { value: 'phone' } },
  args: { filters: sampleFiltersOn },
};
export const SheetUp: Story = {
  globals: { viewport: { value: 'phone' } },
  args: { filters: sampleFiltersOn, draft: sampleFiltersOn },
};
export const SheetLoading: Story = {
  globals: { viewport: { value: 'phone' } },
  args: { facets: undefined, draft: noFilters },
};
export const SheetFailed: Story = {
  globals: { viewport: { value: 'phone' } },
  args: { facets: undefined, failed: true, draft: noFilters, onRetry: fn() },
};
export const FilteredInTheSheet: Story = {
  globals: { viewport: { value: 'phone' } },
  play: async ({ canvas, args }) => {
    const opener = canvas.queryByRole('button', { name: 'Filter' });
    if (!opener) return; // a wide window has popovers
    await userEvent.click(opener);
    const up = within(await screen.findByRole('dialog', { name: 'Filter' }));
    await userEvent.click(up.getByRole('checkbox', { name: /^Amul/ }));
    await expect(args.onChange).not.toHaveBeenCalled();
    await userEvent.click(up.getByRole('button', { name: 'Show 42 products' }));
    await expect(args.onChange).toHaveBeenLastCalledWith({ ...noFilters, brands: ['Amul'] });
    await expect(await canvas.findByRole('button', { name: 'Filter (1)' })).toBeVisible();
  },
};
export const Sorted: Story = {
  play: async ({ canvas, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: /^Sort/ }));
    await userEvent.click(await screen.findByRole('menuitemradio', { name: 'Price, low to high' }));
    await expect(args.onChange).toHaveBeenLastCalledWith({ ...noFilters, sort: 'price' });
  },
};
export const FocusVisible: Story = focused;
/** A chosen brand has no products any more, and names are long. */
export const LongText: Story = {
  args: {
    filters: { ...sampleFiltersOn, brands: [longName] },
    facets: { ...sampleFacets, brands: [...sampleFacets.brands, { name: longName, count: 2 }] },
  },
};
/** The maximum number of values is chosen: the others are disabled. */
export const AllChosen: Story = {
  args: {
    filters: {
      ...noFilters,
      brands: Array.from({ length: limits.filterValues }, (_, place) => `Brand ${place + 1}`),
    },
  },
};
export const Hindi: Story = {
  ...hindi,
  args: { filters: { ...sampleFiltersOn, brands: ['अमूल'] }, facets: hindiFacets, subCategories: [] },
};
export const Narrow: Story = { ...narrow, args: { filters: { ...sampleFiltersOn, brands: [longName] } } };

const bar = (chosen: Partial<BrowseBarProps>) => (
  <BrowseBar
    filters={noFilters}
    facets={sampleFacets}
    onChange={() => undefined}
    onDraftChange={() => undefined}
    {...chosen}
  />
);
export const Sheet: Story = sheet(
  {
    'Nothing on': bar({}),
    Filtered: bar({ filters: sampleFiltersOn }),
    Sorted: bar({ filters: { ...noFilters, sort: 'discount' } }),
    Loading: bar({ facets: undefined }),
  },
  700,
);
