import { expect, jest, test } from '@jest/globals';
import { screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import type { SynonymSettings } from '../../contract/browse.js';
import { limits } from '../../contract/limits.js';
import { sampleWords } from '../samples/searching.js';
import { show } from '../samples/show.js';
import { useSynonymEditor, type SynonymEditorOptions } from './useSynonymEditor.js';
import { SynonymEditor } from './SynonymEditor.js';

type Submit = SynonymEditorOptions['onSubmit'];

interface EditedProps {
  onSubmit: Submit;
  brought?: string;
  words?: SynonymSettings;
}

function Edited({ onSubmit, brought = '', words = sampleWords }: EditedProps) {
  const editor = useSynonymEditor({ words, onSubmit });
  return (
    <>
      <button onClick={() => editor.addWord(brought)}>Bring</button>
      <SynonymEditor editor={editor} />
    </>
  );
}

const accepting = () =>
  jest.fn<Submit>().mockImplementation(({ groups }) => Promise.resolve({ groups, revision: 4 }));
const press = (name: string) => userEvent.click(screen.getByRole('button', { name }));
const type = (group: string, text: string) =>
  userEvent.type(screen.getByLabelText(`Add to the synonyms of ${group}`), text);
const groupsSent = (onSubmit: jest.Mock<Submit>) => onSubmit.mock.calls.at(-1)?.[0].groups;

test('words come and go, and the second save stands on the first', async () => {
  const onSubmit = accepting();
  show(<Edited onSubmit={onSubmit} />);
  await type('curd', '  thick   curd {Enter}');
  await press('Remove eggplant');
  await press('Remove the group of mustard');
  await press('Save');
  expect(groupsSent(onSubmit)).toEqual([
    ['curd', 'dahi', 'दही', 'thick curd'],
    ['milk', 'doodh', 'दूध'],
    ['brinjal', 'baingan', 'aubergine'],
  ]);
  await waitFor(() => expect(screen.queryByText('Unsaved changes')).toBeNull());
  await type('milk', 'paal{Enter}');
  await press('Save');
  expect(onSubmit.mock.calls.map(([{ revision }]) => revision)).toEqual([3, 4]);
});

test('Enter in the search for a group does not save', async () => {
  const onSubmit = accepting();
  show(<Edited onSubmit={onSubmit} />);
  await press('Remove eggplant');
  await userEvent.type(screen.getByRole('searchbox'), 'milk{Enter}');
  expect(onSubmit).not.toHaveBeenCalled();
});

test('a word that is there already is not added, in whatever letters', async () => {
  const onSubmit = accepting();
  show(<Edited onSubmit={onSubmit} />);
  await type('curd', 'DAHI{Enter}');
  expect(screen.getByText('"DAHI" is already in this group')).toBeVisible();
  expect(screen.queryByText('Unsaved changes')).toBeNull();
});

test('a word brought from outside begins a group, and one group can be made of two', async () => {
  const onSubmit = accepting();
  show(<Edited onSubmit={onSubmit} brought="thayir" />);
  await press('Bring');
  expect(screen.getByLabelText('Add to the synonyms of thayir')).toHaveFocus();
  await type('thayir', 'curd{Enter}');
  const [mine] = screen.getAllByRole('listitem', { name: 'thayir' });
  await userEvent.click(within(mine ?? document.body).getByRole('button', { name: 'Merge groups' }));
  await press('Save');
  expect(groupsSent(onSubmit)?.[0]).toEqual(['thayir', 'curd', 'dahi', 'दही']);
  expect(groupsSent(onSubmit)).toHaveLength(4);
});

test('a word brought from outside that has a group shows it', async () => {
  show(<Edited onSubmit={accepting()} brought="Baingan" />);
  await press('Bring');
  expect(screen.getByText('"Baingan" is already in a group, shown here.')).toBeVisible();
  expect(screen.getByRole('listitem', { name: 'brinjal' })).toBeVisible();
  expect(screen.queryByRole('listitem', { name: 'milk' })).toBeNull();
});

test('a text too long for a word begins no group, and it is said why', async () => {
  show(<Edited onSubmit={accepting()} brought={'a'.repeat(limits.searchWord + 1)} />);
  await press('Bring');
  expect(screen.getByText(/longer than the 60 characters of a synonym/)).toBeVisible();
  expect(screen.queryByText('Unsaved changes')).toBeNull();
});

test('a text as long as a word may be begins a group', async () => {
  const brought = 'a'.repeat(limits.searchWord);
  show(<Edited onSubmit={accepting()} brought={brought} />);
  await press('Bring');
  expect(screen.getByLabelText(`Add to the synonyms of ${brought}`)).toHaveFocus();
});

test.each([
  [limits.wordsOfGroup, 2],
  [limits.wordsOfGroup + 1, 0],
])('groups of %i words together are offered to be one %i times', (together, offers) => {
  const many = Array.from({ length: together - 2 }, (_, place) => `word ${place}`);
  const groups = [
    ['curd', 'dahi'],
    ['curd', 'thayir', ...many.slice(1)],
  ];
  show(<Edited onSubmit={accepting()} words={{ groups, revision: 1 }} />);
  expect(screen.getAllByText(/"curd" is also in the group of/)).toHaveLength(2);
  expect(screen.queryAllByRole('button', { name: 'Merge groups' })).toHaveLength(offers);
});

test('a group of a single word is not sent: its field has the focus and says why', async () => {
  const onSubmit = accepting();
  show(<Edited onSubmit={onSubmit} brought="thayir" />);
  await press('Bring');
  await press('Save');
  expect(onSubmit).not.toHaveBeenCalled();
  const field = screen.getByLabelText('Add to the synonyms of thayir');
  expect(field).toHaveFocus();
  expect(field).toHaveAccessibleDescription(/needs two words/);
  await press('Remove thayir');
  await press('Save');
  expect(groupsSent(onSubmit)).toEqual(sampleWords.groups);
});

test('W-34 told that somebody else was faster, keeping mine sends it on top of theirs', async () => {
  const theirs = { groups: [['curd', 'thayir']], revision: 7 };
  const onSubmit = accepting();
  onSubmit.mockRejectedValueOnce({ code: 'staleRevision', message: 'stale', data: theirs });
  show(<Edited onSubmit={onSubmit} />);
  await type('milk', 'paal{Enter}');
  await press('Save');
  expect(await screen.findByText(/Groups that differ: curd, milk/)).toBeVisible();
  await press('Keep mine');
  await waitFor(() => expect(onSubmit).toHaveBeenCalledTimes(2));
  expect(onSubmit.mock.calls[1]?.[0].revision).toBe(7);
  expect(groupsSent(onSubmit)?.[1]).toContain('paal');
});
