import Button from '@mui/material/Button';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent } from 'storybook/test';
import { useState } from 'react';
import { column } from '../samples/column.js';
import { hindi } from '../samples/hindi.js';
import { wait } from '../samples/outcomes.js';
import { sheet } from '../samples/sheet.js';
import { focused, hovered, narrow } from '../samples/states.js';
import { usage } from '../samples/usage.js';
import { OrderNote, type OrderNoteProps } from './OrderNote.js';

const changed = { by: 'Ravi Menon', at: '2026-11-20T19:36:00.000Z' };
const args: OrderNoteProps = {
  note: 'Gate code 4421. Leave it with the neighbour.',
  changed,
  onSave: fn(() => Promise.resolve<string | undefined>(undefined)),
};
const long = 'Ring twice, then wait: the lift is slow and the dog is friendly. '.repeat(14);

const meta = {
  title: 'Admin/OrderNote',
  component: OrderNote,
  decorators: [column],
  args,
  parameters: usage({
    status: 'ready',
    area: 'Admin',
    when: ['Information about one order that the shop must remember.'],
    whenNot: ['Information for the customer: send it by email.'],
    pairs: [
      { do: 'Keep the typed text when a save fails.', dont: 'Replace it by the saved note.' },
      {
        do: 'Pass the currently saved note, also while the admin is typing (W-34).',
        dont: 'Use the note as React key: the field would lose the typed text.',
      },
    ],
    content: ['Write nothing that the customer may not read one day.'],
    keyboard: [
      ['Tab', 'to the note, then to Save note and Cancel once it was changed'],
      ['Enter', 'starts a new line'],
    ],
    accessibility: ['“Note saved”, an error and a note that another admin saved meanwhile are announced.'],
  }),
} satisfies Meta<typeof OrderNote>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Playground: Story = { args: { maxLength: 1_000 } };
export const Changed: Story = {
  play: async ({ canvas }) => {
    await userEvent.type(canvas.getByRole('textbox', { name: 'Note' }), ' Ring twice.');
    await expect(canvas.getByRole('button', { name: 'Save note' })).toBeEnabled();
  },
};
export const Saving: Story = {
  args: { onSave: wait },
  play: async ({ canvas }) => {
    await userEvent.type(canvas.getByRole('textbox', { name: 'Note' }), ' Ring twice.');
    await userEvent.click(canvas.getByRole('button', { name: 'Save note' }));
    await expect(canvas.getByRole('button', { name: 'Cancel' })).toBeDisabled();
  },
};
export const Refused: Story = {
  args: { onSave: () => Promise.resolve('Someone else changed the note. Reload the page') },
  play: async ({ canvas }) => {
    await userEvent.type(canvas.getByRole('textbox', { name: 'Note' }), ' Ring twice.');
    await userEvent.click(canvas.getByRole('button', { name: 'Save note' }));
    await expect(await canvas.findByText(/Someone else changed the note/)).toBeVisible();
  },
};
/** Another admin saved a note during typing: both notes are shown. */
export const EditConflict: Story = {
  render: function Render(given) {
    const [note, setNote] = useState('');
    return (
      <>
        <OrderNote {...given} note={note} />
        <Button onClick={() => setNote('Gate code 4421. Leave it with the neighbour.')}>They save</Button>
      </>
    );
  },
  play: async ({ canvas }) => {
    await userEvent.type(canvas.getByRole('textbox', { name: 'Note' }), 'Ring twice.');
    await userEvent.click(canvas.getByRole('button', { name: 'They save' }));
    await expect(canvas.getByRole('alert')).toHaveTextContent('Gate code 4421');
    await expect(canvas.getByRole('textbox', { name: 'Note' })).toHaveValue('Ring twice.');
    await expect(canvas.getByRole('button', { name: 'Save mine instead' })).toBeEnabled();
  },
};
export const Hindi: Story = { ...hindi, args: { note: 'गेट का कोड 4421. दो बार घंटी बजाएँ।' } };
export const Hovered: Story = hovered;
export const Focused: Story = focused;
export const Narrow: Story = { ...narrow, args: { note: long } };

export const Sheet: Story = sheet(
  {
    Kept: <OrderNote {...args} />,
    None: <OrderNote {...args} note="" changed={undefined} />,
    'Little room': <OrderNote {...args} note={long} maxLength={long.length + 12} />,
  },
  320,
);
