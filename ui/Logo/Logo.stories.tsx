import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent } from 'storybook/test';
import { hindi } from '../samples/hindi.js';
import { Posed } from '../samples/posed.js';
import { sheet } from '../samples/sheet.js';
import { narrow } from '../samples/states.js';
import { usage } from '../samples/usage.js';
import { Logo } from './Logo.js';

const meta = {
  title: 'Site/Logo',
  component: Logo,
  args: { href: '/' },
  parameters: usage({
    status: 'stable',
    area: 'Site',
    when: ['Once on a page, at its top: it links to the home page.'],
    whenNot: [
      'The shop’s name in a sentence: plain text.',
      'An image for an empty page: a drawing in EmptyState.',
    ],
    pairs: [
      { do: 'Use mark and name together, at this size.', dont: 'Use the mark alone, or a larger name.' },
      {
        do: 'Place it on a plain background of the theme.',
        dont: 'Place it on a photograph or on leaf green: the basket disappears.',
      },
    ],
    content: ['The name comes from the messages; screen readers call its link "Tokri home".'],
    keyboard: [['Enter', 'opens the home page']],
  }),
} satisfies Meta<typeof Logo>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Playground: Story = {};
export const FocusVisible: Story = {
  play: async ({ canvas }) => {
    await userEvent.tab();
    await expect(canvas.getByRole('link', { name: 'Tokri home' })).toHaveFocus();
  },
};
export const Hindi: Story = hindi;
export const Narrow: Story = narrow;

export const Sheet: Story = sheet({
  Plain: <Logo />,
  'Under the pointer': (
    <Posed as="hover">
      <Logo />
    </Posed>
  ),
  'With the focus': (
    <Posed as="focus">
      <Logo />
    </Posed>
  ),
});
