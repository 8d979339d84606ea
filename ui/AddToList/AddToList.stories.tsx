import Box from '@mui/material/Box';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent } from 'storybook/test';
import { longName } from '../samples/catalogue.js';
import { Held } from '../samples/held.js';
import { hindi } from '../samples/hindi.js';
import { Posed } from '../samples/posed.js';
import { sheet } from '../samples/sheet.js';
import { narrow } from '../samples/states.js';
import { usage } from '../samples/usage.js';
import { AddToList } from './AddToList.js';

const meta = {
  title: 'Cart/AddToList',
  component: AddToList,
  args: { name: 'Amul milk', quantity: 0, compact: false, onChange: fn() },
  render: ({ quantity = 0, onChange, ...rest }) => (
    <Held key={quantity} value={quantity} onChange={onChange}>
      {(held, change) => <AddToList {...rest} quantity={held} onChange={change} />}
    </Held>
  ),
  parameters: usage({
    status: 'stable',
    area: 'Cart',
    when: ['A product that can be put on the weekly list: its page, and the cards of favourites.'],
    whenNot: ['To buy a product now: AddToCart.', 'In the weekly list itself: WeeklyList.'],
    pairs: [
      {
        do: 'Let it stand below Add, and lighter than Add.',
        dont: 'Put it on every card of the shop: two steppers compete.',
      },
      {
        do: 'Pass undefined until the list is known: the control keeps its room.',
        dont: 'Pass 0 meanwhile: a press would replace a quantity that the customer has set.',
      },
    ],
    content: ['“Add to weekly list”; on a card “Weekly list”. Screen readers hear the product too.'],
    keyboard: [
      ['Enter, Space', 'puts the product on the list, or one more, or one less'],
      ['Tab', 'from “one less” to “one more”'],
    ],
    accessibility: [
      'The focus moves from the button to “One more”, and back after the last piece is removed.',
    ],
  }),
} satisfies Meta<typeof AddToList>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Playground: Story = {};
export const Hindi: Story = { ...hindi, args: { name: 'अमूल दूध' } };
export const Narrow: Story = { ...narrow, args: { name: longName, quantity: 1_000 } };

export const ByKeyboard: Story = {
  play: async ({ canvas, args: { onChange } }) => {
    await userEvent.tab();
    await userEvent.keyboard('{Enter}');
    await expect(canvas.getByRole('button', { name: 'One more Amul milk on the weekly list' })).toHaveFocus();
    await userEvent.keyboard(' ');
    await expect(onChange).toHaveBeenLastCalledWith(2);
  },
};

const control = (quantity: number | undefined, compact = false) => (
  <AddToList name="Amul milk" quantity={quantity} compact={compact} onChange={fn()} />
);

export const Sheet: Story = sheet(
  {
    'Not on the list': control(0),
    'On the list': control(2),
    'Not known yet': control(undefined),
    'On a card': <Box sx={{ width: 150 }}>{control(0, true)}</Box>,
    'On a card, on the list': <Box sx={{ width: 150 }}>{control(1_000, true)}</Box>,
    'Under the pointer': <Posed as="hover">{control(0)}</Posed>,
    'With the focus': <Posed as="focus">{control(2)}</Posed>,
  },
  240,
);
