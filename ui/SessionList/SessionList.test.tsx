import { expect, jest, test } from '@jest/globals';
import { screen, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { messages } from '../../contract/messages/en.js';
import { messages as hindi } from '../../contract/messages/hi.js';
import type { Session } from '../../contract/session.js';
import { accept, refuse, wait } from '../samples/outcomes.js';
import { deskSession, longSession, oldSession, ownSession, sessionsReadAt } from '../samples/sessions.js';
import { show } from '../samples/show.js';
import { SessionList } from './SessionList.js';
import { lastUsed } from './SessionRow.js';

const sessions = [ownSession, deskSession, longSession, oldSession];
const ending = () => jest.fn((_session: Session) => Promise.resolve());
const list = (
  shown: readonly Session[] | undefined,
  onEnd: (session: Session) => Promise<unknown> = ending(),
) => <SessionList sessions={shown} readAt={sessionsReadAt} onEnd={onEnd} onEndOthers={accept} />;
const button = (name: string) => screen.getByRole('button', { name: `Log out ${name}` });
const press = (name: string) => userEvent.click(button(name));

test('says of each device what it is, when it was used and since when it is logged in', () => {
  show(list(sessions));
  expect(screen.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual([
    'Chrome on AndroidThis deviceIn use now · Logged in 21 Nov 2026',
    'Firefox on WindowsLast used 5 minutes ago · Logged in 14 Nov 2026Log out',
    'Samsung Internet on AndroidLast used 1 day ago · Logged in 30 Oct 2026Log out',
    'Unknown deviceLast used 19 days agoLog out',
  ]);
});

test('this device stands first, the others in their order', () => {
  show(list([deskSession, longSession, ownSession, oldSession]));
  expect(screen.getAllByRole('listitem').map(({ textContent }) => textContent?.slice(0, 7))).toEqual([
    'Chrome ',
    'Firefox',
    'Samsung',
    'Unknown',
  ]);
});

test('the device in use is not logged out here, each other one is by its name', async () => {
  const onEnd = ending();
  show(list(sessions, onEnd));
  const [own] = screen.getAllByRole('listitem');
  expect(within(own as HTMLElement).queryByRole('button')).toBeNull();
  await press('Samsung Internet on Android');
  expect(onEnd.mock.calls).toEqual([[longSession]]);
});

test('two devices of one name are told apart by their times', () => {
  show(list([deskSession, { ...deskSession, _id: 'x'.repeat(22), lastUsedAt: '2026-11-21T08:30:00.000Z' }]));
  const [first, second] = screen.getAllByRole('button');
  expect(first).toHaveAccessibleDescription('Last used 5 minutes ago · Logged in 14 Nov 2026');
  expect(second).toHaveAccessibleDescription('Last used 2 hours ago · Logged in 14 Nov 2026');
});

test('while it is being logged out it cannot be asked for again, and keeps the focus', async () => {
  const onEnd = jest.fn(wait);
  show(list(sessions, onEnd));
  await press('Firefox on Windows');
  await press('Firefox on Windows');
  expect(onEnd).toHaveBeenCalledTimes(1);
  expect(button('Firefox on Windows')).toHaveFocus();
});

test('W-20 a failure is said beside its device, until it is tried again', async () => {
  const onEnd = jest.fn(wait).mockImplementationOnce(refuse('No answer'));
  show(list(sessions, onEnd));
  await press('Firefox on Windows');
  const alert = await screen.findByRole('alert');
  expect(alert.closest('li')).toHaveTextContent('Firefox on Windows');
  await press('Firefox on Windows');
  expect(screen.queryByRole('alert')).toBeNull();
  expect(onEnd).toHaveBeenCalledTimes(2);
});

test('the focus goes from a row that vanishes to the next, from the last to the one before, at the end to the list', async () => {
  const { rerender } = show(list(sessions));
  await press('Samsung Internet on Android');
  rerender(list([ownSession, deskSession, oldSession]));
  expect(button('Unknown device')).toHaveFocus();
  await press('Unknown device');
  rerender(list([ownSession, deskSession]));
  expect(button('Firefox on Windows')).toHaveFocus();
  await press('Firefox on Windows');
  rerender(list([ownSession]));
  expect(screen.getByRole('list', { name: 'Where you’re logged in' })).toHaveFocus();
});

test('the focus is left alone where somebody has moved on meanwhile', async () => {
  const page = (shown: readonly Session[]) => (
    <>
      {list(shown)}
      <button>Elsewhere</button>
    </>
  );
  const { rerender } = show(page(sessions));
  await press('Firefox on Windows');
  await userEvent.click(screen.getByRole('button', { name: 'Elsewhere' }));
  rerender(page([ownSession, longSession]));
  expect(screen.getByRole('button', { name: 'Elsewhere' })).toHaveFocus();
});

test('where one is logged in nowhere else there is nothing to press', () => {
  show(list([ownSession]));
  expect(screen.queryByRole('button')).toBeNull();
  expect(screen.getByText('You’re only logged in on this device.')).toBeVisible();
});

test('while they are on their way it says so, and shows no list', () => {
  show(list(undefined));
  expect(screen.getByRole('status', { name: 'Loading your devices' })).toBeVisible();
  expect(screen.queryByRole('list')).toBeNull();
});

const before = (seconds: number) => ({
  ...deskSession,
  lastUsedAt: new Date(sessionsReadAt - seconds * 1000).toISOString(),
});

test.each([
  [-600, 'Last used just now', 'अभी-अभी इस्तेमाल हुआ'],
  [59, 'Last used just now', 'अभी-अभी इस्तेमाल हुआ'],
  [60, 'Last used 1 minute ago', '1 मिनट पहले इस्तेमाल हुआ'],
  [3_599, 'Last used 59 minutes ago', '59 मिनट पहले इस्तेमाल हुआ'],
  [3_600, 'Last used 1 hour ago', '1 घंटे पहले इस्तेमाल हुआ'],
  [86_400 * 29, 'Last used 29 days ago', '29 दिन पहले इस्तेमाल हुआ'],
])('what was used %p seconds ago is told so', (seconds, english, inHindi) => {
  const told = ({ ui, language }: Pick<typeof hindi, 'ui' | 'language'>) =>
    lastUsed(ui.sessions, before(seconds), sessionsReadAt, language);
  expect([told(messages), told(hindi)]).toEqual([english, inHindi]);
});
