import { afterEach, expect, test } from '@jest/globals';
import { act, render, screen, within } from '@testing-library/react';
import { lazy } from 'react';
import { MemoryRouter, Route, Routes } from 'react-router-dom';
import { messages } from '../../contract/messages/en.js';
import { adminMessages as english } from '../../contract/messages/en/admin.js';
import { adminMessages as hindi } from '../../contract/messages/hi/admin.js';
import { TokriThemeProvider } from '../../ui/theme/TokriThemeProvider.js';
import { useAdminMessages } from '../../ui/theme/adminMessages.js';
import AdminLayout from './AdminLayout.js';
import { chooseLanguage } from './language/locale.js';
import { LocaleProvider } from './language/LocaleProvider.js';

function Dashboard() {
  return <h1>{useAdminMessages().shell.dashboard}</h1>;
}

const show = (page = <Dashboard />) =>
  render(
    <LocaleProvider>
      <TokriThemeProvider>
        <MemoryRouter>
          <Routes>
            <Route element={<AdminLayout />}>
              <Route index element={page} />
            </Route>
          </Routes>
        </MemoryRouter>
      </TokriThemeProvider>
    </LocaleProvider>,
  );

afterEach(async () => {
  localStorage.clear();
  await act(() => chooseLanguage('en'));
});

test('the dashboard speaks the language that is chosen, and English again', async () => {
  show();
  expect(screen.getByRole('heading', { name: english.shell.dashboard })).toBeVisible();
  await act(() => chooseLanguage('hi'));
  expect(await screen.findByRole('heading', { name: hindi.shell.dashboard })).toBeVisible();
  await act(() => chooseLanguage('en'));
  expect(screen.getByRole('heading', { name: english.shell.dashboard })).toBeVisible();
});

test('the language chosen in the shop applies to the dashboard that is opened later', async () => {
  await chooseLanguage('hi');
  show();
  expect(await screen.findByRole('heading', { name: hindi.shell.dashboard })).toBeVisible();
});

test('A-12 a screen that is still on its way has the main part that the skip link leads to, and a heading', async () => {
  const OnItsWay = lazy(() => new Promise<never>(() => undefined));
  show(<OnItsWay />);
  const main = await screen.findByRole('main');
  expect(screen.getByRole('link', { name: messages.web.skip })).toHaveAttribute('href', `#${main.id}`);
  expect(within(main).getByRole('heading', { level: 1, name: messages.ui.states.loading })).toBeVisible();
});
