import { expect, jest, test } from '@jest/globals';
import { screen, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { useState } from 'react';
import { limits } from '../../contract/limits.js';
import { messages } from '../../contract/messages/en.js';
import { sampleFacets, sampleFiltersOn } from '../samples/browse.js';
import { show } from '../samples/show.js';
import { BrowseBar, type BrowseBarProps } from './BrowseBar.js';
import { discountOptions, groupsFor } from './facets.js';
import { badgesOf, filtersOn, noFilters, unfiltered, type ProductFilters } from './productFilters.js';

const words = messages.ui.browse;
const onChange = jest.fn<(filters: ProductFilters) => void>();

/** Renders the bar as on a phone, because jsdom has no width. */
function Phone({ filters: first = noFilters, ...given }: Partial<BrowseBarProps>) {
  const [filters, setFilters] = useState(first);
  const [draft, setDraft] = useState<ProductFilters>();
  return (
    <BrowseBar
      filters={filters}
      facets={sampleFacets}
      {...given}
      draft={draft}
      onDraftChange={setDraft}
      onChange={(next) => {
        onChange(next);
        setFilters(next);
      }}
    />
  );
}

const openSheet = async () => {
  await userEvent.click(screen.getByRole('button', { name: /^Filter/ }));
  return within(screen.getByRole('dialog', { name: 'Filter' }));
};

test('nothing happens to the list before the sheet is applied', async () => {
  show(<Phone />);
  onChange.mockClear();
  const up = await openSheet();
  await userEvent.click(up.getByRole('checkbox', { name: /^Amul/ }));
  await userEvent.click(up.getByRole('radio', { name: /^25% off/ }));
  expect(onChange).not.toHaveBeenCalled();
  await userEvent.click(up.getByRole('button', { name: 'Show 42 products' }));
  expect(onChange.mock.calls).toEqual([[{ ...noFilters, brands: ['Amul'], discount: 25 }]]);
});

test('a price typed in the sheet counts when one goes on to the button, the lower end first', async () => {
  show(<Phone />);
  const up = await openSheet();
  await userEvent.type(up.getByRole('textbox', { name: 'From ₹' }), '80');
  await userEvent.type(up.getByRole('textbox', { name: 'To ₹' }), '49.5');
  await userEvent.click(up.getByRole('button', { name: 'Show 42 products' }));
  expect(onChange).toHaveBeenLastCalledWith({ ...noFilters, from: 49.5, to: 80 });
});

test('an invalid amount shows an error and is not applied', async () => {
  show(<Phone />);
  const up = await openSheet();
  await userEvent.type(up.getByRole('textbox', { name: 'From ₹' }), 'ten');
  expect(up.getByText(words.figures)).toBeVisible();
  await userEvent.click(up.getByRole('button', { name: 'Show 42 products' }));
  expect(onChange).toHaveBeenLastCalledWith(noFilters);
});

test('Clear all takes every filter off and leaves the order', async () => {
  show(<Phone filters={sampleFiltersOn} />);
  const up = await openSheet();
  await userEvent.click(up.getByRole('button', { name: 'Clear all' }));
  expect(up.getByRole('textbox', { name: 'From ₹' })).toHaveValue('');
  await userEvent.click(up.getByRole('button', { name: 'Show 42 products' }));
  expect(onChange).toHaveBeenLastCalledWith({ ...noFilters, sort: 'price' });
});

test('each filter that is on has a badge, which takes it off', async () => {
  show(<Phone filters={sampleFiltersOn} />);
  const on = screen.getByRole('list', { name: 'Applied filters' });
  expect(within(on).getAllByRole('button')).toHaveLength(8);
  await userEvent.click(within(on).getByRole('button', { name: 'Remove filter: Nandini' }));
  expect(onChange).toHaveBeenLastCalledWith({ ...sampleFiltersOn, brands: ['Amul'] });
  await userEvent.click(within(on).getByRole('button', { name: 'Clear all' }));
  expect(screen.queryByRole('list', { name: 'Applied filters' })).toBeNull();
});

test('the order is chosen from a list that marks the present one', async () => {
  show(<Phone filters={{ ...noFilters, sort: 'newest' }} />);
  await userEvent.click(screen.getByRole('button', { name: 'Sort' }));
  expect(screen.getByRole('menuitemradio', { name: 'Newest first' })).toBeChecked();
  await userEvent.click(screen.getByRole('menuitemradio', { name: 'Recommended' }));
  expect(onChange).toHaveBeenLastCalledWith(noFilters);
});

test('what leads nowhere is not offered, what is chosen is', async () => {
  show(<Phone filters={{ ...noFilters, brands: ['Gone'] }} />);
  const up = await openSheet();
  expect(up.getByRole('checkbox', { name: /^Gone/ })).toBeChecked();
  expect(up.queryByRole('checkbox', { name: /^Butter/ })).toBeNull();
  expect(up.getByRole('radio', { name: /^50% off/ })).toBeDisabled();
  expect(up.getByRole('radio', { name: /^Non-veg/ })).toBeDisabled();
});

test('a list of many brands shows eight, and the rest on request', async () => {
  show(<Phone />);
  const up = await openSheet();
  expect(up.queryByRole('checkbox', { name: /^Raw Pressery/ })).toBeNull();
  await userEvent.click(up.getByRole('button', { name: 'Show all 9' }));
  expect(up.getByRole('checkbox', { name: /^Raw Pressery/ })).toBeVisible();
});

test('with as many chosen as the shop takes at a time, no other can be ticked, and it is said why', async () => {
  const brands = Array.from({ length: limits.filterValues }, (_, place) => `Brand ${place}`);
  show(<Phone filters={{ ...noFilters, brands }} />);
  const up = await openSheet();
  await userEvent.click(up.getByRole('button', { name: /^Show all/ }));
  expect(up.getByRole('checkbox', { name: /^Amul/ })).toBeDisabled();
  expect(up.getByRole('checkbox', { name: /^Brand 19/ })).toBeEnabled();
  expect(up.getByRole('group', { name: 'Brand' })).toHaveAccessibleDescription(/Up to 20 at a time/);
  await userEvent.click(up.getByRole('checkbox', { name: /^Brand 19/ }));
  expect(up.getByRole('checkbox', { name: /^Amul/ })).toBeEnabled();
  expect(up.queryByText(/at a time/)).toBeNull();
});

test('the count of a former draft is not shown for another one', async () => {
  show(<Phone current={false} />);
  const up = await openSheet();
  expect(up.getByRole('button', { name: 'Apply' })).toBeVisible();
  expect(up.queryByRole('button', { name: /^Show \d+ products?$/ })).toBeNull();
});

test('where what there is to choose could not be had, the sheet says so and tries again', async () => {
  const onRetry = jest.fn();
  show(<Phone facets={undefined} current={false} failed onRetry={onRetry} />);
  const up = await openSheet();
  expect(up.getByRole('alert')).toHaveTextContent('Couldn’t load the filters');
  await userEvent.click(up.getByRole('button', { name: 'Retry' }));
  expect(onRetry).toHaveBeenCalledTimes(1);
});

test('where that fails later, what is ticked can still be taken off', async () => {
  show(<Phone filters={{ ...noFilters, brands: ['Amul'] }} current={false} failed onRetry={jest.fn()} />);
  const up = await openSheet();
  expect(up.getByRole('alert')).toHaveTextContent('Couldn’t load the filters');
  await userEvent.click(up.getByRole('checkbox', { name: /^Amul/ }));
  await userEvent.click(up.getByRole('button', { name: 'Apply' }));
  expect(onChange).toHaveBeenLastCalledWith(noFilters);
});

test('groups that make no difference are left out', () => {
  const one = { ...sampleFacets, brands: sampleFacets.brands.slice(0, 1), prices: null };
  expect(groupsFor(one, noFilters)).toEqual(['category', 'discount', 'food']);
  expect(groupsFor(one, { ...noFilters, brands: ['Amul'], to: 10 })).toContain('brand');
  expect(groupsFor(one, { ...noFilters, to: 10 })).toContain('price');
});

test('a step of discount that the shop does not count has none', () => {
  expect(discountOptions({ ...sampleFacets, discounts: [] }, words).map(({ count }) => count)).toEqual([
    undefined,
    0,
    0,
    0,
  ]);
});

test('a badge for every filter, one for a price whatever its ends', () => {
  expect(badgesOf(sampleFiltersOn, sampleFacets.subCategories, words).map(({ label }) => label)).toEqual([
    'Milk',
    'Amul',
    'Nandini',
    '₹20.00 to ₹100.00',
    '10% off or more',
    'In stock',
    'Veg only',
  ]);
  expect(filtersOn(sampleFiltersOn)).toBe(7);
  expect(filtersOn(unfiltered(sampleFiltersOn))).toBe(0);
  expect(badgesOf({ ...noFilters, to: 50 }, [], words).map(({ label }) => label)).toEqual(['Up to ₹50.00']);
  expect(badgesOf({ ...noFilters, from: 50 }, [], words)[0]?.without).toEqual(noFilters);
});
