import type { Meta } from '@storybook/react-vite';
import { expect, screen, waitFor } from 'storybook/test';
import { calls } from '../../contract/calls.js';
import { routes } from '../../contract/links.js';
import { messages } from '../../contract/messages/en.js';
import { homeAddress, workAddress } from '../../ui/samples/account.js';
import { isSilent, refuses, says } from '../support/stage/says.js';
import { seesExtremes } from '../support/stage/extremes.js';
import { scene, Screen } from '../support/stage/screen.js';
import { reads, retries, sees, waits } from '../support/stage/sees.js';

const meta = {
  title: 'Screens/Account/Addresses',
  component: Screen,
  tags: ['!autodocs'],
  parameters: { layout: 'fullscreen' },
} satisfies Meta<typeof Screen>;
export default meta;

const at = routes.addresses;
const { address: words } = messages.ui;

export const Data = scene({ at, as: 'customer' }, reads(/Law College Road/));
export const Loading = scene({ at, as: 'customer', answers: [isSilent(calls.address.list)] }, waits);
export const Empty = scene(
  { at, as: 'customer', answers: [says(calls.address.list, { data: [] })] },
  sees('button', /Add address/i),
);
export const Failed = scene(
  { at, as: 'customer', answers: [refuses(calls.address.list, 'notReady')] },
  retries(says(calls.address.list, { data: [homeAddress] })),
);

let saved = [homeAddress, workAddress];
/** The focus goes to the Delete button of the next address, and to the group around the tile after the last one. */
export const Removing = scene(
  {
    at,
    as: 'customer',
    answers: [
      says(calls.address.list, () => ({ data: saved })),
      says(calls.address.disable, ({ _id }) => {
        saved = saved.filter((address) => address._id !== _id);
        return {};
      }),
    ],
  },
  async ({ canvas, userEvent }) => {
    saved = [homeAddress, workAddress];
    const remove = async () => {
      const [first] = await canvas.findAllByRole('button', { name: /^Delete / });
      if (first) await userEvent.click(first);
      await userEvent.click(await screen.findByRole('button', { name: words.confirmRemove }));
    };
    await remove();
    await waitFor(() => expect(canvas.getByRole('button', { name: /^Delete / })).toHaveFocus());
    await remove();
    await waitFor(() => expect(canvas.getByRole('group', { name: words.title })).toHaveFocus());
  },
);

/** The longest names, no images, one crore for everything. */
export const NarrowExtremes: typeof Data = {
  ...scene({ at, as: 'customer', extreme: true }, seesExtremes),
  globals: { viewport: { value: 'small' } },
};
