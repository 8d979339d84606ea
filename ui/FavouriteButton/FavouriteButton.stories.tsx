import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent } from 'storybook/test';
import { Held } from '../samples/held.js';
import { hindi } from '../samples/hindi.js';
import { Posed } from '../samples/posed.js';
import { sheet } from '../samples/sheet.js';
import { narrow } from '../samples/states.js';
import { usage } from '../samples/usage.js';
import { FavouriteButton } from './FavouriteButton.js';

const meta = {
  title: 'Catalogue/FavouriteButton',
  component: FavouriteButton,
  args: { name: 'Amul milk', favourite: false, onChange: fn() },
  render: ({ favourite, onChange, ...rest }) => (
    <Held key={String(favourite)} value={favourite} onChange={onChange}>
      {(held, change) => <FavouriteButton {...rest} favourite={held} onChange={change} />}
    </Held>
  ),
  parameters: usage({
    status: 'stable',
    area: 'Catalogue',
    when: [
      'A product that customers may want to find again: in `corner` of ProductCard, and beside a product’s name.',
    ],
    whenNot: ['What is bought every week: AddToList, which has a quantity.'],
    pairs: [
      {
        do: 'Fill the heart at once, and empty it again if the API rejects the change.',
        dont: 'Wait for the API: the tap seems lost.',
      },
    ],
    content: ['The name stays the same in both states; screen readers say whether the button is pressed.'],
    keyboard: [['Enter, Space', 'makes the product a favourite, or no favourite any more']],
    accessibility: [
      'A toggle button (`aria-pressed`) of 44 px; the filled shape tells the state, not only the colour.',
    ],
  }),
} satisfies Meta<typeof FavouriteButton>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Playground: Story = {};
export const Hindi: Story = { ...hindi, args: { name: 'अमूल दूध', favourite: true } };
export const Narrow: Story = narrow;

export const ByKeyboard: Story = {
  play: async ({ canvas, args: { onChange } }) => {
    const heart = canvas.getByRole('button', { name: 'Favourite Amul milk', pressed: false });
    await userEvent.tab();
    await expect(heart).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await expect(heart).toHaveAttribute('aria-pressed', 'true');
    await userEvent.keyboard(' ');
    await expect(heart).toHaveAttribute('aria-pressed', 'false');
    await expect(onChange).toHaveBeenLastCalledWith(false);
  },
};

const heart = (favourite: boolean) => (
  <FavouriteButton name="Amul milk" favourite={favourite} onChange={fn()} />
);

export const Sheet: Story = sheet(
  {
    'No favourite': heart(false),
    Favourite: heart(true),
    'Under the pointer': <Posed as="hover">{heart(false)}</Posed>,
    'With the focus': <Posed as="focus">{heart(true)}</Posed>,
  },
  120,
);
