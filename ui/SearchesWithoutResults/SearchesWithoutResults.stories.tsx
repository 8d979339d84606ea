import type { Meta, StoryObj } from '@storybook/react-vite';
import { fn } from 'storybook/test';
import { longName } from '../samples/catalogue.js';
import { hindi } from '../samples/hindi.js';
import { sampleSearchesWithoutResults } from '../samples/searching.js';
import { sheet } from '../samples/sheet.js';
import { focused, narrow } from '../samples/states.js';
import { usage } from '../samples/usage.js';
import { SearchesWithoutResults } from './SearchesWithoutResults.js';

const crowded = [
  { search: longName, count: 12_345, last: '2026-11-20T08:15:00.000Z' },
  ...sampleSearchesWithoutResults,
];

const meta = {
  title: 'Admin/SearchesWithoutResults',
  component: SearchesWithoutResults,
  args: { searchesWithoutResults: sampleSearchesWithoutResults, onAdd: fn(), onForget: fn(), onRetry: fn() },
  parameters: usage({
    status: 'ready',
    area: 'Admin',
    when: ['The dashboard’s search screen: searches without results.'],
    whenNot: ['For customers whose search has no results: EmptyState.'],
    pairs: [
      { do: 'Offer the actions beside each search.', dont: 'A list to copy from.' },
      { do: 'Put the most frequent first.', dont: 'Every single keystroke that found nothing.' },
    ],
    content: ['The search stands as it was typed.'],
    keyboard: [['Tab', 'Add to synonyms, Dismiss, row by row']],
    accessibility: [
      'Each button names the search: “Dismiss "thayir"”. After Dismiss the list has the focus.',
    ],
  }),
} satisfies Meta<typeof SearchesWithoutResults>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Playground: Story = {};
export const Failed: Story = { args: { searchesWithoutResults: [], status: 'failed' } };
export const Crowded: Story = { args: { searchesWithoutResults: crowded } };
export const FocusVisible: Story = focused;
export const Hindi: Story = hindi;
export const Narrow: Story = { ...narrow, args: { searchesWithoutResults: crowded } };

const forget = () => undefined;
export const Sheet: Story = sheet(
  {
    Some: (
      <SearchesWithoutResults
        searchesWithoutResults={sampleSearchesWithoutResults}
        onAdd={forget}
        onForget={forget}
      />
    ),
    'Words not there yet': (
      <SearchesWithoutResults searchesWithoutResults={sampleSearchesWithoutResults} onForget={forget} />
    ),
    None: <SearchesWithoutResults searchesWithoutResults={[]} onForget={forget} />,
    'On their way': <SearchesWithoutResults searchesWithoutResults={[]} status="loading" onForget={forget} />,
  },
  380,
);
