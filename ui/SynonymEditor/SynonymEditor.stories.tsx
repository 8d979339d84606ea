import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, waitFor } from 'storybook/test';
import type { SynonymSettings } from '../../contract/browse.js';
import { longName } from '../samples/catalogue.js';
import { hindi } from '../samples/hindi.js';
import { refuse, wait } from '../samples/outcomes.js';
import { noWords, sampleWords } from '../samples/searching.js';
import { sheet } from '../samples/sheet.js';
import { narrow } from '../samples/states.js';
import { fixed, inStandIn, ofStandIn } from '../samples/standIn.js';
import { usage } from '../samples/usage.js';
import { useSynonymEditor, type SynonymEditorOptions } from './useSynonymEditor.js';
import { SynonymEditor } from './SynonymEditor.js';

interface EditedProps extends SynonymEditorOptions {
  /** The word that the button adds. Without it there is no button. */
  brought?: string | undefined;
}

/**
 * Uses the hook that holds the edited groups, with a button that adds a word from a search without results.
 */
function Edited({ brought, ...options }: EditedProps) {
  const editor = useSynonymEditor(options);
  return (
    <Stack sx={{ gap: 2 }}>
      {brought && <Button onClick={() => editor.addWord(brought)}>Bring {brought}</Button>}
      <SynonymEditor editor={editor} />
    </Stack>
  );
}

const theirs = { groups: [...sampleWords.groups.slice(1), ['curd', 'thayir']], revision: 4 };
const crowded: SynonymSettings = {
  groups: [
    [longName, ...Array.from({ length: 29 }, (_, place) => `word ${place + 1}`)],
    ...Array.from({ length: 80 }, (_, place) => [`thing ${place + 1}`, `cheez ${place + 1}`]),
  ],
  revision: 9,
};

const hindiWords: SynonymSettings = {
  groups: [
    ['दही', 'दधि'],
    ['दूध', 'दुग्ध'],
  ],
  revision: 1,
};

const meta = {
  title: 'Admin/SynonymEditor',
  component: inStandIn<EditedProps>(SynonymEditor),
  render: (given) => <Edited {...given} />,
  args: {
    words: sampleWords,
    onSubmit: fn(({ groups }: { groups: string[][] }) => Promise.resolve({ groups, revision: 4 })),
    onDirtyChange: fn(),
  },
  argTypes: {
    ...fixed('editor'),
    ...ofStandIn({
      words: 'Option of `useSynonymEditor`: the groups as the shop has them, and their revision.',
      onSubmit:
        'Option of `useSynonymEditor`: saves the groups; resolves with them as saved, rejects with the API’s refusal.',
      onDirtyChange: 'Option of `useSynonymEditor`: told whether leaving now would lose something.',
    }),
    brought: {
      control: 'text',
      description: 'A word that a button brings, as a missed search does.',
      table: { category: 'Of the example only' },
    },
  },
  parameters: usage({
    status: 'ready',
    area: 'Admin',
    when: ['The dashboard’s search screen: groups of synonyms.'],
    whenNot: ['Choosing from a known list: MultiSelect.'],
    pairs: [
      {
        do: 'Say which other group contains a word, and offer to join the groups.',
        dont: 'Reject a word without a reason.',
      },
      { do: 'Show the groups in steps, with a search.', dont: 'A thousand cards at once.' },
    ],
    content: ['Words as customers type them, in any script; upper and lower case are the same.'],
    keyboard: [
      ['Enter', 'In a group’s field: adds the word'],
      ['Delete Backspace', 'On a word’s cross: removes the word'],
    ],
    accessibility: [
      'Each field names its group: “Add to the synonyms of curd”.',
      'A group that cannot be saved takes the focus, and its error describes it.',
    ],
    code: { component: 'SynonymEditor' },
  }),
} satisfies Meta<typeof Edited>;
export default meta;
type Story = StoryObj<typeof Edited>;

export const Playground: Story = {};

export const Saved: Story = {
  play: async ({ canvas, args }) => {
    await userEvent.type(canvas.getByLabelText('Add to the synonyms of curd'), 'thayir{Enter}');
    await expect(canvas.getByText('Unsaved changes')).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Save' }));
    await expect(args.onSubmit).toHaveBeenCalledWith({
      groups: [['curd', 'dahi', 'दही', 'thayir'], ...sampleWords.groups.slice(1)],
      revision: 3,
    });
    await waitFor(() => expect(canvas.queryByText('Unsaved changes')).toBeNull());
  },
};

/** A search without results starts a group, which still needs a synonym. */
export const WordBrought: Story = {
  args: { brought: 'thayir' },
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Bring thayir' }));
    await expect(canvas.getByLabelText('Add to the synonyms of thayir')).toHaveFocus();
    await userEvent.keyboard('curd{Enter}');
    await expect(canvas.getAllByText(/"curd" is also in the group of/)[0]).toBeVisible();
  },
};
/** A searched text may be longer than a word may be. */
export const TooLong: Story = {
  args: { brought: 'a'.repeat(61) },
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: /^Bring/ }));
    await expect(canvas.getByText(/longer than the 60 characters/)).toBeVisible();
  },
};
export const OneWordOnly: Story = {
  args: { brought: 'thayir' },
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Bring thayir' }));
    await userEvent.click(canvas.getByRole('button', { name: 'Save' }));
    await expect(canvas.getByLabelText('Add to the synonyms of thayir')).toHaveFocus();
    await expect(canvas.getByText(/needs two words/)).toBeVisible();
  },
};
export const Twice: Story = {
  play: async ({ canvas }) => {
    await userEvent.type(canvas.getByLabelText('Add to the synonyms of milk'), 'Doodh');
    await expect(canvas.getByText('"Doodh" is already in this group')).toBeVisible();
  },
};
export const NoneFound: Story = {
  play: async ({ canvas }) => {
    await userEvent.type(canvas.getByRole('searchbox'), 'pumpkin');
    await expect(canvas.getByText('No group contains "pumpkin"')).toBeVisible();
  },
};
/** Edit conflict: the admin chooses between both versions. */
export const EditConflict: Story = {
  args: { onSubmit: () => Promise.reject({ code: 'staleRevision', message: 'stale', data: theirs }) },
  play: async ({ canvas }) => {
    await userEvent.type(canvas.getByLabelText('Add to the synonyms of milk'), 'paal{Enter}');
    await userEvent.click(canvas.getByRole('button', { name: 'Save' }));
    await expect(await canvas.findByText('Groups that differ: curd')).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Take theirs' }));
    await expect(canvas.getByText('thayir')).toBeVisible();
  },
};
export const Refused: Story = {
  args: { onSubmit: refuse('The shop is temporarily unavailable. Try again in a moment') },
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Save' }));
    await expect(await canvas.findByText(/temporarily unavailable/)).toBeVisible();
  },
};
export const Saving: Story = {
  args: { onSubmit: wait },
  play: ({ canvas }) => userEvent.click(canvas.getByRole('button', { name: 'Save' })),
};
export const Crowded: Story = { args: { words: crowded } };
export const Hindi: Story = { ...hindi, args: { words: hindiWords } };
export const Narrow: Story = { ...narrow, args: { words: crowded } };

const edited = (words: SynonymSettings) => (
  <Edited words={words} onSubmit={({ groups }) => Promise.resolve({ groups, revision: 4 })} />
);
export const Sheet: Story = sheet(
  { 'No groups yet': edited(noWords), 'Some groups': edited(sampleWords) },
  420,
);
