import { expect, jest, test } from '@jest/globals';
import { screen, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { importPreview } from '../samples/adminChanges.js';
import { show } from '../samples/show.js';
import { ImportPreview, type ImportPreviewProps } from './ImportPreview.js';

const showPreview = (props: Partial<ImportPreviewProps> = {}) => {
  const told = { onImport: jest.fn(), onCancel: jest.fn() };
  show(<ImportPreview {...importPreview} {...told} {...props} />);
  return told;
};

test('A-10 counts what is new, changed, unchanged and bad before anything is written', () => {
  const { container } = show(<ImportPreview {...importPreview} onImport={() => {}} onCancel={() => {}} />);
  const pairs = [...container.querySelectorAll('dl > div')].map(({ textContent }) => textContent);
  expect(pairs).toEqual(['New1,204', 'Changed86', 'Unchanged310', 'With errors3']);
});

test('O-05 a bad row says where, what stands there, what is wrong and how to mend it', () => {
  showPreview();
  const table = within(screen.getByRole('table', { name: 'Rows with errors' }));
  const [row] = table.getAllByRole('row').slice(1);
  expect(within(row as HTMLElement).getByRole('rowheader')).toHaveTextContent('Line 14');
  expect(row).toHaveTextContent(
    'pricefreeThe price is no numberEnter rupees with at most two decimals, such as 74.50',
  );
  expect(table.getByText('(empty)')).toBeVisible();
  expect(screen.getByText(/3 rows will be skipped/)).toBeVisible();
});

test('shows some of the changes, from what to what', () => {
  showPreview();
  const table = screen.getByRole('table', { name: 'Some of the changes' });
  expect(within(table).getByRole('row', { name: /Amul Taaza Toned Milk Price/ })).toHaveTextContent(
    'Before ₹72.00 → After ₹74.00',
  );
});

test('the changes stand ten a page, and those that are not listed are counted', async () => {
  const changes = Array.from({ length: 12 }, (_, at) => ({
    product: `Milk ${at + 1}`,
    field: 'Stock',
    before: '1',
    after: '2',
  }));
  showPreview({ changes, moreChanges: 88 });
  const rows = () => within(screen.getByRole('table', { name: 'Some of the changes' })).getAllByRole('row');
  expect(rows()).toHaveLength(11);
  await userEvent.click(screen.getByRole('button', { name: 'Next' }));
  expect(rows().map(({ textContent }) => textContent)).toEqual([
    expect.anything(),
    expect.stringMatching(/^Milk 11/),
    expect.stringMatching(/^Milk 12/),
  ]);
  expect(screen.getByText('Other changed products: 88')).toBeVisible();
});

test('a product with the name of another one does not stay when the page is turned', async () => {
  const milk = Array.from({ length: 8 }, (_, at) => `Milk ${at + 1}`);
  const changes = ['Toor Dal', 'Toor Dal', ...milk, 'Basmati Rice', 'Ghee'].map((product) => ({
    product,
    field: 'Stock',
    before: '1',
    after: '2',
  }));
  showPreview({ changes });
  await userEvent.click(screen.getByRole('button', { name: 'Next' }));
  const table = within(screen.getByRole('table', { name: 'Some of the changes' }));
  expect(table.getAllByRole('rowheader').map(({ textContent }) => textContent)).toEqual([
    'Basmati Rice',
    'Ghee',
  ]);
});

test('imports what is new and changed, or nothing', async () => {
  const { onImport, onCancel } = showPreview();
  await userEvent.click(screen.getByRole('button', { name: 'Import 1,290 products' }));
  await userEvent.click(screen.getByRole('button', { name: 'Cancel' }));
  expect(onImport).toHaveBeenCalledTimes(1);
  expect(onCancel).toHaveBeenCalledTimes(1);
});

test('one product is one product', () => {
  showPreview({ counts: { new: 0, changed: 1, unchanged: 0, bad: 1 } });
  expect(screen.getByRole('button', { name: 'Import 1 product' })).toBeEnabled();
  expect(screen.getByText(/1 row will be skipped/)).toBeVisible();
});

test('a file that changes nothing cannot be imported, and says why', () => {
  showPreview({ counts: { new: 0, changed: 0, unchanged: 12, bad: 0 }, badRows: [], changes: [] });
  expect(screen.getByRole('button', { name: 'Import 0 products' })).toBeDisabled();
  expect(screen.getByText('Nothing to import')).toBeVisible();
  expect(screen.queryByRole('table')).toBeNull();
});

test('cannot be sent twice', () => {
  showPreview({ pending: true });
  expect(screen.getByRole('button', { name: /Import/ })).toHaveAttribute('aria-disabled', 'true');
  expect(screen.getByRole('button', { name: 'Cancel' })).toBeDisabled();
});

test('what the file brings comes after the counts, name by name, and the many are folded', async () => {
  const names = Array.from({ length: 40 }, (_, at) => `Atta, Rice & Dal ${at + 1}`);
  showPreview({
    newCategories: ['Gourmet, World Food'],
    newSubCategories: names,
    children: <p>Two notes</p>,
  });
  const counts = document.querySelector('dl');
  const few = screen.getByRole('list', { name: 'New categories (1)' });
  const many = screen.getByRole('list', { name: 'New sub categories (40)' });
  const order = [
    counts,
    few,
    many,
    screen.getByText('Two notes'),
    screen.getByRole('table', { name: /errors/ }),
  ];
  for (const [at, part] of order.slice(1).entries())
    expect(order[at]?.compareDocumentPosition(part as Node)).toBe(Node.DOCUMENT_POSITION_FOLLOWING);
  expect(
    within(few)
      .getAllByRole('listitem')
      .map(({ textContent }) => textContent),
  ).toEqual(['Gourmet, World Food']);
  expect(within(many).getAllByRole('listitem')).toHaveLength(12);
  await userEvent.click(screen.getByRole('button', { name: 'Show all 40' }));
  expect(within(many).getAllByRole('listitem')).toHaveLength(40);
});
