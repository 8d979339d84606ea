import { expect, test } from '@jest/globals';
import { screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { useState } from 'react';
import { productColumns } from '../samples/adminColumns.js';
import { show } from '../samples/show.js';
import { ColumnChooser } from './ColumnChooser.js';

function Choosing() {
  const [hidden, setHidden] = useState<readonly string[]>(['unit']);
  return (
    <>
      <ColumnChooser columns={productColumns} hidden={hidden} onChange={setHidden} />
      <output>{hidden.join(' ')}</output>
    </>
  );
}

const open = async () => {
  show(<Choosing />);
  await userEvent.click(screen.getByRole('button', { name: 'Columns' }));
};

test('offers only columns that may be hidden, ticked when they are shown', async () => {
  await open();
  const offered = screen.getAllByRole('menuitemcheckbox');
  expect(offered.map(({ textContent }) => textContent)).toEqual(['Unit', 'Category', 'Discount']);
  expect(screen.getByRole('menuitemcheckbox', { name: 'Unit' })).not.toBeChecked();
  expect(screen.getByRole('menuitemcheckbox', { name: 'Category' })).toBeChecked();
});

test('stays open while one ticks, by keyboard too', async () => {
  await open();
  await userEvent.keyboard('{ArrowDown}{Enter}');
  expect(screen.getByText('unit category')).toBeInTheDocument();
  await userEvent.click(screen.getByRole('menuitemcheckbox', { name: 'Unit' }));
  expect(screen.getByText('category')).toBeInTheDocument();
});

test('shows all again at once', async () => {
  await open();
  await userEvent.click(screen.getByRole('menuitem', { name: 'Show all columns' }));
  for (const column of screen.getAllByRole('menuitemcheckbox')) expect(column).toBeChecked();
  expect(screen.getByRole('menuitem', { name: 'Show all columns' })).toHaveAttribute('aria-disabled', 'true');
});
