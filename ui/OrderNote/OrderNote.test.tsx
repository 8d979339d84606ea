import { expect, jest, test } from '@jest/globals';
import { screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { useState } from 'react';
import { show } from '../samples/show.js';
import { OrderNote, type OrderNoteProps } from './OrderNote.js';

type Save = OrderNoteProps['onSave'];

function Page({ onSave, ...props }: Partial<OrderNoteProps>) {
  const [note, setNote] = useState('Gate code 4421');
  const save: Save = async (text) => {
    const refusal = await onSave?.(text);
    if (!refusal) setNote(text);
    return refusal;
  };
  return <OrderNote note={note} onSave={save} {...props} />;
}

const saves = (refusal?: string) => jest.fn<Save>().mockResolvedValue(refusal);
const field = () => screen.getByRole('textbox', { name: 'Note' });

test('A-04 a changed note can be saved, and says that it was', async () => {
  const onSave = saves();
  show(<Page onSave={onSave} />);
  expect(screen.queryByRole('button')).toBeNull();
  await userEvent.type(field(), ', ring twice ');
  await userEvent.click(screen.getByRole('button', { name: 'Save note' }));
  expect(onSave).toHaveBeenCalledWith('Gate code 4421, ring twice');
  expect(await screen.findByText('Note saved')).toBeVisible();
  expect(screen.queryByRole('button')).toBeNull();
});

test('Cancel brings the kept note back', async () => {
  const onSave = saves();
  show(<Page onSave={onSave} />);
  await userEvent.type(field(), '!');
  await userEvent.click(screen.getByRole('button', { name: 'Cancel' }));
  expect(field()).toHaveValue('Gate code 4421');
  expect(onSave).not.toHaveBeenCalled();
});

test('A-07 a refusal stands beside what was typed, which stays', async () => {
  show(<Page onSave={saves('Somebody changed the note meanwhile')} />);
  await userEvent.type(field(), '!');
  await userEvent.click(screen.getByRole('button', { name: 'Save note' }));
  expect(await screen.findByText('Somebody changed the note meanwhile')).toBeVisible();
  expect(field()).toBeInvalid();
  expect(field()).toHaveValue('Gate code 4421!');
});

test('A-14 says who changed it last and when, in India', () => {
  show(<Page changed={{ by: 'Ravi Menon', at: '2026-11-20T19:36:00.000Z' }} />);
  expect(screen.getByText('Last changed by Ravi Menon, 21 November 2026, 1:06 am')).toBeVisible();
});

test('says how much room is left when there is little', async () => {
  show(<Page maxLength={20} />);
  expect(screen.getByText('6 characters left')).toBeVisible();
  await userEvent.type(field(), 'abcdefgh');
  expect(field()).toHaveValue('Gate code 4421abcdef');
});
