import type { Meta } from '@storybook/react-vite';
import { calls } from '../../contract/calls.js';
import { routes } from '../../contract/links.js';
import { texts } from '../../contract/texts/en.js';
import { adminTexts } from '../../contract/texts/en/admin.js';
import { noWords, sampleMisses, sampleWords } from '../../ui/samples/searching.js';
import { isSilent, refuses, says } from '../support/stage/says.js';
import { scene, Screen } from '../support/stage/screen.js';
import { reads, sees, waits } from '../support/stage/sees.js';

const meta = {
  title: 'Screens/Dashboard/Search words',
  component: Screen,
  tags: ['!autodocs'],
  parameters: { layout: 'fullscreen' },
} satisfies Meta<typeof Screen>;
export default meta;

const at = routes.searchAdmin;
const { searching: words } = adminTexts;
const misses = says(calls.search.misses, { data: sampleMisses, totalCount: 54 });
const groups = says(calls.search.words, { data: sampleWords });

export const Data = scene(
  { at, as: 'admin', answers: [misses, groups] },
  sees('button', 'Add to words: thayir'),
);
/** Nobody missed anything, and no words are set. */
export const Empty = scene(
  {
    at,
    as: 'admin',
    answers: [
      says(calls.search.misses, { data: [], totalCount: 0 }),
      says(calls.search.words, { data: noWords }),
    ],
  },
  reads(words.noMisses),
);
export const Loading = scene(
  { at, as: 'admin', answers: [isSilent(calls.search.misses), isSilent(calls.search.words)] },
  waits,
);
export const Failed = scene(
  {
    at,
    as: 'admin',
    answers: [refuses(calls.search.misses, 'notReady'), refuses(calls.search.words, 'notReady')],
  },
  sees('button', texts.ui.states.retry),
);
/** Only admins may. */
export const Customer = scene({ at, as: 'customer' }, reads(texts.errors.forbidden));
export const Narrow: typeof Data = { ...Data, globals: { viewport: { value: 'small' } } };
