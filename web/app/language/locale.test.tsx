import { afterEach, beforeEach, expect, test } from '@jest/globals';
import { act, render, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { calls } from '../../../contract/calls.js';
import { messages as english } from '../../../contract/messages/page/en.js';
import { messages as hindi } from '../../../contract/messages/page/hi.js';
import { MessagesProvider } from '../../../ui/theme/messages.js';
import { TokriThemeProvider } from '../../../ui/theme/TokriThemeProvider.js';
import { LanguageChoice } from '../Footer.js';
import { unanswered } from '../net/failure.js';
import { chooseLanguage, recallLanguage, words } from './locale.js';
import { LocaleProvider } from './LocaleProvider.js';

const storage = Object.getOwnPropertyDescriptor(globalThis, 'localStorage');

const show = () =>
  render(
    <LocaleProvider>
      <TokriThemeProvider>
        <LanguageChoice />
      </TokriThemeProvider>
    </LocaleProvider>,
  );

beforeEach(() => localStorage.clear());
afterEach(async () => {
  if (storage) Object.defineProperty(globalThis, 'localStorage', storage);
  Reflect.deleteProperty(navigator, 'language'); // this own property hides the browser's
  await act(() => chooseLanguage('en'));
});

test('the default locale is shown first, whatever the browser’s language', async () => {
  Object.defineProperty(navigator, 'language', { configurable: true, value: 'hi-IN' });
  await recallLanguage();
  show();
  expect(screen.getByRole('group', { name: 'Language' })).toBeVisible();
  expect(screen.getByRole('button', { name: 'English', pressed: true })).toBeVisible();
});

test('a choice is shown, said and remembered', async () => {
  show();
  await userEvent.click(screen.getByRole('button', { name: 'हिन्दी' }));
  expect(await screen.findByRole('group', { name: 'भाषा' })).toBeVisible();
  expect(screen.getByRole('button', { name: 'हिन्दी', pressed: true })).toHaveFocus();
  expect(document.documentElement).toHaveAttribute('lang', 'hi');
  expect(localStorage.getItem('language')).toBe('hi');
  expect(words()).toBe(hindi);
  expect(unanswered('timeout').message).toBe(hindi.web.net.timeout);
});

test('the stored language is shown at the next visit', async () => {
  localStorage.setItem('language', 'hi');
  await recallLanguage();
  show();
  expect(screen.getByRole('group', { name: 'भाषा' })).toBeVisible();
});

test('the languages have the names of the page’s own messages, as a server renders them too', () => {
  const languages = { ...english.web.languages, en: 'इंग्रजी' };
  render(
    <MessagesProvider messages={{ ...english, web: { ...english.web, languages } }}>
      <TokriThemeProvider>
        <LanguageChoice />
      </TokriThemeProvider>
    </MessagesProvider>,
  );
  expect(screen.getByRole('button', { name: 'इंग्रजी' })).toBeVisible();
});

test('an unknown language is ignored', async () => {
  localStorage.setItem('language', 'constructor');
  await recallLanguage();
  expect(words()).toBe(english);
});

test('where storage is blocked, a choice lasts as long as the page', async () => {
  Object.defineProperty(globalThis, 'localStorage', {
    configurable: true,
    get: () => {
      throw new DOMException('denied', 'SecurityError');
    },
  });
  await chooseLanguage('hi');
  expect(words()).toBe(hindi);
});

test('of two quick choices the later holds', async () => {
  await Promise.all([chooseLanguage('hi'), chooseLanguage('en')]);
  expect(words()).toBe(english);
  expect(document.documentElement).toHaveAttribute('lang', 'en-IN');
});

test('another tab is followed, but not into its log-out', async () => {
  show();
  localStorage.setItem('language', 'hi');
  act(() => void window.dispatchEvent(new StorageEvent('storage', { key: 'language', newValue: 'hi' })));
  expect(await screen.findByRole('group', { name: 'भाषा' })).toBeVisible();
  localStorage.clear();
  await act(async () => void window.dispatchEvent(new StorageEvent('storage', { key: null })));
  expect(words()).toBe(hindi);
});

test('calls send the shown language, also where the browser’s language differs', async () => {
  const asked: (string | null)[] = [];
  const realFetch = globalThis.fetch;
  globalThis.fetch = async (_, init) => {
    asked.push(new Headers(init?.headers).get('accept-language'));
    throw new TypeError('away');
  };
  const { send } = await import('../net/call.js');
  await send({ call: calls.category.list });
  await chooseLanguage('hi');
  await send({ call: calls.category.list });
  globalThis.fetch = realFetch;
  expect(asked).toEqual(['en-IN', 'hi']);
});
