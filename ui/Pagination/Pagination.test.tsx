import { expect, jest, test } from '@jest/globals';
import { screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { show } from '../samples/show.js';
import { Pagination, type PaginationProps } from './Pagination.js';

const showPagination = (props: Partial<PaginationProps> = {}) => {
  const onPageChange = jest.fn<(page: number) => void>();
  show(<Pagination page={2} pages={9} onPageChange={onPageChange} {...props} />);
  return onPageChange;
};

const previous = () => screen.getByRole('button', { name: 'Previous' });
const next = () => screen.getByRole('button', { name: 'Next' });

test('S-078 says which page of how many, and goes one on or back', async () => {
  const onPageChange = showPagination();
  expect(screen.getByRole('navigation', { name: 'Pages' })).toHaveTextContent('Page 2 of 9');
  await userEvent.click(previous());
  await userEvent.click(next());
  expect(onPageChange.mock.calls).toEqual([[1], [3]]);
});

test.each([
  ['Previous', 1],
  ['Next', 9],
])('S-105 %s does nothing on page %i, and keeps the focus', async (name, page) => {
  const onPageChange = showPagination({ page });
  const button = screen.getByRole('button', { name });
  expect(button).toHaveAttribute('aria-disabled', 'true');
  await userEvent.click(button);
  expect(button).toHaveFocus();
  await userEvent.keyboard('{Enter}');
  expect(onPageChange).not.toHaveBeenCalled();
});

test('S-105 an empty list is page 1 of 1 with nowhere to go', async () => {
  const onPageChange = showPagination({ page: 1, pages: 0, total: 0, pageSize: 12 });
  expect(screen.getByText('Page 1 of 1')).toBeVisible();
  expect(screen.getByText('None')).toBeVisible();
  await userEvent.click(previous());
  await userEvent.click(next());
  expect(onPageChange).not.toHaveBeenCalled();
});

test('says which rows these are, in Indian grouping', () => {
  showPagination({ page: 9, pages: 9, pageSize: 12, total: 1_00_104 });
  expect(screen.getByText('97–108 of 1,00,104')).toBeVisible();
});

test('another page size can be chosen', async () => {
  const onPageSizeChange = jest.fn<(size: number) => void>();
  showPagination({ pageSize: 12, onPageSizeChange });
  await userEvent.click(screen.getByRole('combobox', { name: /Rows per page/ }));
  await userEvent.click(screen.getByRole('option', { name: '48' }));
  expect(onPageSizeChange).toHaveBeenCalledWith(48);
});
