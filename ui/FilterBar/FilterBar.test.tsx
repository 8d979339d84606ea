import { expect, jest, test } from '@jest/globals';
import { screen, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { useState } from 'react';
import { productFilters } from '../samples/admin.js';
import { show } from '../samples/show.js';
import { FilterBar, type FilterBarProps } from './FilterBar.js';
import type { FilterValues } from './filters.js';

function Filtering({ values: first = {}, ...props }: Partial<FilterBarProps>) {
  const [values, setValues] = useState<FilterValues>(first);
  return (
    <>
      <FilterBar fields={productFilters} {...props} values={values} onChange={setValues} />
      <output>{JSON.stringify(values)}</output>
    </>
  );
}

const values = () => JSON.parse(screen.getByRole('status').textContent) as FilterValues;

test('S-076 S-104 the search field says what it searches and tells every keystroke', async () => {
  const onSearchChange = jest.fn<(search: string) => void>();
  show(<Filtering searchLabel="Search Product here..." onSearchChange={onSearchChange} />);
  const field = screen.getByRole('searchbox', { name: 'Search Product here...' });
  expect(field).toHaveAttribute('placeholder', 'Search Product here...');
  await userEvent.type(field, 'eg');
  expect(onSearchChange.mock.calls).toEqual([['e'], ['g']]);
});

test('A-11 / goes to the search field, but not while one types', async () => {
  show(
    <>
      <Filtering search="" onSearchChange={() => undefined} />
      <input aria-label="Note" />
    </>,
  );
  await userEvent.type(screen.getByRole('textbox', { name: 'Note' }), 'a/b');
  expect(screen.getByRole('textbox', { name: 'Note' })).toHaveValue('a/b');
  await userEvent.tab();
  await userEvent.click(document.body);
  await userEvent.keyboard('/');
  expect(screen.getByRole('searchbox')).toHaveFocus();
  expect(screen.getByRole('searchbox')).toHaveValue('');
});

test('A-02 a filter that is on is a badge in words; unknown keys are left alone', () => {
  show(<Filtering values={{ stock: 'low', since: '2026-11-01', page: '3' }} />);
  const badges = within(screen.getByRole('list', { name: 'Filters' }));
  expect(badges.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual([
    'Stock: Low',
    'Changed since: 1 November 2026',
  ]);
});

test('a filter is added by choosing what and which', async () => {
  show(<Filtering values={{ page: '3' }} />);
  await userEvent.click(screen.getByRole('button', { name: 'Add filter' }));
  await userEvent.click(screen.getByRole('menuitem', { name: 'Category' }));
  await userEvent.click(await screen.findByRole('menuitemradio', { name: 'Dairy' }));
  expect(values()).toEqual({ page: '3', category: 'dairy' });
});

test('a badge changes its value, by keyboard', async () => {
  show(<Filtering values={{ stock: 'low' }} />);
  await userEvent.tab();
  await userEvent.tab();
  expect(screen.getByRole('button', { name: 'Change filter Stock: Low' })).toHaveFocus();
  await userEvent.keyboard('{Enter}');
  expect(screen.getByRole('menuitemradio', { name: 'Low' })).toBeChecked();
  await userEvent.keyboard('{ArrowDown}{Enter}');
  expect(values()).toEqual({ stock: 'out' });
});

test('a typed value is applied by Enter, without spaces, and never empty', async () => {
  show(<Filtering />);
  await userEvent.click(screen.getByRole('button', { name: 'Add filter' }));
  await userEvent.click(screen.getByRole('menuitem', { name: 'Name has' }));
  const editor = await screen.findByRole('dialog', { name: 'Value of Name has' });
  expect(within(editor).getByRole('button', { name: 'Apply' })).toBeDisabled();
  await userEvent.keyboard('  milk {Enter}');
  expect(values()).toEqual({ name: 'milk' });
});

test('Escape closes the editor without a change', async () => {
  show(<Filtering values={{ stock: 'low' }} />);
  await userEvent.click(screen.getByRole('button', { name: 'Change filter Stock: Low' }));
  await userEvent.keyboard('{Escape}');
  expect(values()).toEqual({ stock: 'low' });
});

test('a removed badge hands the focus to Add filter; Clear all keeps what is no filter', async () => {
  show(<Filtering values={{ stock: 'low', category: 'dairy', page: '3' }} />);
  await userEvent.click(screen.getByRole('button', { name: 'Remove filter Stock: Low' }));
  expect(values()).toEqual({ category: 'dairy', page: '3' });
  expect(screen.getByRole('button', { name: 'Add filter' })).toHaveFocus();
  await userEvent.click(screen.getByRole('button', { name: 'Clear all' }));
  expect(values()).toEqual({ page: '3' });
  expect(screen.queryByRole('list', { name: 'Filters' })).toBeNull();
});
