import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent } from 'storybook/test';
import { hindiAddress, homeAddress, longAddress, parentsAddress, workAddress } from '../samples/account.js';
import { column } from '../samples/column.js';
import { hindi } from '../samples/hindi.js';
import { Posed } from '../samples/posed.js';
import { sheet } from '../samples/sheet.js';
import { narrow, pressed } from '../samples/states.js';
import { usage } from '../samples/usage.js';
import { AddressCard } from './AddressCard.js';

const args = { address: homeAddress, onEdit: fn(), onDelete: fn() };

const meta = {
  title: 'Account/AddressCard',
  component: AddressCard,
  decorators: [column],
  args,
  parameters: usage({
    status: 'ready',
    area: 'Account',
    when: ['An address in the address book, with Edit and Delete.'],
    whenNot: [
      'To choose where an order goes: AddressPicker.',
      'To show where an order went: AddressLines, without buttons.',
    ],
    pairs: [
      {
        do: 'Ask for confirmation before deleting: ConfirmDialog with the address line as its subject.',
        dont: 'Delete at the first tap: Edit and Delete are only 44 px apart.',
      },
      {
        do: 'Mark the address that is preselected at checkout as “Default”.',
        dont: 'Mark the address used last: it may be another address.',
      },
    ],
    content: ['The address as on a parcel. It is never cut: the rider has to find the door.'],
    keyboard: [
      ['Tab', 'to Edit, then to Delete'],
      ['Enter, Space', 'edits the address, or asks before deleting it'],
    ],
    accessibility: [
      'Both buttons have the address line in their names: “Delete address 12 Law College Road”.',
    ],
  }),
} satisfies Meta<typeof AddressCard>;

export default meta;
type Story = StoryObj<typeof meta>;

const oneWord = { ...homeAddress, address_line: 'Sahakarnagaradevanahallibengaluruurbandistrict-560092' };

export const Playground: Story = {};
export const OneLongWord: Story = { ...narrow, args: { address: oneWord } };
export const Hindi: Story = { ...hindi, args: { address: { ...hindiAddress, isDefault: true } } };
export const Narrow: Story = { ...narrow, args: { address: { ...longAddress, isDefault: true } } };
export const Pressed: Story = pressed;

/** Each button names its address. */
export const EditsAndDeletes: Story = {
  play: async ({ canvas, args: { address, onEdit, onDelete } }) => {
    await userEvent.click(canvas.getByRole('button', { name: `Edit address ${address.address_line}` }));
    await userEvent.tab();
    await userEvent.keyboard('{Enter}');
    await expect(onEdit).toHaveBeenCalledWith(address);
    await expect(onDelete).toHaveBeenCalledWith(address);
  },
};

export const Sheet: Story = sheet(
  {
    Usual: <AddressCard {...args} />,
    Default: <AddressCard {...args} address={workAddress} />,
    'All fields': <AddressCard {...args} address={parentsAddress} />,
    'Long text': <AddressCard {...args} address={longAddress} />,
    'One long word': <AddressCard {...args} address={oneWord} />,
    Hindi: <AddressCard {...args} address={hindiAddress} />,
    Hover: (
      <Posed as="hover">
        <AddressCard {...args} />
      </Posed>
    ),
    Focus: (
      <Posed as="focus">
        <AddressCard {...args} />
      </Posed>
    ),
  },
  288,
);
