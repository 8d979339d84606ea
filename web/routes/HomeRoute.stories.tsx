import type { Meta } from '@storybook/react-vite';
import { calls } from '../../contract/calls.js';
import { routes } from '../../contract/links.js';
import { texts } from '../../contract/texts/en.js';
import { isSilent, refuses, says } from '../support/stage/says.js';
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
export const Admin = scene({ at, as: 'admin' }, sees('heading', 'Dairy, Bread & Eggs'));

/** The longest names, no pictures, one crore for everything. */
export const NarrowExtremes: typeof Data = {
  ...scene({ at, extreme: true }, seesExtremes),
  globals: { viewport: { value: 'small' } },
};
