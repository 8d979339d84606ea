import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, userEvent, waitFor, within } from 'storybook/test';
import { calls } from '../../contract/calls.js';
import { routes } from '../../contract/links.js';
import { messages } from '../../contract/messages/en.js';
import { adminMessages } from '../../contract/messages/en/admin.js';
import { dairy, milk, stockPage } from '../support/stage/mockShop.js';
import { isSilent, refuses, says } from '../support/stage/says.js';
import { seesExtremes } from '../support/stage/extremes.js';
import { scene, Screen } from '../support/stage/screen.js';
import { reads, sees, waits } from '../support/stage/sees.js';

const meta = {
  title: 'Screens/Dashboard/Stock and prices',
  component: Screen,
  tags: ['!autodocs'],
  parameters: { layout: 'fullscreen' },
} satisfies Meta<typeof Screen>;
export default meta;

const at = routes.stockAdmin;
const none = { ...stockPage, data: [], totalCount: 0, counts: { all: 0, low: 0, out: 0 } };
const price = new RegExp(`^Edit Price of ${milk.name}`);

type Canvas = Parameters<NonNullable<StoryObj['play']>>[0]['canvas'];

const chooseAll = async (canvas: Canvas) => {
  await canvas.findByRole('button', { name: price });
  await userEvent.click(canvas.getByRole('checkbox', { name: 'Select all on this page' }));
};

export const Data = scene({ at, as: 'admin' }, async (context) => {
  await sees('button', price)(context);
  await reads('Out of stock · 12 waiting')(context);
});
export const Loading = scene({ at, as: 'admin', answers: [isSilent(calls.product.table)] }, waits);
export const Empty = scene(
  { at, as: 'admin', answers: [says(calls.product.table, none)] },
  reads(adminMessages.screens.noProducts),
);
export const Failed = scene(
  { at, as: 'admin', answers: [refuses(calls.product.table, 'notReady')] },
  sees('button', messages.ui.states.retry),
);
/** Only admins may open it. */
export const Customer = scene({ at, as: 'customer' }, reads(messages.errors.forbidden));

const views = {
  stockViews: JSON.stringify([{ label: 'Dairy', query: `category=${dairy._id}`, hidden: [] }]),
  stockColumns: '["unit"]',
};
const seesDairy = sees('button', `Change filter Category: ${dairy.name}`);
/** Filters, sort order and a saved view. */
export const Filtered = scene(
  { at: `${at}?category=${dairy._id}&discounted=yes&sort=-price`, as: 'admin', kept: views },
  seesDairy,
);
/** A saved view restores its filters. */
export const SavedView = scene({ at, as: 'admin', kept: views }, async (context) => {
  await userEvent.click(await context.canvas.findByRole('tab', { name: 'Dairy' }));
  await seesDairy(context);
});
export const NothingFound = scene(
  { at: `${at}?search=mikl&stock=low`, as: 'admin', answers: [says(calls.product.table, none)] },
  reads('No results for "mikl"'),
);

const saves = [says(calls.product.update, { data: { ...milk, price: 79.5, revision: 4, translations: {} } })];
const editsPrice = async (canvas: Canvas) => {
  await userEvent.click(await canvas.findByRole('button', { name: price }));
  await userEvent.keyboard('79.5{Enter}');
};

/**
 * Optimistic update: the table shows the typed value before the shop has answered, and the notice offers
 * Undo.
 */
export const Edited = scene({ at, as: 'admin', answers: saves }, async ({ canvas }) => {
  await editsPrice(canvas);
  await expect(await screen.findByRole('button', { name: 'Undo' })).toBeVisible();
  await expect(canvas.getByRole('button', { name: price })).toHaveTextContent('₹79.50');
});

/** After Undo, the table shows the saved value although another search is shown by now. */
export const UndoneAfterSearch = scene({ at, as: 'admin', answers: saves }, async ({ canvas }) => {
  await editsPrice(canvas);
  const undo = await screen.findByRole('button', { name: 'Undo' });
  const shown = () => canvas.getByRole('button', { name: price });
  await userEvent.click(canvas.getByRole('searchbox'));
  await userEvent.paste('milk'); // typed slowly it would be several searches, and a late reply has the former price
  await waitFor(() => expect(shown()).not.toHaveTextContent('₹79.50')); // the page of the search
  await userEvent.click(undo);
  await waitFor(() => expect(shown()).toHaveTextContent('₹79.50')); // the reply to Undo
});

/** Edit conflict: another admin was faster; both prices are shown, and the typed one is kept (W-34). */
export const Conflict = scene(
  {
    at,
    as: 'admin',
    answers: [refuses(calls.product.update, 'staleRevision', { data: { ...milk, price: 80, revision: 4 } })],
  },
  async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('button', { name: price }));
    await userEvent.keyboard('75{Enter}');
    await expect(
      await canvas.findByText('Someone else changed it to ₹80.00. You entered ₹75.00.'),
    ).toBeVisible();
    await expect(canvas.getByRole('button', { name: price })).toHaveTextContent('₹80.00');
  },
);

/** All or none: the products that prevent the edit are named and stay selected. */
export const BulkRefused = scene(
  {
    at,
    as: 'admin',
    answers: [
      refuses(calls.product.bulk, 'rowsRefused', {
        data: { rows: [{ _id: milk._id, name: milk.name, code: 'staleRevision', revision: 4 }] },
      }),
    ],
  },
  async ({ canvas }) => {
    await chooseAll(canvas);
    await userEvent.click(canvas.getByRole('button', { name: 'Change discount' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Change discount' }));
    await userEvent.type(await dialog.findByRole('textbox', { name: 'Discount in %' }), '10{Enter}');
    await expect(await dialog.findByRole('alert')).toHaveTextContent(`${milk.name}: changed by someone else`);
  },
);
export const Deleting = scene({ at, as: 'admin' }, async ({ canvas }) => {
  await chooseAll(canvas);
  await userEvent.click(canvas.getByRole('button', { name: 'Delete' }));
  await expect(await screen.findByRole('alertdialog', { name: /^Delete \d+ products/ })).toBeVisible();
});

/** The longest names, no images, one crore for everything. */
export const NarrowExtremes: typeof Data = {
  ...scene({ at, as: 'admin', extreme: true }, seesExtremes),
  globals: { viewport: { value: 'small' } },
};
