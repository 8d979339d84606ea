import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent } from 'storybook/test';
import { column } from '../samples/column.js';
import { hindi } from '../samples/hindi.js';
import { Posed } from '../samples/posed.js';
import { sheet } from '../samples/sheet.js';
import { focused, hovered, narrow, pressed } from '../samples/states.js';
import { usage } from '../samples/usage.js';
import { AddAddressTile } from './AddAddressTile.js';

const args = { onAdd: fn() };

const meta = {
  title: 'Account/AddAddressTile',
  component: AddAddressTile,
  decorators: [column],
  args: { ...args, disabled: false },
  parameters: usage({
    status: 'ready',
    area: 'Account',
    when: ['Last in a list of addresses, where the next one would stand: address book and checkout.'],
    whenNot: ['Alone on a page without addresses: EmptyState with its drawing, and this beneath it.'],
    pairs: [
      {
        do: 'Keep it in view where there is no address yet: it is the only way on.',
        dont: 'Put it above the addresses: most orders go where the last one went.',
      },
      {
        do: 'Let the shop say that there are as many addresses as it keeps, in the form.',
        dont: 'Disable the tile without a word why.',
      },
    ],
    keyboard: [['Enter, Space', 'asks for a new address']],
    accessibility: ['A button called “Add address”. The dashes only repeat that something is missing.'],
  }),
} satisfies Meta<typeof AddAddressTile>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Playground: Story = {};
export const Hovered: Story = hovered;
export const Pressed: Story = pressed;
export const Focused: Story = focused;
export const Disabled: Story = { args: { disabled: true } };
export const Hindi: Story = hindi;
export const Narrow: Story = narrow;

export const Adds: Story = {
  play: async ({ canvas, args: { onAdd } }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Add address' }));
    await userEvent.keyboard('{Enter}');
    await expect(onAdd).toHaveBeenCalledTimes(2);
  },
};

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
  Disabled: <AddAddressTile {...args} disabled />,
});
