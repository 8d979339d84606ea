import { expect, jest, test } from '@jest/globals';
import { screen, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { categories } from '../samples/catalogue.js';
import { subCategories } from '../samples/keeping.js';
import { show } from '../samples/show.js';
import { stockRows } from '../samples/stock.js';
import { BulkDialog, type BulkDialogProps } from './BulkDialog.js';

const ask = (props: Partial<BulkDialogProps> & Pick<BulkDialogProps, 'act'>) => {
  const onRun = jest.fn<BulkDialogProps['onRun']>().mockResolvedValue(undefined);
  show(
    <BulkDialog
      open
      products={stockRows}
      categories={categories}
      subCategories={subCategories}
      onRun={onRun}
      onClose={() => undefined}
      {...props}
    />,
  );
  return onRun;
};

test('a discount is sent as a number, and only one from 0 to 100', async () => {
  const onRun = ask({ act: 'discount' });
  const field = screen.getByRole('textbox', { name: 'Discount in %' });
  await userEvent.type(field, '101{Enter}');
  expect(field).toBeInvalid();
  for (const wrong of ['half', '-5', '1,5', '5.125']) {
    await userEvent.clear(field);
    await userEvent.type(field, `${wrong}{Enter}`);
    expect(field).toHaveAccessibleDescription('Enter 0 to 100 with at most two decimals');
  }
  await userEvent.clear(field);
  await userEvent.type(field, '12.5{Enter}');
  expect(onRun.mock.calls).toEqual([[{ kind: 'discount', percent: 12.5 }]]);
});

test('moving needs a category, and offers its sub categories', async () => {
  const onRun = ask({ act: 'move' });
  await userEvent.click(screen.getByRole('button', { name: 'Move' }));
  expect(screen.getByRole('combobox', { name: 'Category' })).toBeInvalid();
  expect(screen.getByText('Category is required')).toBeVisible();
  const [dairy] = categories;
  await userEvent.type(screen.getByRole('combobox', { name: 'Category' }), dairy?.name ?? '');
  await userEvent.click(screen.getByRole('option', { name: dairy?.name ?? '' }));
  await userEvent.click(screen.getByRole('button', { name: 'Move' }));
  expect(onRun).toHaveBeenCalledWith({ kind: 'move', categories: [dairy?._id ?? ''], subCategories: [] });
});

test('A-08 deleting names the first three and counts the rest', async () => {
  const onRun = ask({ act: 'remove' });
  const question = within(screen.getByRole('alertdialog', { name: 'Delete 6 products?' }));
  expect(question.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual([
    ...stockRows.slice(0, 3).map(({ name }) => name),
    'and 3 more',
  ]);
  await userEvent.click(question.getByRole('button', { name: 'Delete 6 products' }));
  expect(onRun).toHaveBeenCalledWith({ kind: 'remove' });
});

test('an error names each product and the reason, also for a deleted product', async () => {
  const [milk, bread] = stockRows;
  const rows = [
    { _id: milk?._id, name: milk?.name, code: 'staleRevision' },
    { _id: bread?._id, name: '', code: 'notFound' },
  ];
  ask({ act: 'remove', onRun: () => Promise.reject({ message: 'no', data: { rows } }) });
  await userEvent.click(screen.getByRole('button', { name: 'Delete 6 products' }));
  const items = within(await screen.findByRole('alert')).getAllByRole('listitem');
  expect(items.map(({ textContent }) => textContent)).toEqual([
    `${milk?.name}: changed by someone else; the list shows the new values`,
    `${bread?.name}: deleted by someone else`,
  ]);
});

test('any other error is shown with its own message', async () => {
  ask({ act: 'remove', onRun: () => Promise.reject({ message: 'The shop is not ready' }) });
  await userEvent.click(screen.getByRole('button', { name: 'Delete 6 products' }));
  expect(await screen.findByRole('alert')).toHaveTextContent('The shop is not ready');
});
