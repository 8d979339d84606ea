import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent } from 'storybook/test';
import { hindi } from '../samples/hindi.js';
import { Posed } from '../samples/posed.js';
import { sheet } from '../samples/sheet.js';
import { hovered, narrowPage } from '../samples/states.js';
import { usage } from '../samples/usage.js';
import { SearchPrompt } from './SearchPrompt.js';

const meta = {
  title: 'Search/SearchPrompt',
  component: SearchPrompt,
  args: { href: '/search' },
  parameters: usage({
    status: 'ready',
    area: 'Search',
    when: ['In the header of every screen but the search: it looks like the box and leads to it.'],
    whenNot: [
      'On the search screen: SearchField, in the same place and size.',
      'In the dashboard: it sells nothing there.',
    ],
    pairs: [
      { do: 'Name things people buy each week.', dont: 'Name what is out of stock.' },
      { do: 'Let it rest while it has the focus or a mouse.', dont: 'Letters that move under a reader.' },
    ],
    content: ['Nine prompts of one word, typed one after the other: 50 ms a letter, 1 s of rest.'],
    keyboard: [
      ['Tab', 'Gives it the focus; the typing rests'],
      ['Enter', 'Leads to the search'],
    ],
    accessibility: [
      'A link "Search for products"; the typed words are not read out.',
      'With reduced motion the first prompt stands still.',
    ],
  }),
} satisfies Meta<typeof SearchPrompt>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Playground: Story = {};
export const Hover: Story = hovered;

/** It rests while it has the focus. */
export const FocusVisible: Story = {
  play: async ({ canvas }) => {
    await userEvent.tab();
    const link = canvas.getByRole('link', { name: 'Search for products' });
    await expect(link).toHaveFocus();
    const typed = link.textContent;
    await new Promise((resolve) => setTimeout(resolve, 1_200));
    await expect(link.textContent).toBe(typed);
  },
};

export const Hindi: Story = hindi;
export const Narrow: Story = narrowPage;

export const Sheet: Story = sheet(
  {
    Typing: <SearchPrompt />,
    'Under the pointer': (
      <Posed as="hover">
        <SearchPrompt />
      </Posed>
    ),
    'With the focus': (
      <Posed as="focus">
        <SearchPrompt />
      </Posed>
    ),
  },
  430,
);
