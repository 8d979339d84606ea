import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { BinIcon } from '../icons/accountIcons.js';
import { longName } from '../samples/catalogue.js';
import { hindi } from '../samples/hindi.js';
import { sheet } from '../samples/sheet.js';
import { narrow } from '../samples/states.js';
import { usage } from '../samples/usage.js';
import { VisuallyHidden } from './VisuallyHidden.js';

const struck = (
  <Typography>
    <s>
      <VisuallyHidden>Price before the discount </VisuallyHidden>₹310.00
    </s>{' '}
    ₹284.00
  </Typography>
);
const iconOnly = (
  <Button variant="outlined">
    <BinIcon />
    <VisuallyHidden>Delete address</VisuallyHidden>
  </Button>
);

const meta = {
  title: 'Foundations/Hidden',
  component: VisuallyHidden,
  args: { children: 'Price before the discount' },
  argTypes: { children: { control: 'text' } },
  parameters: usage({
    status: 'stable',
    area: 'Foundations',
    when: ['Words that the eye gets from looks alone: what a line through a price means, what a list is of.'],
    whenNot: [
      'A control’s whole name: aria-label.',
      'Words that help everyone: show them.',
      'To hide something for a while: do not render it.',
    ],
    pairs: [
      { do: 'A few words: “Price before the discount”.', dont: 'Instructions: “Press Tab to go on”.' },
      { do: 'Plain words.', dont: 'Links and buttons: the focus would vanish into them.' },
    ],
    content: [
      'As all words: from contract/messages, in every language. A space at its end keeps it off what follows.',
    ],
    accessibility: ['Stays in the reading order, takes no room, cannot be seen.'],
  }),
} satisfies Meta<typeof VisuallyHidden>;
export default meta;
type Story = StoryObj<typeof meta>;

/** Heard by a screen reader, not seen: this page looks empty. */
export const Playground: Story = {};

/** A button whose only words are hidden has a name all the same. */
export const NamesAButton: Story = {
  render: () => iconOnly,
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('button', { name: 'Delete address' })).toBeVisible();
  },
};

export const ExplainsAState: Story = {
  render: () => struck,
  play: async ({ canvas }) => {
    await expect(canvas.getByText('₹310.00')).toHaveTextContent('Price before the discount ₹310.00');
  },
};

/** However long, it takes no room. */
export const LongText: Story = {
  ...narrow,
  args: { children: longName.repeat(4) },
  play: async ({ canvas }) => {
    const { width, height } = canvas.getByText(/^Organic/).getBoundingClientRect();
    await expect([width, height]).toEqual([1, 1]);
  },
};

export const Hindi: Story = { ...hindi, args: { children: 'छूट से पहले का दाम' } };

export const Sheet: Story = sheet({
  'Words alone: nothing to see': <VisuallyHidden>Price before the discount</VisuallyHidden>,
  'Explains a look': struck,
  'Names a button': iconOnly,
});
