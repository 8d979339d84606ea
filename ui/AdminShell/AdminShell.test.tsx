import { describe, expect, jest, test } from '@jest/globals';
import { screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { shellItems } from '../samples/admin.js';
import { createRef, type ReactNode } from 'react';
import { show } from '../samples/show.js';
import { AdminShell, type AdminShellProps } from './AdminShell.js';

const shell = (props: Partial<AdminShellProps> = {}) => (
  <AdminShell
    items={shellItems}
    path="/dashboard/orders/TK-7QF4-M2XP"
    heading="Order TK-7QF4-M2XP"
    {...props}
  >
    <p>What was ordered</p>
  </AdminShell>
);

test('A-12 has landmarks: a banner with the screens, and a main part that a skip link can lead to', () => {
  const mainRef = createRef<HTMLElement>();
  show(shell({ mainRef }));
  expect(
    within(screen.getByRole('banner')).getByRole('navigation', { name: 'Dashboard pages' }),
  ).toBeVisible();
  const main = screen.getByRole('main');
  expect(main).toHaveAttribute('id', 'main');
  mainRef.current?.focus();
  expect(main).toHaveFocus();
  expect(within(main).getByRole('heading', { level: 1, name: 'Order TK-7QF4-M2XP' })).toBeVisible();
});

describe('A-12 the focus stays where the work is', () => {
  const shellOf = (children: ReactNode) => (
    <AdminShell items={shellItems} path="/dashboard" heading="Products">
      {children}
    </AdminShell>
  );
  const rows = (names: readonly string[]) =>
    shellOf(
      <ul>
        {names.map((name) => (
          <li key={name}>
            <button>Edit {name}</button>
            <button>Delete {name}</button>
          </li>
        ))}
      </ul>,
    );
  const button = (name: string) => screen.getByRole('button', { name });

  test('a row that goes hands it to the same control of the next, the last one to the one before', async () => {
    const { rerender } = show(rows(['Milk', 'Curd', 'Ghee']));
    button('Delete Curd').focus();
    rerender(rows(['Milk', 'Ghee']));
    await waitFor(() => expect(button('Delete Ghee')).toHaveFocus());
    rerender(rows(['Milk']));
    await waitFor(() => expect(button('Delete Milk')).toHaveFocus());
  });

  test('a button that goes hands it to the one that takes its place, and to the words where there is none', async () => {
    const step = (name: string) =>
      shellOf(<p>{name ? <button key={name}>{name}</button> : <b tabIndex={-1}>Done</b>}</p>);
    const { rerender } = show(step('Mark as packed'));
    button('Mark as packed').focus();
    rerender(step('Send out'));
    await waitFor(() => expect(button('Send out')).toHaveFocus());
    rerender(step(''));
    await waitFor(() => expect(screen.getByText('Done')).toHaveFocus());
  });

  test('a control that cannot be focused, because it is inert, is passed over', async () => {
    const { rerender } = show(shellOf(<button>Retry</button>));
    button('Retry').focus();
    rerender(
      shellOf([
        <div key="preview" inert>
          <a href="/milk">Milk</a>
        </div>,
        <input key="title" aria-label="Title" />,
      ]),
    );
    await waitFor(() => expect(screen.getByRole('textbox', { name: 'Title' })).toHaveFocus());
  });

  test('focus that was taken away on purpose is not brought back', async () => {
    const { rerender } = show(rows(['Milk', 'Curd']));
    await userEvent.click(button('Delete Curd'));
    await userEvent.click(screen.getByRole('heading', { level: 1 }));
    rerender(rows(['Milk']));
    await new Promise((resolve) => requestAnimationFrame(() => setTimeout(resolve)));
    expect(screen.getByRole('main')).toHaveFocus();
  });
});

test('marks the one screen one is in, also on the pages below it', () => {
  const { rerender } = show(shell());
  const current = () =>
    screen.getAllByRole('link', { current: 'page' }).map(({ textContent }) => textContent);
  expect(current()).toEqual(['Orders4 4 waiting']);
  rerender(shell({ path: '/dashboard' }));
  expect(current()).toEqual(['Home']);
  rerender(shell({ path: '/dashboard/products-of-old' }));
  expect(current()).toEqual(['Home']);
});

test('says how many wait, and nothing where none do', () => {
  show(shell());
  expect(screen.getByRole('link', { name: 'Orders 4 waiting' })).toBeVisible();
  expect(screen.getByRole('link', { name: 'Category' })).toBeVisible();
});

test('shows the way here and what can be done', () => {
  show(
    shell({
      breadcrumbs: [{ href: '/dashboard/orders', label: 'Orders' }],
      actions: <button>Print slip</button>,
    }),
  );
  const way = within(screen.getByRole('navigation', { name: 'Breadcrumbs' }));
  expect(way.getByRole('link', { name: 'Orders' })).toHaveAttribute('href', '/dashboard/orders');
  expect(screen.getByRole('button', { name: 'Print slip' })).toBeVisible();
});

test('on a phone the menu opens a drawer, which closes when one goes elsewhere', async () => {
  const { rerender } = show(shell());
  await userEvent.click(screen.getByRole('button', { name: 'Open menu' }));
  const drawer = screen.getByRole('dialog', { name: 'Dashboard pages' });
  expect(within(drawer).getAllByRole('link')).toHaveLength(shellItems.length);
  rerender(shell({ path: '/dashboard/product' }));
  expect(screen.getByRole('button', { name: 'Open menu', hidden: true })).toHaveAttribute(
    'aria-expanded',
    'false',
  );
});

test('A-11 the search button opens the palette', async () => {
  const onSearch = jest.fn();
  show(shell({ onSearch }));
  await userEvent.click(screen.getByRole('button', { name: 'Search or go to' }));
  expect(onSearch).toHaveBeenCalledTimes(1);
});
