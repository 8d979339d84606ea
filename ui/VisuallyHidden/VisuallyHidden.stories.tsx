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
      <VisuallyHidden>Original price </VisuallyHidden>₹310.00
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
  args: { children: 'Original price' },
  argTypes: { children: { control: 'text' } },
  parameters: usage({
    status: 'stable',
    area: 'Foundations',
    when: [
      'Text that replaces a visual sign for screen readers: the meaning of a struck-through price, the subject of a list.',
    ],
    whenNot: [
      'A control’s whole name: aria-label.',
      'Text that helps everyone: show it.',
      'To hide an element for a while: do not render it.',
    ],
    pairs: [
      { do: 'A few words: “Original price”.', dont: 'Instructions: “Press Tab to go on”.' },
      { do: 'Plain text.', dont: 'Links and buttons: the focus would be invisible.' },
    ],
    content: [
      'The text comes from contract/messages, in every language. A space at its end separates it from the next word.',
    ],
    accessibility: ['It stays in the reading order, takes no space and is invisible.'],
  }),
} satisfies Meta<typeof VisuallyHidden>;
export default meta;
type Story = StoryObj<typeof meta>;

/** Screen readers read the text, but this page looks empty. */
export const Playground: Story = {};

/** A button whose only text is hidden still has a name. */
export const NamesAButton: Story = { tags: ['on-sheet'], render: () => iconOnly };

export const ExplainsAState: Story = {
  render: () => struck,
  play: async ({ canvas }) => {
    await expect(canvas.getByText('₹310.00')).toHaveTextContent('Original price ₹310.00');
  },
};

/** Even a long text takes no space. */
export const LongText: Story = {
  ...narrow,
  args: { children: longName.repeat(4) },
  play: async ({ canvas }) => {
    const { width, height } = canvas.getByText(/^Organic/).getBoundingClientRect();
    await expect([width, height]).toEqual([1, 1]);
  },
};

export const Hindi: Story = { ...hindi, args: { children: 'मूल दाम' } };

export const Sheet: Story = sheet({
  'Words alone: nothing to see': <VisuallyHidden>Original price</VisuallyHidden>,
  'Explains a look': struck,
  'Names a button': iconOnly,
});
