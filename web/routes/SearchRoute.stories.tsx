import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, userEvent, waitFor, within } from 'storybook/test';
import { calls } from '../../contract/calls.js';
import { routes, searchLink } from '../../contract/links.js';
import { messages } from '../../contract/messages/en.js';
import { fill } from '../../contract/messages/fill.js';
import { sampleSubCategories } from '../../ui/samples/browse.js';
import { hindi } from '../../ui/samples/hindi.js';
import { breakpoints } from '../../ui/theme/screens.js';
import { openShop, products } from '../support/stage/mockShop.js';
import { isSilent, refuses, says } from '../support/stage/says.js';
import { showsExtremes } from '../support/stage/extremes.js';
import { answersFromNow, scene, Screen } from '../support/stage/screen.js';
import { reads, sees } from '../support/stage/sees.js';

const meta = {
  title: 'Screens/Shop/Search',
  component: Screen,
  tags: ['!autodocs'],
  parameters: { layout: 'fullscreen' },
} satisfies Meta<typeof Screen>;
export default meta;

const at = searchLink('milk');

const nothing = says(calls.product.search, {
  data: [],
  page: 1,
  totalPage: 0,
  totalCount: 0,
  marks: [],
  meant: null,
});
const noWords = says(calls.product.suggest, {
  data: { terms: [], categories: [], products: [], marks: [] },
});

export const Data = scene({ at }, sees('heading', fill(messages.web.search.results, { query: 'milk' })));
export const Loading = scene(
  { at, answers: [isSilent(calls.product.search)] },
  sees('list', messages.ui.product.loading),
);
/** Similar searches and popular products. */
export const Empty = scene({ at, answers: [nothing] }, async ({ canvas }) => {
  await canvas.findByText(fill(messages.web.search.none, { query: 'milk' }));
  await canvas.findByRole('heading', { name: messages.web.recommendations.popular });
  const near = await canvas.findByRole('list', { name: messages.web.search.didYouMean });
  await expect(within(near).getByRole('button', { name: 'milk powder' })).toBeVisible();
});
/** No related searches, and no orders yet. */
export const EmptyWithoutWords = scene(
  { at, answers: [nothing, noWords, says(calls.product.popular, { data: [] })] },
  reads(messages.web.search.noneHint),
);
/** Nothing is searched for yet: the popular searches of the shop. */
export const NoText = scene({ at: routes.search }, sees('list', messages.ui.search.kinds.popular));
export const Failed = scene(
  { at, answers: [refuses(calls.product.search, 'notReady')] },
  sees('button', messages.ui.states.retry),
);
export const Retried = scene(
  { at, answers: [refuses(calls.product.search, 'notReady')] },
  async (context) => {
    const retry = await context.canvas.findByRole('button', { name: messages.ui.states.retry });
    answersFromNow(openShop);
    await context.userEvent.click(retry);
    await sees('article')(context);
  },
);
/** The facets failed to load: a notice says so, and the results stay. */
export const WithoutFacets = scene(
  { at, answers: [refuses(calls.product.facets, 'notReady'), refuses(calls.product.suggest, 'notReady')] },
  sees('article'),
);
export const Customer = scene({ at, as: 'customer', filled: true }, sees('button', /6 items/));

const filtered = `${at}&sub=${sampleSubCategories[0]?._id ?? ''}&brand=Amul&from=20&to=100&off=10&stock=in&food=veg&sort=price`;

export const Filtered = scene({ at: filtered }, sees('button', 'Remove filter: Amul'));
export const NothingLeft = scene({ at: filtered, answers: [nothing] }, async ({ canvas }) => {
  await canvas.findByText(messages.web.search.noneLeft);
  await canvas.findByRole('button', { name: messages.web.search.clearFilters });
});
/** A typo: a notice names the corrected search. */
export const Meant = scene(
  {
    at: searchLink('panner'),
    answers: [
      says(calls.product.search, {
        data: products.slice(0, 4),
        page: 1,
        totalPage: 1,
        totalCount: 4,
        marks: ['amu'],
        meant: 'paneer',
      }),
    ],
  },
  async ({ canvas }) => {
    await canvas.findByRole('heading', { level: 1, name: 'Showing results for "paneer"' });
    await expect(canvas.getByText(/No results for "panner"/)).toBeVisible();
  },
);
/** The recent searches: under the box on a desktop, above the products on a phone. */
export const SearchedBefore = scene(
  { at: searchLink(), kept: { recentsearches: JSON.stringify({ entries: ['paneer', 'bread'] }) } },
  async ({ canvas, userEvent }) => {
    (await canvas.findByRole('combobox')).focus();
    await userEvent.keyboard('{ArrowDown}'); // opens the list if it is closed
    // a phone shows them above the products, a wide window in the list of the search box
    const isVisible = () => canvas.getAllByText('bread').some((found) => found.checkVisibility());
    await waitFor(() => expect(isVisible()).toBe(true));
  },
);
export const OnAPhone: typeof Data = {
  ...scene({ at: filtered }, sees('button', 'Remove filter: Amul')),
  globals: { viewport: { value: 'phone' } },
};
/** Types another search, which is never answered. */
const typesSearch: NonNullable<StoryObj['play']> = async ({ canvas, userEvent }) => {
  await userEvent.keyboard('{Shift}'); // loads the search box
  const field = await canvas.findByRole('combobox');
  answersFromNow([isSilent(calls.product.search)]);
  await userEvent.clear(field);
  await userEvent.type(field, 'paneer');
};
/** The former results stay while another search loads, and say that they are of the former one. */
export const NextLoading = scene({ at }, async (context) => {
  const { canvas } = context;
  const label = fill(messages.web.search.results, { query: 'milk' });
  const list = await canvas.findByRole('list', { name: label });
  await expect(list).toHaveAttribute('aria-busy', 'false');
  await typesSearch(context);
  await waitFor(() => expect(list).toHaveAttribute('aria-busy', 'true'));
  await expect(canvas.getByRole('heading', { level: 1, name: label })).toBeVisible();
  await expect(canvas.getByText(messages.ui.product.loading)).toBeVisible();
});
/** After a search without results, another one begins as the first. */
export const LoadingAfterEmpty = scene({ at, answers: [nothing] }, async (context) => {
  const { canvas } = context;
  await canvas.findByText(fill(messages.web.search.none, { query: 'milk' }));
  await typesSearch(context);
  await sees('list', messages.ui.product.loading)(context);
  await expect(canvas.queryByText('0 products')).toBeNull();
});
/** The sheet shows as many products as the facets count. */
export const FilterSheet: typeof Data = {
  ...scene({ at }, async ({ canvas }) => {
    await canvas.findAllByRole('article');
    if (window.innerWidth >= breakpoints.md) return; // a wide window has popovers
    await userEvent.click(await canvas.findByRole('button', { name: 'Filter' }));
    await screen.findByRole('button', { name: 'Show 10 products' });
  }),
  globals: { viewport: { value: 'phone' } },
};
export const Hindi: typeof Data = {
  ...scene({ at: filtered }, sees('button', /Amul/)),
  ...hindi,
};

/** The longest names, no images, one crore for everything. */
export const NarrowExtremes: typeof Data = {
  ...scene({ at, extreme: true }, showsExtremes),
  globals: { viewport: { value: 'small' } },
};
