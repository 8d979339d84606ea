import { expect, jest, test } from '@jest/globals';
import { screen, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { useState } from 'react';
import { show } from '../samples/show.js';
import { SearchChips } from './SearchChips.js';

const onChoose = jest.fn<(term: string) => void>();

function Before() {
  const [terms, setTerms] = useState(['milk', 'bread', 'aata']);
  return (
    <SearchChips
      label="Recent searches"
      terms={terms}
      onChoose={onChoose}
      onRemove={(gone) => setTerms((all) => all.filter((term) => term !== gone))}
      onClear={() => setTerms([])}
    />
  );
}

test('a press on a chip tells its text', async () => {
  show(<Before />);
  await userEvent.click(screen.getByRole('button', { name: 'bread' }));
  expect(onChoose).toHaveBeenCalledWith('bread');
});

test('each goes by its cross, and the focus goes on to the next', async () => {
  show(<Before />);
  await userEvent.click(screen.getByRole('button', { name: 'Remove "bread"' }));
  const row = screen.getByRole('list', { name: 'Recent searches' });
  expect(within(row).queryByRole('button', { name: 'bread' })).toBeNull();
  expect(within(row).getByRole('button', { name: 'aata' })).toHaveFocus();
});

test('all go at once, and the row with them', async () => {
  show(<Before />);
  await userEvent.click(screen.getByRole('button', { name: 'Clear history' }));
  expect(screen.queryByRole('list')).toBeNull();
});

test('texts that the shop offers have no cross', () => {
  show(<SearchChips label="Search instead for" terms={['paneer']} onChoose={onChoose} />);
  expect(screen.getAllByRole('button')).toHaveLength(1);
});

test('categories are links, and stand in the row without terms too', () => {
  const categories = [{ name: 'Milk', image: '', href: '/dairy/milk' }];
  show(<SearchChips label="Search instead for" terms={[]} categories={categories} onChoose={onChoose} />);
  expect(screen.getByRole('link', { name: 'Milk' })).toHaveAttribute('href', '/dairy/milk');
});

test('a term in another script than the page says so', () => {
  show(<SearchChips label="Popular" terms={['दूध', 'milk']} onChoose={onChoose} />);
  expect(screen.getByText('दूध')).toHaveAttribute('lang', 'hi');
  expect(screen.getByText('milk')).not.toHaveAttribute('lang');
});
