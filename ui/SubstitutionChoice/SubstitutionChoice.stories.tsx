import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, userEvent } from 'storybook/test';
import { column } from '../samples/column.js';
import { Held } from '../samples/held.js';
import { hindi } from '../samples/hindi.js';
import { Posed } from '../samples/posed.js';
import { sheet } from '../samples/sheet.js';
import { narrow } from '../samples/states.js';
import { usage } from '../samples/usage.js';
import { SubstitutionChoice, type SubstitutionChoiceProps } from './SubstitutionChoice.js';

const args: SubstitutionChoiceProps = { value: 'call', onChange: fn() };

const meta = {
  title: 'Checkout/SubstitutionChoice',
  component: SubstitutionChoice,
  decorators: [column],
  args,
  argTypes: { value: { control: 'inline-radio', options: ['call', 'replace', 'refund'] } },
  render: ({ value, onChange }) => (
    <Held key={value} value={value} onChange={onChange}>
      {(held, change) => <SubstitutionChoice value={held} onChange={change} />}
    </Held>
  ),
  parameters: usage({
    status: 'ready',
    area: 'Checkout',
    when: ['At checkout, below the items: once for the whole order.'],
    whenNot: ['To show the choice of a placed order: OrderSummary.'],
    pairs: [
      {
        do: 'Start with “Call me”: nothing is decided for the customer.',
        dont: 'Start with nothing chosen: it would be one more thing to fill in.',
      },
    ],
    content: ['Each choice says what the shop does, not how it calls it.'],
    keyboard: [
      ['Enter, Space', 'opens the choices'],
      ['↑, ↓', 'to the next choice'],
    ],
    accessibility: ['The label is tied to the field and is read with the choice.'],
  }),
} satisfies Meta<typeof SubstitutionChoice>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Playground: Story = {};
export const Hindi: Story = hindi;
export const Narrow: Story = { ...narrow, args: { value: 'replace' } };

export const ByKeyboard: Story = {
  play: async ({ canvas, args: { onChange } }) => {
    const choice = canvas.getByRole('combobox', { name: 'If an item is sold out' });
    choice.focus();
    await userEvent.keyboard('{Enter}');
    await expect(await screen.findByRole('option', { name: 'Call me' })).toHaveFocus();
    await userEvent.keyboard('{ArrowDown}{Enter}');
    await expect(onChange).toHaveBeenLastCalledWith('replace');
    await expect(choice).toHaveTextContent('Replace it with the nearest item');
  },
};

export const Sheet: Story = sheet({
  Call: <SubstitutionChoice {...args} />,
  Replace: <SubstitutionChoice {...args} value="replace" />,
  Refund: <SubstitutionChoice {...args} value="refund" />,
  Hover: (
    <Posed as="hover">
      <SubstitutionChoice {...args} />
    </Posed>
  ),
  Focus: (
    <Posed as="focus">
      <SubstitutionChoice {...args} />
    </Posed>
  ),
});
