import { expect, jest, test } from '@jest/globals';
import { screen, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { useState } from 'react';
import { categories } from '../samples/catalogue.js';
import { show } from '../samples/show.js';
import { MultiSelect, type Choice } from './MultiSelect.js';

function Chosen({ start = [], onChange }: { start?: Choice[]; onChange?: (value: Choice[]) => void }) {
  const [value, setValue] = useState(start);
  const change = (next: Choice[]) => {
    setValue(next);
    onChange?.(next);
  };
  return <MultiSelect label="Category" options={categories} value={value} onChange={change} />;
}

const field = () => screen.getByRole('combobox', { name: 'Category' });
const offered = () => screen.getAllByRole('option').map(({ textContent }) => textContent);
const chips = () =>
  within(screen.getByRole('list', { name: 'Selected: Category' }))
    .getAllByRole('listitem')
    .map(({ textContent }) => textContent);
const remove = (name: string) => screen.getByRole('button', { name: `Remove ${name}` });
const three = categories.slice(2, 5);

test('shows what there is as soon as it has the focus', async () => {
  const user = userEvent.setup();
  show(<Chosen />);
  await user.tab();
  expect(offered()).toHaveLength(categories.length);
});

test('finds by any word, in any order, whatever the capitals', async () => {
  const user = userEvent.setup();
  show(<Chosen />);
  await user.type(field(), 'DAL ric');
  expect(offered()).toEqual(['Atta, Rice & Dal']);
  await user.clear(field());
  await user.type(field(), 'xyz');
  expect(screen.getByText('No matches')).toBeVisible();
});

test('S-074 chosen ones become chips, and the list says which they are', async () => {
  const user = userEvent.setup();
  const changed = jest.fn();
  show(<Chosen onChange={changed} />);

  await user.click(field());
  await user.click(screen.getByRole('option', { name: 'Sweet Tooth' }));
  await user.keyboard('juice{ArrowDown}{Enter}');

  expect(chips()).toEqual(['Sweet Tooth', 'Cold Drinks & Juices']);
  const plain = [categories[4], categories[3]].map((one) => ({ _id: one?._id, name: one?.name }));
  expect(changed).toHaveBeenLastCalledWith(plain);
  expect(screen.getByText('Cold Drinks & Juices added')).toBeInTheDocument();
  expect(screen.getByRole('option', { name: 'Sweet Tooth' })).toHaveAttribute('aria-selected', 'true');
});

test('S-121 each chip goes by its cross, by Delete or by Backspace, and the focus stays near', async () => {
  const user = userEvent.setup();
  show(<Chosen start={three} />);

  await user.click(remove('Cold Drinks & Juices'));
  expect(chips()).toEqual(['Snacks & Munchies', 'Sweet Tooth']);
  expect(remove('Sweet Tooth')).toHaveFocus();
  expect(screen.getByText('Cold Drinks & Juices removed')).toBeInTheDocument();

  await user.keyboard('{Delete}');
  expect(remove('Snacks & Munchies')).toHaveFocus();
  await user.keyboard('{Backspace}');
  expect(screen.queryByRole('list', { name: 'Selected: Category' })).not.toBeInTheDocument();
  expect(field()).toHaveFocus();
});

test('arrow keys and Backspace in the empty field do no harm beyond the last chip', async () => {
  const user = userEvent.setup();
  show(<Chosen start={three} />);
  await user.click(field());
  await user.keyboard('{ArrowLeft}{ArrowLeft}{ArrowRight}{Backspace}');
  expect(chips()).toEqual(['Snacks & Munchies', 'Cold Drinks & Juices']);
});
