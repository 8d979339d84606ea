import { beforeAll, expect, test } from '@jest/globals';
import { screen, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { twoWeeks } from '../samples/adminStatistics.js';
import { show } from '../samples/show.js';
import { SalesChart, shortDays } from './SalesChart.js';

beforeAll(() => {
  // Browsers have both; jsdom lacks them because it computes no layout.
  globalThis.structuredClone ??= <T,>(value: T) => JSON.parse(JSON.stringify(value)) as T;
  globalThis.ResizeObserver ??= class {
    observe() {}
    unobserve() {}
    disconnect() {}
  };
});

test('the same values can be read as a table, the newest day first', async () => {
  show(<SalesChart days={twoWeeks} />);
  await userEvent.click(screen.getByRole('button', { name: 'Table' }));
  const table = within(screen.getByRole('table', { name: 'Sales by day' }));
  const rows = table.getAllByRole('row').map(({ textContent }) => textContent);
  expect(rows).toHaveLength(1 + twoWeeks.length);
  expect(rows[1]).toBe('21 November 202671₹29,115.00');
  expect(screen.getByRole('button', { name: 'Table' })).toHaveAttribute('aria-pressed', 'true');
});

test('the chart says which days it shows', () => {
  show(<SalesChart days={twoWeeks} />);
  expect(screen.getByRole('region', { name: 'Sales by day' })).toBeVisible();
  expect(screen.getByLabelText('Sales by day, 8 November 2026 to 21 November 2026')).toBeInTheDocument();
});

test('pressing what is shown already changes nothing', async () => {
  show(<SalesChart days={twoWeeks} />);
  await userEvent.click(screen.getByRole('button', { name: 'Table' }));
  await userEvent.click(screen.getByRole('button', { name: 'Table' }));
  expect(screen.getByRole('table')).toBeVisible();
});

test('days without any sales say so instead of drawing a flat line', () => {
  show(<SalesChart days={twoWeeks.map((day) => ({ ...day, amount: 0 }))} />);
  expect(screen.getByText('No sales in this period')).toBeVisible();
});

test('a day is that of India, wherever the reader is', () => {
  expect(shortDays('en-IN')('2026-11-08')).toBe('8 Nov');
});
