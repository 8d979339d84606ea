import type { Meta } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { calls } from '../../contract/calls.js';
import { routes } from '../../contract/links.js';
import { texts } from '../../contract/texts/en.js';
import { milk } from '../support/stage/mockShop.js';
import { isSilent, refuses, says } from '../support/stage/says.js';
import { picturedProducts } from '../../ui/samples/pictures.js';
import { mostSeen, seenKey } from '../features/habits/seen.js';
import { seesExtremes } from '../support/stage/extremes.js';
import { scene, Screen } from '../support/stage/screen.js';
import { sees } from '../support/stage/sees.js';

const meta = {
  title: 'Screens/Shop/Home',
  component: Screen,
  tags: ['!autodocs'],
  parameters: { layout: 'fullscreen' },
} satisfies Meta<typeof Screen>;
export default meta;

const at = routes.home;

export const Data = scene({ at }, sees('heading', 'Dairy, Bread & Eggs'));
export const Loading = scene(
  { at, answers: [isSilent(calls.category.list), isSilent(calls.subcategory.list)] },
  sees('list', texts.ui.site.loadingCategories),
);
/** The merchant has no categories yet. */
export const Empty = scene(
  { at, answers: [says(calls.category.list, { data: [] })] },
  sees('heading', /Groceries/),
);
export const Failed = scene(
  { at, answers: [refuses(calls.category.list, 'notReady')] },
  sees('button', texts.ui.states.retry),
);
export const Customer = scene({ at, as: 'customer', filled: true }, sees('button', /6 items/));
const has = [says(calls.order.bought, { data: picturedProducts })];
const { bought, seen, clearSeenNamed } = texts.web.habits;
/** Somebody who has bought before. */
export const BoughtBefore = scene({ at, as: 'customer', answers: has }, sees('heading', bought));
/** Its place is held, so that nothing moves when the answer is there. */
export const BoughtLoading = scene(
  { at, as: 'customer', answers: [isSilent(calls.order.bought)] },
  sees('heading', bought),
);
export const BoughtFailed = scene(
  { at, as: 'customer', answers: [refuses(calls.order.bought, 'notReady')] },
  sees('button', texts.ui.states.retry),
);
/** What was looked at on this device. */
const looked = {
  [seenKey]: JSON.stringify({ entries: picturedProducts.slice(0, mostSeen).map(({ _id }) => _id) }),
};
export const Seen = scene({ at, kept: looked }, sees('button', clearSeenNamed));
export const SeenLoading = scene(
  { at, kept: looked, answers: [isSilent(calls.product.summaries)] },
  sees('heading', seen),
);
export const BoughtAndSeen = scene(
  {
    at,
    as: 'customer',
    filled: true,
    answers: has,
    kept: { [seenKey]: JSON.stringify({ person: 'customer', entries: [picturedProducts[4]?._id] }) },
  },
  sees('button', clearSeenNamed),
);
/** What another account looked at here is not shown. */
export const SeenBySomebodyElse: typeof Data = scene(
  { at, as: 'customer', kept: { [seenKey]: JSON.stringify({ person: 'other', entries: [milk._id] }) } },
  async (context) => {
    await sees('heading', 'Dairy, Bread & Eggs')(context);
    await expect(context.canvas.queryByRole('heading', { name: seen })).toBeNull();
  },
);
export const Admin = scene({ at, as: 'admin' }, sees('heading', 'Dairy, Bread & Eggs'));

/** The longest names, no pictures, one crore for everything. */
export const NarrowExtremes: typeof Data = {
  ...scene({ at, extreme: true }, seesExtremes),
  globals: { viewport: { value: 'small' } },
};
