import { expect, jest, test } from '@jest/globals';
import { screen, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { useState } from 'react';
import { suggestionsFor } from '../samples/suggestions.js';
import { show } from '../samples/show.js';
import { SearchCombobox } from './SearchCombobox.js';
import { langOfWords } from '../SearchChips/langOfWords.js';
import type { Suggestion } from './suggestions.js';

const onChoose = jest.fn<(suggestion: Suggestion) => void>();
const onSubmit = jest.fn<(text: string) => void>();

function Screen({ placeholder }: { placeholder?: string }) {
  const [value, setValue] = useState('');
  return (
    <SearchCombobox
      value={value}
      onChange={setValue}
      suggestions={suggestionsFor(value)}
      onChoose={onChoose}
      onSubmit={onSubmit}
      placeholder={placeholder}
    />
  );
}

const box = () => screen.getByRole('combobox', { name: 'Search for products' });

test('shows a placeholder of its own', () => {
  show(<Screen placeholder="Search recipes" />);
  expect(box()).toHaveAttribute('placeholder', 'Search recipes');
});

test('what was searched before is offered as soon as the empty box has the focus', async () => {
  show(<Screen />);
  expect(box()).toHaveAttribute('aria-expanded', 'false');
  await userEvent.click(box());
  expect(screen.getByRole('group', { name: 'Recent searches' })).toHaveTextContent('bread');
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

test('every keystroke is told once, and a cleared box offers what was searched before', async () => {
  const onChange = jest.fn<(text: string) => void>();
  function Told() {
    const [value, setValue] = useState('');
    const change = (text: string) => {
      onChange(text);
      setValue(text);
    };
    return (
      <SearchCombobox
        value={value}
        onChange={change}
        suggestions={suggestionsFor(value)}
        onChoose={onChoose}
      />
    );
  }
  show(<Told />);
  await userEvent.type(box(), 'e{Backspace}egg{Escape}');
  expect(onChange.mock.calls).toEqual([['e'], [''], ['e'], ['eg'], ['egg']]);
  await userEvent.click(screen.getByRole('button', { name: 'Clear search' }));
  expect(onChange).toHaveBeenLastCalledWith('');
  expect(screen.getByRole('group', { name: 'Recent searches' })).toBeVisible();
});

test('an empty box that takes the focus by itself offers what was searched before', () => {
  show(
    <SearchCombobox
      autoFocus
      value=""
      onChange={() => undefined}
      suggestions={suggestionsFor('')}
      onChoose={onChoose}
    />,
  );
  expect(box()).toHaveFocus();
  expect(screen.getByRole('group', { name: 'Recent searches' })).toHaveTextContent('bread');
});

test('coming back to a box with a text opens nothing over what was found', () => {
  show(
    <SearchCombobox
      autoFocus
      value="milk"
      onChange={() => undefined}
      suggestions={suggestionsFor('milk')}
      onChoose={onChoose}
    />,
  );
  expect(box()).toHaveFocus();
  expect(screen.queryByRole('listbox')).toBeNull();
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

test('what was searched before is forgotten by Delete while it is marked, or all at once', async () => {
  const onForget = jest.fn<(suggestion: Suggestion) => void>();
  const onForgetAll = jest.fn();
  const forgetting = { onForget, onForgetAll, onChange: () => undefined, onChoose };
  show(<SearchCombobox value="" suggestions={suggestionsFor('')} {...forgetting} />);
  await userEvent.click(box());
  await userEvent.keyboard('{ArrowDown}{Delete}');
  expect(onForget).toHaveBeenCalledWith(expect.objectContaining({ label: 'bread' }));
  expect(screen.getByRole('status')).toHaveTextContent('2 suggestions');
  await userEvent.keyboard('{ArrowUp}{Enter}');
  expect(onForgetAll).toHaveBeenCalledTimes(1);
});

test('Enter chooses the suggestion that was marked, though another list arrives before it', async () => {
  const asTerms = (...labels: string[]): Suggestion[] =>
    labels.map((label) => ({ key: label, kind: 'term', label }));
  const over = (suggestions: Suggestion[]) => (
    <SearchCombobox
      value="mil"
      suggestions={suggestions}
      marks={[]}
      onChange={() => undefined}
      onChoose={onChoose}
      onSubmit={onSubmit}
    />
  );
  const { rerender } = show(over(asTerms('milk', 'millet')));
  await userEvent.click(box());
  await userEvent.keyboard('{ArrowDown}');
  rerender(over(asTerms('milkshake', 'milk')));
  expect(box()).toHaveAttribute('aria-activedescendant', screen.getByRole('option', { name: 'milk' }).id);
  await userEvent.keyboard('{Enter}');
  expect(onChoose).toHaveBeenLastCalledWith(expect.objectContaining({ label: 'milk' }));

  rerender(over(asTerms('milky mist', 'millet')));
  await userEvent.keyboard('{ArrowDown}');
  expect(screen.getByRole('option', { name: 'milky mist' })).toBeVisible();
});

test('Delete on "Clear history" leaves none of what was searched before in the list', async () => {
  const onForget = () => undefined;
  function Remembering() {
    const [kept, setKept] = useState(true);
    const popular: Suggestion = { key: 'popular atta', kind: 'popular', label: 'atta' };
    const suggestions = [...(kept ? suggestionsFor('') : []), popular];
    const forgetAll = kept ? () => setKept(false) : undefined;
    return (
      <SearchCombobox
        value=""
        suggestions={suggestions}
        onChange={() => undefined}
        onChoose={onChoose}
        onForget={onForget}
        onForgetAll={forgetAll}
      />
    );
  }
  show(<Remembering />);
  await userEvent.click(box());
  const marked = () => box().getAttribute('aria-activedescendant');
  const clear = screen.getByRole('option', { name: 'Clear history' });
  while (marked() !== clear.id) await userEvent.keyboard('{ArrowDown}');
  await userEvent.keyboard('{Delete}');
  expect(screen.getByRole('option', { name: 'atta' })).toBeVisible();
  expect(screen.queryByRole('group', { name: 'Recent searches' })).toBeNull();
});

test('Delete is left to the text while there is some', async () => {
  const onForget = jest.fn<(suggestion: Suggestion) => void>();
  show(
    <SearchCombobox
      value="bread"
      suggestions={suggestionsFor('')}
      onChange={() => undefined}
      onChoose={onChoose}
      onForget={onForget}
    />,
  );
  await userEvent.click(box());
  await userEvent.keyboard('{ArrowDown}{Delete}');
  expect(onForget).not.toHaveBeenCalled();
});

test('the shop says what stands out, where it knows better than what was typed', async () => {
  show(
    <SearchCombobox
      value="panner"
      suggestions={[{ key: 'p', kind: 'term', label: 'paneer' }]}
      marks={['panee']}
      onChange={() => undefined}
      onChoose={onChoose}
    />,
  );
  await userEvent.click(box());
  expect(screen.getByRole('mark')).toHaveTextContent('panee');
});

test('without marks of the shop, names stand out where their words begin like typed ones', async () => {
  show(<Screen />);
  await userEvent.type(box(), 'mil');
  const marked = screen.getAllByRole('mark').map(({ textContent }) => textContent);
  expect(new Set(marked.map((text) => text?.toLowerCase()))).toEqual(new Set(['mil']));
});

test('a suggestion in another language than the page says so', async () => {
  const suggestions: Suggestion[] = [
    { key: '1', kind: 'product', label: 'गाय का दूध' },
    { key: '2', kind: 'product', label: 'Plain chips', lang: 'en' },
  ];
  show(<SearchCombobox value="" suggestions={suggestions} onChange={() => undefined} onChoose={onChoose} />);
  await userEvent.click(box());
  expect(screen.getByText('Plain chips').closest('[lang=en]')).toHaveTextContent(/^Plain chips$/);
  expect(screen.getByText('गाय का दूध').parentElement).not.toHaveAttribute('lang');
});

test('words in another script than the page, and a category that is not translated, say so', async () => {
  const suggestions: Suggestion[] = [
    { key: '1', kind: 'term', label: 'दूध' },
    { key: '2', kind: 'term', label: 'milk' },
    { key: '3', kind: 'category', label: 'दूध और दही', lang: 'hi', unit: 'डेयरी', unitLang: 'hi' },
  ];
  show(<SearchCombobox value="" suggestions={suggestions} onChange={() => undefined} onChoose={onChoose} />);
  await userEvent.click(box());
  expect(screen.getByText('दूध').closest('[lang]')).toHaveAttribute('lang', 'hi');
  expect(screen.getByText('milk').parentElement).not.toHaveAttribute('lang');
  expect(screen.getByText('डेयरी')).toHaveAttribute('lang', 'hi');
});

test.each([
  ['milk', 'hi', 'en'],
  ['milk', 'en-IN', undefined],
  ['दूध', 'en-IN', 'hi'],
  ['दूध', 'mr', undefined],
  ['500', 'hi', undefined],
])('the words "%s" on a page in %s have the language %s', (words, page, language) => {
  expect(langOfWords(words, page)).toBe(language);
});

test('without suggestions there is no list', async () => {
  show(<Screen />);
  await userEvent.type(box(), 'zzz');
  expect(screen.queryByRole('listbox')).toBeNull();
  expect(box()).toHaveAttribute('aria-expanded', 'false');
});
