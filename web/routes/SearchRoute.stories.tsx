import type { Meta } from '@storybook/react-vite';
import { calls } from '../../contract/calls.js';
import { searchLink } from '../../contract/links.js';
import { texts } from '../../contract/texts/en.js';
import { fill } from '../../contract/texts/fill.js';
import { isSilent, refuses, says } from '../support/stage/says.js';
import { seesExtremes } from '../support/stage/extremes.js';
import { scene, Screen } from '../support/stage/screen.js';
import { reads, sees } from '../support/stage/sees.js';

const meta = {
  title: 'Screens/Shop/Search',
  component: Screen,
  tags: ['!autodocs'],
  parameters: { layout: 'fullscreen' },
} satisfies Meta<typeof Screen>;
export default meta;

const at = searchLink('milk');

export const Data = scene({ at }, sees('heading', fill(texts.web.search.results, { query: 'milk' })));
export const Loading = scene(
  { at, answers: [isSilent(calls.product.search)] },
  sees('list', texts.ui.product.loading),
);
export const Empty = scene(
  {
    at,
    answers: [says(calls.product.search, { data: [], page: 1, totalPage: 0, totalCount: 0, marks: [] })],
  },
  reads(fill(texts.web.search.none, { query: 'milk' })),
);
export const Failed = scene(
  { at, answers: [refuses(calls.product.search, 'notReady')] },
  sees('button', texts.ui.states.retry),
);
export const Customer = scene({ at, as: 'customer', filled: true }, sees('button', /6 items/));

/** The longest names, no pictures, one crore for everything. */
export const NarrowExtremes: typeof Data = {
  ...scene({ at, extreme: true }, seesExtremes),
  globals: { viewport: { value: 'small' } },
};
