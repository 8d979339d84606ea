import { expect, test } from '@jest/globals';
import { screen } from '@testing-library/react';
import { show } from '../samples/show.js';
import { ImportProgress } from './ImportProgress.js';

test('says how far it is in numbers, and that one can leave', () => {
  show(<ImportProgress name="shelf.csv" state="running" done={340} total={1_290} />);
  const bar = screen.getByRole('progressbar', { name: 'Importing shelf.csv' });
  expect(bar).toHaveAttribute('aria-valuetext', '340 of 1,290');
  expect(bar).toHaveAttribute('aria-valuenow', '26');
  expect(screen.getByText('340 of 1,290')).toBeVisible();
  expect(screen.getByText(/You can leave this page/)).toBeVisible();
});

test('an import of nothing is at its beginning', () => {
  show(<ImportProgress name="shelf.csv" state="running" done={0} total={0} />);
  expect(screen.getByRole('progressbar')).toHaveAttribute('aria-valuenow', '0');
});

test('ends with what was done and what was left out', () => {
  show(<ImportProgress name="shelf.csv" state="done" done={1_290} total={1_290} bad={3} />);
  expect(screen.getByRole('status')).toHaveTextContent(
    'Import finished1,290 products imported, 3 rows skipped.',
  );
});

test('does not tell of skipped rows when there are none', () => {
  show(<ImportProgress name="shelf.csv" state="done" done={1_290} total={1_290} bad={0} />);
  expect(screen.getByRole('status')).toHaveTextContent('Import finished1,290 products imported.');
});

test('one product and one row are counted as one', () => {
  show(<ImportProgress name="shelf.csv" state="done" done={1} total={2} bad={1} />);
  expect(screen.getByRole('status')).toHaveTextContent('1 product imported, 1 row skipped.');
});

test('one that stopped says where', () => {
  show(<ImportProgress name="shelf.csv" state="stopped" done={340} total={1_290} />);
  expect(screen.getByRole('alert')).toHaveTextContent('The import stopped at 340 of 1,290');
});

test('one that the shop broke off says that the file is not to blame, and what to do', () => {
  show(<ImportProgress name="shelf.csv" state="failed" done={340} total={1_290} />);
  const told = screen.getByRole('alert');
  expect(told).toHaveTextContent('The import failed at 340 of 1,290');
  expect(told).toHaveTextContent('your file is fine');
  expect(told).toHaveTextContent('Import the file again');
});
