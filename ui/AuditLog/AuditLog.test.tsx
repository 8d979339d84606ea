import { expect, jest, test } from '@jest/globals';
import { screen, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { adminMessages } from '../../contract/messages/en/admin.js';
import { auditEntries } from '../samples/adminChanges.js';
import { show } from '../samples/show.js';
import { auditFilters } from './auditEntry.js';
import { AuditLog } from './AuditLog.js';

test('A-14 says who did what to which thing, when, and from what to what', () => {
  show(<AuditLog entries={auditEntries} />);
  const [line] = screen.getAllByRole('listitem');
  expect(line).toHaveTextContent(
    'Ravi Menon (ravi@tokri.example) changed product Amul Taaza Toned Milk10:42 am',
  );
  expect(line).toHaveTextContent('PriceBefore ₹72.00 → After ₹74.00');
  expect(line).toHaveTextContent('ImageBefore 1 image → After 2 images');
  expect((line as HTMLElement).querySelectorAll('img')).toHaveLength(3);
  expect(within(line as HTMLElement).getByRole('link', { name: 'Amul Taaza Toned Milk' })).toHaveAttribute(
    'href',
    '/milk',
  );
});

test('an import is a line with its file and its sums', () => {
  show(<AuditLog entries={auditEntries} />);
  const line = screen.getByRole('link', { name: 'bigbasket_products_of_november.csv' }).closest('li');
  expect(line).toHaveTextContent('imported file bigbasket_products_of_november.csv');
  expect(line).toHaveTextContent('New products: 27,410, changed: 120');
});

test('stands day by day, as days are in India', () => {
  show(<AuditLog entries={auditEntries} />);
  expect(screen.getAllByRole('heading').map(({ textContent }) => textContent)).toEqual([
    '21 November 2026',
    '20 November 2026',
  ]);
  expect(
    within(screen.getByRole('list', { name: '20 November 2026' })).getAllByRole('listitem'),
  ).toHaveLength(2);
});

test('what the shop did by itself, and what is gone, are said so', () => {
  show(<AuditLog entries={auditEntries} />);
  expect(screen.getByText(/The shop/).closest('li')).toHaveTextContent('The shop changed order TK-0MZR-6YEE');
  const deleted = screen.getByText('Organic Cold-Pressed', { exact: false });
  expect(deleted.closest('a')).toBeNull();
  expect(deleted.closest('li')).toHaveTextContent('After nothing');
});

test('a kind that the words do not know is shown as it is', () => {
  show(
    <AuditLog
      entries={[
        { id: '1', at: '2026-11-21T05:12:00.000Z', act: 'created', kind: 'coupon', name: 'X', changes: [] },
      ]}
    />,
  );
  expect(screen.getByRole('listitem')).toHaveTextContent('The shop created coupon X');
});

test('W-20 loading, failing and having none are three different things', async () => {
  const onRetry = jest.fn();
  const { rerender } = show(<AuditLog entries={[]} status="loading" />);
  expect(screen.getByRole('status')).toHaveTextContent('Loading the audit log');
  rerender(<AuditLog entries={[]} status="failed" onRetry={onRetry} />);
  await userEvent.click(screen.getByRole('button', { name: 'Retry' }));
  expect(onRetry).toHaveBeenCalledTimes(1);
  rerender(<AuditLog entries={[]} />);
  expect(screen.getByText('No entries yet')).toBeVisible();
});

test('can be filtered by who, what, kind and day', () => {
  const fields = auditFilters(adminMessages.audit, [{ value: 'u1', label: 'Ravi Menon' }]);
  expect(fields.map(({ label }) => label)).toEqual(['User', 'Action', 'Type', 'From', 'To']);
  expect(fields[1]?.options).toContainEqual({ value: 'deleted', label: 'deleted' });
});
