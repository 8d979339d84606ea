import { expect, jest, test } from '@jest/globals';
import { screen, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { useState } from 'react';
import { suggestionsFor } from '../samples/suggestions.js';
import { show } from '../samples/show.js';
import { SearchCombobox } from './SearchCombobox.js';
import { piecesOf, type Suggestion } from './suggestions.js';

const onChoose = jest.fn<(suggestion: Suggestion) => void>();
const onSubmit = jest.fn<(text: string) => void>();

function Screen() {
  const [value, setValue] = useState('');
  return (
    <SearchCombobox
      value={value}
      onChange={setValue}
      suggestions={suggestionsFor(value)}
      onChoose={onChoose}
      onSubmit={onSubmit}
    />
  );
}

const box = () => screen.getByRole('combobox', { name: 'Search for products' });

test('what was searched before is offered as soon as the empty box has the focus', async () => {
  show(<Screen />);
  expect(box()).toHaveAttribute('aria-expanded', 'false');
  await userEvent.click(box());
  expect(screen.getByRole('group', { name: 'Searched before' })).toHaveTextContent('bread');
});

test('by keyboard a suggestion is reached with the arrows and chosen with Enter, and is heard', async () => {
  show(<Screen />);
  await userEvent.type(box(), 'milk{ArrowDown}{ArrowDown}');
  const options = screen.getAllByRole('option');
  expect(box()).toHaveAttribute('aria-activedescendant', options[1]?.id);
  await userEvent.keyboard('{Enter}');
  expect(onChoose).toHaveBeenCalledWith(expect.objectContaining({ key: suggestionsFor('milk')[1]?.key }));
  expect(onSubmit).not.toHaveBeenCalled();
});

test('Enter without a marked suggestion searches for the text as it stands', async () => {
  show(<Screen />);
  await userEvent.type(box(), 'panner{Enter}');
  expect(onSubmit).toHaveBeenCalledWith('panner');
});

test('Escape closes the list and keeps what was typed', async () => {
  show(<Screen />);
  await userEvent.type(box(), 'milk{Escape}');
  expect(screen.queryByRole('listbox')).toBeNull();
  expect(box()).toHaveValue('milk');
});

test('kinds stand together under their headings, a product with unit and price', async () => {
  show(<Screen />);
  await userEvent.type(box(), 'milk');
  const products = screen.getByRole('group', { name: 'Products' });
  expect(within(products).getAllByRole('option')[0]).toHaveTextContent(/Amul Taaza Toned Milk1 L₹74\.00/);
});

test('without suggestions there is no list', async () => {
  show(<Screen />);
  await userEvent.type(box(), 'zzz');
  expect(screen.queryByRole('listbox')).toBeNull();
  expect(box()).toHaveAttribute('aria-expanded', 'false');
});

test.each([
  ['Toned Milk', 'mil ton', ['Ton*', 'ed ', 'Mil*', 'k']],
  ['Milk (1 L)', '(1', ['Milk ', '(1*', ' L)']],
  ['दूध', 'दू', ['दू*', 'ध']],
  ['Milk', '  ', ['Milk']],
])('in %s, "%s" marks what was typed', (name, typed, pieces) => {
  expect(piecesOf(name, typed).map((piece) => piece.text + (piece.typed ? '*' : ''))).toEqual(pieces);
});
