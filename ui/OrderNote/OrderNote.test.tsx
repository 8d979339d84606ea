import { expect, jest, test } from '@jest/globals';
import { act, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { useState } from 'react';
import { show } from '../samples/show.js';
import { OrderNote, type OrderNoteProps } from './OrderNote.js';

type Save = OrderNoteProps['onSave'];

function Page({ onSave, ...props }: Partial<OrderNoteProps>) {
  const [note, setNote] = useState('Gate code 4421');
  const save: Save = async (text, seen) => {
    const message = await onSave?.(text, seen);
    if (!message) setNote(text);
    return message;
  };
  return <OrderNote note={note} onSave={save} {...props} />;
}

const saves = (message?: string) => jest.fn<Save>().mockResolvedValue(message);
const field = () => screen.getByRole('textbox', { name: 'Note' });

test('A-04 a changed note can be saved, and says that it was', async () => {
  const onSave = saves();
  show(<Page onSave={onSave} />);
  expect(screen.queryByRole('button')).toBeNull();
  await userEvent.type(field(), ', ring twice ');
  await userEvent.click(screen.getByRole('button', { name: 'Save note' }));
  expect(onSave).toHaveBeenCalledWith('Gate code 4421, ring twice', 'Gate code 4421');
  expect(await screen.findByText('Note saved')).toBeVisible();
  expect(screen.queryByRole('button')).toBeNull();
});

test('what is typed while the note is saved stays as the next change of it', async () => {
  let saved: (message: undefined) => void = () => undefined;
  const onSave = jest.fn<Save>().mockImplementation(() => new Promise((resolve) => (saved = resolve)));
  show(<Page onSave={onSave} />);
  await userEvent.type(field(), ', ring');
  await userEvent.click(screen.getByRole('button', { name: 'Save note' }));
  await userEvent.type(field(), ' twice');
  await act(async () => saved(undefined));
  expect(field()).toHaveValue('Gate code 4421, ring twice');
  await userEvent.click(screen.getByRole('button', { name: 'Save note' }));
  expect(onSave).toHaveBeenLastCalledWith('Gate code 4421, ring twice', 'Gate code 4421, ring');
});

test('Cancel brings the saved note back', async () => {
  const onSave = saves();
  show(<Page onSave={onSave} />);
  await userEvent.type(field(), '!');
  await userEvent.click(screen.getByRole('button', { name: 'Cancel' }));
  expect(field()).toHaveValue('Gate code 4421');
  expect(onSave).not.toHaveBeenCalled();
});

test('A-07 an error stands beside the typed text, which stays', async () => {
  show(<Page onSave={saves('Someone else changed the note')} />);
  await userEvent.type(field(), '!');
  await userEvent.click(screen.getByRole('button', { name: 'Save note' }));
  expect(await screen.findByText('Someone else changed the note')).toBeVisible();
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

const ravi = { by: 'ravi@shop.test', at: '2026-11-20T19:36:00.000Z' };

test("W-34 somebody else's note that arrives meanwhile leaves what was typed, and is shown", async () => {
  const onSave = saves();
  const { rerender } = show(<OrderNote note="" onSave={onSave} />);
  await userEvent.type(field(), 'Ring twice');
  rerender(<OrderNote note="Gate code 4421" changed={ravi} onSave={onSave} />);
  expect(field()).toHaveValue('Ring twice');
  expect(screen.getByRole('alert')).toHaveTextContent('Someone else saved another note:Gate code 4421');
  expect(screen.getByText(/^Last changed by ravi@shop.test/)).toBeVisible();

  await userEvent.click(screen.getByRole('button', { name: 'Save mine instead' }));
  expect(onSave).toHaveBeenCalledWith('Ring twice', 'Gate code 4421');
});

test("W-34 or it is taken instead of one's own", async () => {
  const { rerender } = show(<OrderNote note="Old" onSave={saves()} />);
  await userEvent.type(field(), '!');
  rerender(<OrderNote note="" changed={ravi} onSave={saves()} />);
  expect(screen.getByRole('alert')).toHaveTextContent('Someone else removed the note.');
  await userEvent.click(screen.getByRole('button', { name: 'Take theirs' }));
  expect(field()).toHaveValue('');
  expect(screen.queryByRole('alert')).toBeNull();
});

test('W-34 a save tells the note that was seen when the typing began', async () => {
  const onSave = saves('Someone else saved another note');
  const { rerender } = show(<OrderNote note="Old" onSave={onSave} />);
  await userEvent.type(field(), '!');
  await userEvent.click(screen.getByRole('button', { name: 'Save note' }));
  expect(onSave).toHaveBeenLastCalledWith('Old!', 'Old');
  rerender(<OrderNote note="New" changed={ravi} onSave={onSave} />);
  expect(screen.getByText('Someone else saved another note')).toBeVisible();
  expect(field()).toHaveValue('Old!');
  expect(screen.getByRole('alert')).toHaveTextContent('New');
});
