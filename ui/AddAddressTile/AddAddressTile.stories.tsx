import type { Meta, StoryObj } from '@storybook/react-vite';
import { fn } from 'storybook/test';
import { column } from '../samples/column.js';
import { hindi } from '../samples/hindi.js';
import { Posed } from '../samples/posed.js';
import { sheet } from '../samples/sheet.js';
import { narrow } from '../samples/states.js';
import { usage } from '../samples/usage.js';
import { AddAddressTile } from './AddAddressTile.js';

const args = { onAdd: fn() };

const meta = {
  title: 'Account/AddAddressTile',
  component: AddAddressTile,
  decorators: [column],
  args,
  parameters: usage({
    status: 'ready',
    area: 'Account',
    when: ['As the last tile in a list of addresses: address book and checkout.'],
    whenNot: ['Alone on a page without addresses: use EmptyState with this tile below it.'],
    pairs: [
      {
        do: 'Keep it in view while there is no address: customers cannot continue without it.',
        dont: 'Put it above the addresses: most customers reuse a saved address.',
      },
      {
        do: 'Let the form show the API error for the maximum number of addresses.',
        dont: 'Disable the tile without a reason.',
      },
    ],
    keyboard: [['Enter, Space', 'opens the form for a new address']],
    accessibility: ['A button called “Add address”. The dashed border is decorative.'],
  }),
} satisfies Meta<typeof AddAddressTile>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Playground: Story = {};
export const Hindi: Story = hindi;
export const Narrow: Story = narrow;

export const Sheet: Story = sheet({
  Default: <AddAddressTile {...args} />,
  Hover: (
    <Posed as="hover">
      <AddAddressTile {...args} />
    </Posed>
  ),
  Active: (
    <Posed as="active">
      <AddAddressTile {...args} />
    </Posed>
  ),
  Focus: (
    <Posed as="focus">
      <AddAddressTile {...args} />
    </Posed>
  ),
});
