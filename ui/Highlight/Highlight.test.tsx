import { expect, test } from '@jest/globals';
import { screen } from '@testing-library/react';
import { show } from '../samples/show.js';
import { Highlight, highlightPieces } from './Highlight.js';

const cut = (name: string, marks: string[]) =>
  highlightPieces(name, marks).map(({ text, typed }) => text + (typed ? '*' : ''));

test.each([
  ['Amul Taaza Toned Milk', ['mil', 'ton'], ['Amul Taaza ', 'Ton*', 'ed ', 'Mil*', 'k']],
  ['Buttermilk, 200 ml', ['milk'], ['Buttermilk, 200 ml']],
  ['Milk & milkshake', ['milk'], ['Milk*', ' & ', 'milk*', 'shake']],
  ['Paneer', ['pan', 'paneer'], ['Paneer*']],
  ['Crème fraîche', ['creme'], ['Crème*', ' fraîche']],
  ['Cre\u0300me', ['cr', 'cre'], ['Cre\u0300*', 'me']],
  ['अमूल दूध', ['द'], ['अमूल ', 'दू*', 'ध']],
  ['Aata (5 kg)', ['5', '('], ['Aata (', '5*', ' kg)']],
  ["Lay's Classic Salted Chips", ['lays'], ["Lay's*", ' Classic Salted Chips']],
  ["Lay's Classic", ['lay'], ['Lay*', "'s Classic"]],
  ['Corn Flakes, Kellogg’s', ['kelloggs', "kellogg's"], ['Corn Flakes, ', 'Kellogg’s*']],
  ["Chips 'Lays'", ['lays'], ["Chips '", 'Lays*', "'"]],
  ['Milk', [], ['Milk']],
  ['', ['milk'], []],
])('of %s, %p marks the beginnings of words that are like it', (name, marks, pieces) => {
  expect(cut(name, marks)).toEqual(pieces);
});

test('the marks change nothing in what is read', () => {
  show(
    <h3>
      <Highlight text="Amul Taaza Toned Milk" marks={['tone', 'mil']} />
    </h3>,
  );
  expect(screen.getByRole('heading')).toHaveTextContent(/^Amul Taaza Toned Milk$/);
  expect(screen.getAllByRole('mark').map(({ textContent }) => textContent)).toEqual(['Tone', 'Mil']);
});

test('without marks a name stands as it is', () => {
  show(<Highlight text="Milk" />);
  expect(screen.queryByRole('mark')).toBeNull();
});
