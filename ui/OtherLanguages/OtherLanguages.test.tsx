import { expect, jest, test } from '@jest/globals';
import { act, fireEvent, screen, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { createRef, useState } from 'react';
import type { TranslationsWire } from '../../contract/translations.js';
import { show } from '../samples/show.js';
import { OtherLanguages, type OtherLanguagesProps } from './OtherLanguages.js';

/** Renders the fields with a parent that holds the texts. Returns the texts that it was given last. */
const edit = (value: TranslationsWire, props: Partial<OtherLanguagesProps> = {}) => {
  const onChange = jest.fn<(value: TranslationsWire) => void>();
  function Parent() {
    const [texts, setTexts] = useState(value);
    onChange.mockImplementation(setTexts);
    return <OtherLanguages languages={['hi']} name="Milk" {...props} value={texts} onChange={onChange} />;
  }
  show(<Parent />);
  return () => onChange.mock.lastCall?.[0];
};
const openIt = () => userEvent.click(screen.getByText('Other languages'));
const say = (label: string, text: string) =>
  fireEvent.change(screen.getByLabelText(label), { target: { value: text } });

test('the fields are hidden until they are wanted; before that the languages are named', async () => {
  edit({ ta: { name: 'பால்' } });
  expect(screen.queryByRole('textbox')).not.toBeInTheDocument();
  expect(screen.getByText('தமிழ்')).toHaveAttribute('lang', 'ta');
  await openIt();
  expect(screen.getAllByRole('group').map(({ textContent }) => textContent)).toEqual(
    expect.arrayContaining([expect.stringContaining('हिन्दी Hindi'), expect.stringContaining('தமிழ் Tamil')]),
  );
});

test('each field has the language of its text', async () => {
  edit({}, { described: true, details: ['Fat'] });
  await openIt();
  for (const label of ['Name', 'Description', 'Fat: name', 'Fat: text'])
    expect(screen.getByLabelText(`${label} (हिन्दी)`)).toHaveAttribute('lang', 'hi');
});

test('the fields of a language stay when its last text is deleted, to type another one', async () => {
  const told = edit({ ta: { name: 'பால்' } });
  await openIt();
  say('Name (தமிழ்)', '');
  say('Name (தமிழ்)', 'பசும்பால்');
  expect(told()).toEqual({ ta: { name: 'பசும்பால்' } });
});

test('texts are told without the empty ones, and a language without texts is left out', async () => {
  const told = edit({ hi: { name: 'दूध' } }, { described: true, details: ['Net wt.'] });
  await openIt();
  say('Net wt.: text (हिन्दी)', '1 किलो');
  expect(told()).toEqual({ hi: { name: 'दूध', more_details: { 'Net wt.': { name: '', value: '1 किलो' } } } });
  say('Net wt.: text (हिन्दी)', '');
  expect(told()).toEqual({ hi: { name: 'दूध' } });
  say('Name (हिन्दी)', '');
  expect(told()).toEqual({});
});

test('a language is added by its name, and its name has the focus', async () => {
  const user = userEvent.setup();
  const told = edit({});
  await openIt();
  await user.type(screen.getByLabelText('Add a language'), 'tamil{Enter}');
  expect(screen.getByLabelText('Name (தமிழ்)')).toHaveFocus();
  await user.keyboard('பால்');
  expect(told()).toEqual({ ta: { name: 'பால்' } });
});

test('a language is added by its code, whether the list has it or not; English and wrong codes are not', async () => {
  const user = userEvent.setup();
  edit({});
  await openIt();
  const field = () => screen.getByRole('combobox', { name: 'Add a language' });
  for (const wrong of ['en', 'hi', 'konkani-in', 'e1']) {
    await user.clear(field());
    await user.type(field(), wrong);
    expect(screen.queryByRole('option', { name: new RegExp(`\\(${wrong}\\)|, ${wrong}\\)`) })).toBeNull();
  }
  await user.clear(field());
  await user.type(field(), 'KOK{Enter}');
  expect(screen.getByRole('group', { name: /Konkani/ })).toBeInTheDocument();
});

test('no more languages than the shop stores', async () => {
  const codes = ['as', 'bn', 'gu', 'kn', 'ml', 'mr', 'or', 'pa', 'ta'];
  edit(Object.fromEntries(codes.map((code) => [code, { name: code }])));
  await openIt();
  expect(screen.getByLabelText('Add a language')).toBeDisabled();
  expect(screen.getByText('You can add up to 10 languages')).toBeVisible();
});

const note = 'The English name has changed; check this name';
const texts: TranslationsWire = { hi: { name: 'दूध' }, ta: { description: 'பால்' } };

test('a changed English name is said where a translation of it stands, until that is changed too', async () => {
  edit(texts, { name: 'Cow milk', saved: { name: 'Milk', translations: texts } });
  expect(screen.getByText(note)).toBeVisible();
  await openIt();
  expect(within(screen.getByRole('group', { name: /हिन्दी/ })).getByText(note)).toBeVisible();
  expect(screen.getAllByText(note)).toHaveLength(1);
  say('Name (हिन्दी)', 'गाय का दूध');
  expect(screen.queryByText(note)).not.toBeInTheDocument();
});

test.each([
  ['the name is as it was saved', { name: 'Milk ', saved: { name: 'Milk', translations: texts } }],
  ['the record is new', { name: 'Milk', saved: { name: '', translations: {} } }],
])('nothing is said when %s', (_, props) => {
  edit(texts, props);
  expect(screen.queryByText(note)).not.toBeInTheDocument();
});

test('what is too long is said, and is what gets the focus on an error', async () => {
  const inputRef = createRef<{ focus: () => void }>();
  edit({ hi: { name: 'द'.repeat(201) } }, { inputRef });
  act(() => inputRef.current?.focus());
  expect(screen.getByLabelText('Name (हिन्दी)')).toHaveFocus();
  expect(screen.getByText('Name (हिन्दी) can be at most 200 characters')).toBeVisible();
});

test('closed and opened again, the fields leave the focus where it is', async () => {
  const user = userEvent.setup();
  edit({});
  await openIt();
  await user.type(screen.getByLabelText('Add a language'), 'tamil{Enter}');
  await openIt();
  await openIt();
  expect(screen.getByLabelText('Name (தமிழ்)')).not.toHaveFocus();
});
