import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent } from 'storybook/test';
import { hindi } from '../samples/hindi.js';
import { Posed } from '../samples/posed.js';
import { sheet } from '../samples/sheet.js';
import { hovered, narrow } from '../samples/states.js';
import { usage } from '../samples/usage.js';
import { Logo } from './Logo.js';

const meta = {
  title: 'Site/Logo',
  component: Logo,
  args: { href: '/' },
  parameters: usage({
    status: 'stable',
    area: 'Site',
    when: ['Once on a page, at its head: it leads home.'],
    whenNot: [
      'The shop named in a sentence: plain words.',
      'A picture for an empty page: a drawing in EmptyState.',
    ],
    pairs: [
      { do: 'Mark and name together, at this size.', dont: 'The mark alone, or the name drawn larger.' },
      { do: 'On the page or on paper.', dont: 'On a photograph, or on leaf green: the basket disappears.' },
    ],
    content: ['The name is the shop’s, from the texts; its link is heard as "Tokri home".'],
    keyboard: [['Enter', 'Leads home']],
  }),
} satisfies Meta<typeof Logo>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Playground: Story = {};
export const Hover: Story = hovered;
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
