import type { Meta } from '@storybook/react-vite';
import { calls } from '../../contract/calls.js';
import { productLink } from '../../contract/links.js';
import { texts } from '../../contract/texts/en.js';
import { milk } from '../support/stage/mockShop.js';
import { isSilent, refuses, says } from '../support/stage/says.js';
import { seesExtremes } from '../support/stage/extremes.js';
import { scene, Screen } from '../support/stage/screen.js';
import { reads, sees, waits } from '../support/stage/sees.js';

const meta = {
  title: 'Screens/Shop/Product',
  component: Screen,
  tags: ['!autodocs'],
  parameters: { layout: 'fullscreen' },
} satisfies Meta<typeof Screen>;
export default meta;

const at = productLink(milk);

export const Data = scene({ at }, sees('heading', 'Amul Taaza Toned Milk'));
export const Loading = scene({ at, answers: [isSilent(calls.product.details)] }, waits);
export const SoldOut = scene(
  { at, answers: [says(calls.product.details, { data: { ...milk, stock: 0 } })] },
  reads(texts.web.product.outOfStock),
);
/** The product was deleted. */
export const Gone = scene(
  { at, answers: [refuses(calls.product.details, 'notFound')] },
  sees('heading', texts.web.notFound),
);
export const Failed = scene(
  { at, answers: [refuses(calls.product.details, 'notReady')] },
  sees('button', texts.ui.states.retry),
);
export const Customer = scene({ at, as: 'customer', filled: true }, sees('button', /One more/));

/** The longest names, no pictures, one crore for everything. */
export const NarrowExtremes: typeof Data = {
  ...scene({ at, extreme: true }, seesExtremes),
  globals: { viewport: { value: 'small' } },
};
