import type { Meta } from '@storybook/react-vite';
import { expect, screen, waitFor } from 'storybook/test';
import { calls } from '../../contract/calls.js';
import { routes } from '../../contract/links.js';
import { messages } from '../../contract/messages/en.js';
import { productsWithImages } from '../../ui/samples/images.js';
import { showsExtremes } from '../support/stage/extremes.js';
import { isSilent, refuses, says } from '../support/stage/says.js';
import { scene, Screen } from '../support/stage/screen.js';
import { reads, sees, waits } from '../support/stage/sees.js';

const meta = {
  title: 'Screens/Account/Favourites',
  component: Screen,
  tags: ['!autodocs'],
  parameters: { layout: 'fullscreen' },
} satisfies Meta<typeof Screen>;
export default meta;

const at = routes.favourites;
const { saved } = messages.ui;
/** The saved products of a guest, as the browser stores them. */
const keptWith = (quantity: number) => ({
  saved: JSON.stringify(
    productsWithImages.slice(0, 2).map(({ _id: productId }) => ({ productId, favourite: true, quantity })),
  ),
});

export const Customer = scene({ at, as: 'customer' }, sees('button', saved.addAll));
export const Guest = scene({ at, kept: keptWith(2) }, sees('button', saved.addAll));
/** The focus goes on to the next heart, and to the heading once nothing is saved any more. */
export const LastRemoved = scene({ at, kept: keptWith(0) }, async ({ canvas, userEvent }) => {
  const [first, second] = await canvas.findAllByRole('button', { name: /^Favourite/ });
  first?.focus();
  await userEvent.keyboard('{Enter}');
  await waitFor(() => expect(second).toHaveFocus());
  await userEvent.keyboard('{Enter}');
  await expect(await canvas.findByText(saved.empty)).toBeVisible();
  await waitFor(() => expect(canvas.getByRole('heading', { level: 1 })).toHaveFocus());
});
export const Loading = scene({ at, as: 'customer', answers: [isSilent(calls.saved.list)] }, waits);
export const Empty = scene({ at }, reads(saved.empty));
export const FavouritesAlone = scene(
  {
    at,
    as: 'customer',
    answers: [
      says(calls.saved.list, {
        data: [{ productId: productsWithImages[0]?._id ?? '', favourite: true, quantity: 0 }],
      }),
    ],
  },
  reads(saved.listEmpty),
);
export const Failed = scene(
  { at, as: 'customer', answers: [refuses(calls.saved.list, 'notReady')] },
  async ({ canvas }) => {
    await expect((await canvas.findAllByText(saved.notLoaded)).length).toBe(2);
  },
);

/** A change that the shop refuses is put back, and told. */
export const Refused = scene(
  { at, as: 'customer', answers: [refuses(calls.saved.update, 'listFull')] },
  async ({ canvas, userEvent }) => {
    const heart = (await canvas.findAllByRole('button', { name: /^Favourite/, pressed: true })).at(0);
    const name = heart?.getAttribute('aria-label') ?? '';
    if (heart) await userEvent.click(heart);
    await expect(await screen.findByText(messages.errors.listFull)).toBeVisible();
    await expect(await canvas.findByRole('button', { name, pressed: true })).toBeVisible();
  },
);

/** The longest names, no images, one crore for everything. */
export const NarrowExtremes: typeof Customer = {
  ...scene({ at, as: 'customer', extreme: true }, showsExtremes),
  globals: { viewport: { value: 'small' } },
};
