import { expect, jest, test } from '@jest/globals';
import { screen, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { sampleSearchesWithoutResults } from '../samples/searching.js';
import { show } from '../samples/show.js';
import { SearchesWithoutResults } from './SearchesWithoutResults.js';

test('each text says how often and when it was searched for, in words for one too', () => {
  show(
    <SearchesWithoutResults
      searchesWithoutResults={sampleSearchesWithoutResults}
      onForget={() => undefined}
    />,
  );
  const rows = within(screen.getByRole('list', { name: 'Searches without results' })).getAllByRole(
    'listitem',
  );
  expect(rows.map((row) => row.textContent)).toEqual([
    expect.stringContaining('thayir42 times, last on 20 November 2026'),
    expect.stringContaining('mosambi juice17 times, last on 19 November 2026'),
    expect.stringContaining('खीरा9 times'),
    expect.stringContaining('Once, on 2 October 2026'),
  ]);
});

test('adding is offered only where there is something to add to', async () => {
  const onAdd = jest.fn<(search: string) => void>();
  const { rerender } = show(
    <SearchesWithoutResults
      searchesWithoutResults={sampleSearchesWithoutResults}
      onForget={() => undefined}
    />,
  );
  expect(screen.queryByRole('button', { name: /^Add/ })).toBeNull();
  rerender(
    <SearchesWithoutResults
      searchesWithoutResults={sampleSearchesWithoutResults}
      onAdd={onAdd}
      onForget={() => undefined}
    />,
  );
  await userEvent.click(screen.getByRole('button', { name: 'Add to synonyms: खीरा' }));
  expect(onAdd.mock.calls).toEqual([['खीरा']]);
});

test('the focus stays in the list when its row goes', async () => {
  const onForget = jest.fn<(search: string) => void>();
  show(<SearchesWithoutResults searchesWithoutResults={sampleSearchesWithoutResults} onForget={onForget} />);
  await userEvent.click(screen.getByRole('button', { name: 'Dismiss "thayir"' }));
  expect(onForget.mock.calls).toEqual([['thayir']]);
  expect(screen.getByRole('list')).toHaveFocus();
});
