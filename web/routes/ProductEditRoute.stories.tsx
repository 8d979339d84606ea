import type { Meta } from '@storybook/react-vite';
import { expect, fn, waitFor } from 'storybook/test';
import { calls } from '../../contract/calls.js';
import { routes } from '../../contract/links.js';
import { messages } from '../../contract/messages/en.js';
import { adminMessages } from '../../contract/messages/en/admin.js';
import { milk } from '../support/stage/mockShop.js';
import { isSilent, refuses, says } from '../support/stage/says.js';
import { answersFromNow, scene, Screen } from '../support/stage/screen.js';
import { sees, waits } from '../support/stage/sees.js';

const meta = {
  title: 'Screens/Dashboard/Edit product',
  component: Screen,
  tags: ['!autodocs'],
  parameters: { layout: 'fullscreen' },
} satisfies Meta<typeof Screen>;
export default meta;

const at = `${routes.productAdmin}/${milk._id}`;

export const Data = scene({ at, as: 'admin' }, sees('textbox', /Name/));
export const Loading = scene({ at, as: 'admin', answers: [isSilent(calls.product.stored)] }, waits);
export const Failed = scene(
  { at, as: 'admin', answers: [refuses(calls.product.stored, 'notReady')] },
  sees('button', messages.ui.states.retry),
);
const created = fn();
const details = calls.product.stored;
/** The product is deleted during the edit, and is saved as a new one. */
export const SavedAsNew = scene(
  {
    at,
    as: 'admin',
    answers: [
      says(details, { data: { ...milk, image: [], translations: {} } }), // the image of the sample is no address
      refuses(calls.product.update, 'notFound'),
      says(calls.product.create, (body) => {
        created(body);
        return { data: { ...milk, name: body.name, unit: body.unit } };
      }),
    ],
  },
  async ({ canvas, userEvent }) => {
    const { unsaved } = adminMessages.catalogue;
    await userEvent.type(await canvas.findByLabelText('Unit'), ' pouch');
    answersFromNow([refuses(details, 'notFound')]);
    await userEvent.click(canvas.getByRole('button', { name: unsaved.save }));
    await userEvent.click(await canvas.findByRole('button', { name: unsaved.saveAsNew }));
    await waitFor(() =>
      expect(created).toHaveBeenCalledWith(
        expect.objectContaining({ name: milk.name, unit: `${milk.unit} pouch` }),
      ),
    );
  },
);
/** The product was deleted, or the address is wrong. */
export const Missing = scene(
  { at, as: 'admin', answers: [refuses(calls.product.stored, 'notFound')] },
  sees('link', adminMessages.screens.toProducts),
);
