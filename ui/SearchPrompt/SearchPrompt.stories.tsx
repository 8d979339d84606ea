import type { Meta, StoryObj } from '@storybook/react-vite';
import { hindi } from '../samples/hindi.js';
import { Posed } from '../samples/posed.js';
import { sheet } from '../samples/sheet.js';
import { narrowPage } from '../samples/states.js';
import { usage } from '../samples/usage.js';
import { SearchPrompt } from './SearchPrompt.js';

const meta = {
  title: 'Search/SearchPrompt',
  component: SearchPrompt,
  args: { href: '/search' },
  parameters: usage({
    status: 'ready',
    area: 'Search',
    when: ['In the header of every page except the search: it looks like the search box and links to it.'],
    whenNot: [
      'On the search page: SearchField, in the same place and size.',
      'In the dashboard: it is not a place to shop.',
    ],
    pairs: [
      { do: 'Name products that customers buy each week.', dont: 'Name products that are out of stock.' },
      {
        do: 'Stop the typing while it has the focus or the pointer.',
        dont: 'Letters that move while they are read.',
      },
    ],
    content: ['Nine prompts of one word, typed one after the other: 50 ms a letter, then 1 s of pause.'],
    keyboard: [
      ['Tab', 'Focuses the link; the typing stops'],
      ['Enter', 'Opens the search'],
    ],
    accessibility: [
      'A link "Search for products"; the typed words are not read out.',
      'With reduced motion the first prompt stays.',
    ],
  }),
} satisfies Meta<typeof SearchPrompt>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Playground: Story = {};

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
