import type { Meta } from '@storybook/react-vite';
import { expect, fn, screen, waitFor } from 'storybook/test';
import { calls } from '../../contract/calls.js';
import { limits } from '../../contract/limits.js';
import { routes } from '../../contract/links.js';
import { fill } from '../../contract/messages/fill.js';
import { messages } from '../../contract/messages/en.js';
import { adminMessages } from '../../contract/messages/en/admin.js';
import { noWords, sampleSearchesWithoutResults, sampleWords } from '../../ui/samples/searching.js';
import { isSilent, refuses, says } from '../support/stage/says.js';
import { scene, Screen } from '../support/stage/screen.js';
import { reads, retries, sees, waits } from '../support/stage/sees.js';

const meta = {
  title: 'Screens/Dashboard/Synonyms',
  component: Screen,
  tags: ['!autodocs'],
  parameters: { layout: 'fullscreen' },
} satisfies Meta<typeof Screen>;
export default meta;

const at = routes.searchAdmin;
const { searching: words } = adminMessages;
const searchesWithoutResults = says(calls.search.searchesWithoutResults, {
  data: sampleSearchesWithoutResults,
  totalCount: 54,
});
const groups = says(calls.search.synonyms, { data: sampleWords });

export const Data = scene(
  { at, as: 'admin', answers: [searchesWithoutResults, groups] },
  sees('button', 'Add to synonyms: thayir'),
);
/** No searches without results, and no synonyms. */
export const Empty = scene(
  {
    at,
    as: 'admin',
    answers: [
      says(calls.search.searchesWithoutResults, { data: [], totalCount: 0 }),
      says(calls.search.synonyms, { data: noWords }),
    ],
  },
  reads(words.noSearchesWithoutResults),
);
export const Loading = scene(
  {
    at,
    as: 'admin',
    answers: [isSilent(calls.search.searchesWithoutResults), isSilent(calls.search.synonyms)],
  },
  waits,
);
export const Failed = scene(
  {
    at,
    as: 'admin',
    answers: [
      refuses(calls.search.searchesWithoutResults, 'notReady'),
      refuses(calls.search.synonyms, 'notReady'),
    ],
  },
  sees('button', messages.ui.states.retry),
);
export const Retried = scene(
  { at, as: 'admin', answers: [searchesWithoutResults, refuses(calls.search.synonyms, 'notReady')] },
  retries(groups),
);
const saved = fn();
/** A search becomes a synonym: its field gets the focus, and nobody leaves the screen unasked before it is saved. */
export const Added = scene(
  {
    at,
    as: 'admin',
    answers: [
      searchesWithoutResults,
      groups,
      says(calls.search.updateWords, (body) => {
        saved(body);
        return { data: { ...sampleWords, ...body } };
      }),
    ],
  },
  async ({ canvas, userEvent }) => {
    const { unsaved } = adminMessages.catalogue;
    const thayir = { word: 'thayir' };
    await userEvent.click(await canvas.findByRole('button', { name: fill(words.addWordNamed, thayir) }));
    const field = canvas.getByLabelText(fill(words.addTo, thayir));
    await expect(field).toHaveFocus();
    await userEvent.type(field, 'mosaru{Enter}');
    await userEvent.click(canvas.getByRole('link', { name: adminMessages.screens.changes }));
    await userEvent.click(await screen.findByRole('button', { name: unsaved.stay }));
    await userEvent.click(await canvas.findByRole('button', { name: unsaved.save }));
    await waitFor(() => expect(canvas.queryByText(unsaved.title)).toBeNull());
    const sent = [['thayir', 'mosaru'], ...sampleWords.groups];
    await expect(saved).toHaveBeenCalledWith({ groups: sent, revision: sampleWords.revision });
  },
);
let isLastGone = false;
/** When the only search of the last page is removed, the page before it is shown. */
export const LastOfItsPage = scene(
  {
    at,
    as: 'admin',
    answers: [
      says(calls.search.searchesWithoutResults, ({ page }) => {
        const lastPage = isLastGone ? [] : sampleSearchesWithoutResults.slice(0, 1);
        return {
          data: Number(page) === 1 ? sampleSearchesWithoutResults.slice(1) : lastPage,
          totalCount: limits.pageSize.table + lastPage.length,
        };
      }),
      says(calls.search.forget, () => {
        isLastGone = true;
        return {};
      }),
      groups,
    ],
  },
  async ({ canvas, userEvent }) => {
    isLastGone = false;
    await userEvent.click(await canvas.findByRole('button', { name: adminMessages.table.next }));
    await userEvent.click(
      await canvas.findByRole('button', { name: fill(words.forgetNamed, { word: 'thayir' }) }),
    );
    await canvas.findByRole('button', { name: fill(words.forgetNamed, { word: 'mosambi juice' }) });
  },
);
/** Only admins may open it. */
export const Customer = scene({ at, as: 'customer' }, reads(messages.errors.forbidden));
export const Narrow: typeof Data = { ...Data, globals: { viewport: { value: 'small' } } };
