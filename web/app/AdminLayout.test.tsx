import { afterEach, expect, test } from '@jest/globals';
import { act, render, screen, within } from '@testing-library/react';
import { lazy } from 'react';
import { MemoryRouter, Route, Routes } from 'react-router-dom';
import { texts } from '../../contract/texts/en.js';
import { adminTexts as english } from '../../contract/texts/en/admin.js';
import { adminTexts as hindi } from '../../contract/texts/hi/admin.js';
import { TokriThemeProvider } from '../../ui/theme/TokriThemeProvider.js';
import { useAdminTexts } from '../../ui/theme/adminTexts.js';
import AdminLayout from './AdminLayout.js';
import { chooseLanguage } from './language/edition.js';
import { EditionProvider } from './language/EditionProvider.js';

function Dashboard() {
  return <h1>{useAdminTexts().shell.dashboard}</h1>;
}

const show = (page = <Dashboard />) =>
  render(
    <EditionProvider>
      <TokriThemeProvider>
        <MemoryRouter>
          <Routes>
            <Route element={<AdminLayout />}>
              <Route index element={page} />
            </Route>
          </Routes>
        </MemoryRouter>
      </TokriThemeProvider>
    </EditionProvider>,
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

test('what was chosen in the shop is spoken by the dashboard that is opened later', async () => {
  await chooseLanguage('hi');
  show();
  expect(await screen.findByRole('heading', { name: hindi.shell.dashboard })).toBeVisible();
});

test('A-12 a screen that is still on its way has the main part that the skip link leads to, and a heading', async () => {
  const OnItsWay = lazy(() => new Promise<never>(() => undefined));
  show(<OnItsWay />);
  const main = await screen.findByRole('main');
  expect(screen.getByRole('link', { name: texts.web.skip })).toHaveAttribute('href', `#${main.id}`);
  expect(within(main).getByRole('heading', { level: 1, name: texts.ui.states.loading })).toBeVisible();
});
