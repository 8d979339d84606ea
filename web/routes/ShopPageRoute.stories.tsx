import type { Meta } from '@storybook/react-vite';
import { calls } from '../../contract/calls.js';
import { routes } from '../../contract/links.js';
import { messages } from '../../contract/messages/en.js';
import { hindi } from '../../ui/samples/hindi.js';
import { isSilent, refuses, says } from '../support/stage/says.js';
import { scene, Screen } from '../support/stage/screen.js';
import { reads, retries, sees, waits } from '../support/stage/sees.js';

const meta = {
  title: 'Screens/Shop/Help and policies',
  component: Screen,
  tags: ['!autodocs'],
  parameters: { layout: 'fullscreen' },
} satisfies Meta<typeof Screen>;
export default meta;

const { pages } = messages.ui.site;

export const Help = scene({ at: routes.help }, sees('heading', 'A problem with an order'));
export const Contact = scene({ at: routes.contact }, reads('Example Foods'));
export const Terms = scene({ at: routes.terms, as: 'customer' }, sees('heading', 'Prices and orders'));
export const Loading = scene({ at: routes.terms, answers: [isSilent(calls.shop.page)] }, waits);
export const Failed = scene(
  { at: routes.terms, answers: [refuses(calls.shop.page, 'notReady')] },
  retries(says(calls.shop.page, { data: { page: 'terms', body: 'Hello' } })),
);
/** A text of one word. */
export const Short = scene(
  { at: routes.contact, answers: [says(calls.shop.page, { data: { page: 'contact', body: 'Hello' } })] },
  sees('heading', pages.contact),
);
export const Hindi: typeof Help = { ...scene({ at: routes.help }, sees('heading')), ...hindi };
export const Narrow: typeof Help = { ...Terms, globals: { viewport: { value: 'small' } } };
