import { expect, test } from '@jest/globals';
import { screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { useState } from 'react';
import { show } from '../samples/show.js';
import { OtpField } from './OtpField.js';

function Owner({ start = '', error }: { start?: string; error?: string }) {
  const [code, setCode] = useState(start);
  return (
    <>
      <OtpField label="Code" value={code} onChange={setCode} error={error} />
      <output>{code}</output>
    </>
  );
}

const box = (position: number) => screen.getByRole('textbox', { name: `Digit ${position} of 6` });
const code = () => screen.getByRole('status').textContent;

test('S-113 six boxes of one digit stand in a named group', () => {
  show(<Owner />);
  expect(screen.getByRole('group', { name: 'Code' })).toBeInTheDocument();
  expect(screen.getAllByRole('textbox')).toHaveLength(6);
  expect(box(1)).toHaveAttribute('autocomplete', 'one-time-code');
  for (const each of screen.getAllByRole('textbox')) expect(each).toHaveAttribute('inputmode', 'numeric');
});

test('S-114 focus moves to the next box after typing; letters are not taken', async () => {
  const user = userEvent.setup();
  show(<Owner />);

  await user.type(box(1), '4');
  expect(box(2)).toHaveFocus();
  await user.keyboard('x7');

  expect(box(3)).toHaveFocus();
  expect(code()).toBe('47');
});

test('Backspace in an empty box empties the one before and goes there', async () => {
  const user = userEvent.setup();
  show(<Owner start="471" />);

  await user.click(box(4));
  await user.keyboard('{Backspace}');

  expect(box(3)).toHaveFocus();
  expect(code()).toBe('47');
});

test('a pasted code fills all boxes, whatever stands between its digits', async () => {
  const user = userEvent.setup();
  show(<Owner start="9" />);

  await user.click(box(3));
  await user.paste(' 471-902 ');

  expect(code()).toBe('471902');
  expect(box(6)).toHaveFocus();
});

test('a code filled in by the phone goes into all boxes', async () => {
  const user = userEvent.setup();
  show(<Owner />);
  await user.click(box(1));
  await user.keyboard('{4}{7}{1}{9}{0}{2}');
  expect(code()).toBe('471902');
});

test('typing over a digit replaces it', async () => {
  const user = userEvent.setup();
  show(<Owner start="471902" />);

  await user.click(box(2));
  await user.keyboard('8');

  expect(code()).toBe('481902');
  expect(box(3)).toHaveFocus();
});

test('arrow keys go from box to box', async () => {
  const user = userEvent.setup();
  show(<Owner start="47" />);

  await user.click(box(2));
  await user.keyboard('{ArrowRight}{ArrowRight}{ArrowLeft}');

  expect(box(3)).toHaveFocus();
});

test('an error describes every box', () => {
  show(<Owner start="471902" error="This code is wrong" />);
  for (const each of screen.getAllByRole('textbox')) {
    expect(each).toBeInvalid();
    expect(each).toHaveAccessibleDescription('This code is wrong');
  }
});
