import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { toast } from 'sonner';
import { expect, fn, screen, userEvent, waitFor } from 'storybook/test';
import { longName } from '../samples/catalogue.js';
import { hindi } from '../samples/hindi.js';
import { sheetPage } from '../samples/sheet.js';
import { usage } from '../samples/usage.js';
import { notify } from './notify.js';
import { Toasts } from './Toasts.js';

const meta = {
  title: 'Feedback/Toasts',
  component: Toasts,
  parameters: usage({
    status: 'stable',
    area: 'States',
    when: [
      'A short message about an event that the page itself does not show: "Item added", "Address Remove".',
    ],
    whenNot: [
      'An error of a field: show it beside the field.',
      'A page that cannot be shown: ErrorState.',
      'A question that needs an answer: ConfirmDialog.',
    ],
    pairs: [
      {
        do: 'Replace "Loading..." by its result, with the same id.',
        dont: 'Leave it and add another toast.',
      },
      { do: 'Say what failed and what to do.', dont: '"Error".' },
      {
        do: 'One toast for each action.',
        dont: 'A toast for an effect that is visible: the stepper shows the quantity.',
      },
    ],
    content: [
      'One sentence, without a full stop.',
      'A success stays 2 s, with Undo 10 s; errors and others stay 4 s; loading stays until its result.',
    ],
    keyboard: [
      ['Alt T', 'Moves to the toasts, which expand and stay; Tab goes on to Undo'],
      ['Esc', 'Collapses them; their time continues'],
    ],
    accessibility: [
      'Toasts lie over the logo in the header, so that they cover no button of the page.',
      'A region "Notifications" that is announced politely, also beside an open drawer or dialog.',
    ],
  }),
} satisfies Meta<typeof Toasts>;

export default meta;
type Story = StoryObj<typeof meta>;

const kinds = {
  success: 'Item added',
  error: 'Not enough in stock: Amul Taaza Toned Milk',
  neutral: 'Your cart is up to date',
  loading: 'Loading...',
} as const;

/** Shows a single toast. */
const said =
  (say: () => unknown): Story['play'] =>
  () => {
    notify.dismiss();
    say();
  };

/** Press a button to show a toast of each kind. */
export const Playground: Story = {
  tags: ['not-on-sheet'],
  render: () => (
    <Stack direction="row" useFlexGap sx={{ gap: 1, flexWrap: 'wrap' }}>
      {Object.entries(kinds).map(([kind, words]) => (
        <Button key={kind} variant="outlined" onClick={() => notify[kind as keyof typeof kinds](words)}>
          {kind}
        </Button>
      ))}
      <Button onClick={() => notify.dismiss()}>dismiss</Button>
      <Toasts />
    </Stack>
  ),
};

/** The toast offers to undo the last action. */
export const Undo: Story = {
  play: async () => {
    notify.dismiss();
    const onRun = fn();
    notify.undoable('Price of Amul Taaza Toned Milk is now ₹74.00', { label: 'Undo', onRun });
    await userEvent.click(await screen.findByRole('button', { name: 'Undo' }));
    await expect(onRun).toHaveBeenCalled();
    notify.undoable('Price of Amul Taaza Toned Milk is now ₹74.00', { label: 'Undo', onRun });
  },
};
export const LongText: Story = { play: said(() => notify.error(`Not enough in stock: ${longName}`)) };
export const Hindi: Story = { ...hindi, play: said(() => notify.success('कार्ट में जोड़ा गया')) };
/** On a phone, toasts lie in the header. */
export const Narrow: Story = {
  globals: { viewport: { value: 'small' } },
  play: said(() => notify.loading(`Not enough in stock: ${longName}`)),
};

/** All kinds; under the pointer they expand and stay. */
export const Sheet: Story = {
  parameters: sheetPage,
  play: async () => {
    notify.dismiss();
    for (const kind of ['loading', 'neutral', 'error', 'success'] as const) notify[kind](kinds[kind]);
    await waitFor(() => expect(toast.getToasts()).toHaveLength(4));
    await userEvent.hover(await screen.findByText(kinds.success));
  },
};
