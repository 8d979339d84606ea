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
      'What happened, in passing, where the page itself does not show it: "Item added", "Address Remove".',
    ],
    whenNot: [
      'What is wrong with a field: beside the field.',
      'A page that cannot be shown: ErrorState.',
      'Anything that must be answered: ConfirmDialog.',
    ],
    pairs: [
      {
        do: 'Replace "Loading..." by its outcome, with its id.',
        dont: 'Leave it there and add another one.',
      },
      { do: 'Say what did not work and what to do.', dont: '"Error".' },
      {
        do: 'One for each thing done.',
        dont: 'A toast for a press whose effect is seen: the stepper counts.',
      },
    ],
    content: [
      'One sentence, without a full stop.',
      'Success stays 2 s, with Undo 10 s, errors and the rest 4 s, loading until its outcome.',
    ],
    keyboard: [
      ['Alt T', 'Goes to the toasts, which unfold and stay; Tab goes on to Undo'],
      ['Esc', 'Folds them; their time runs on'],
    ],
    accessibility: [
      'It lies over the shop’s name in the header, so that it covers no button of the page.',
      'A region "Notifications" that is read out politely, also beside an open drawer or dialog.',
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

/** Says it alone. */
const said =
  (say: () => unknown, words?: string): Story['play'] =>
  async () => {
    notify.dismiss();
    say();
    if (words) await waitFor(() => expect(screen.getByText(words)).toBeVisible());
  };

/** Press to hear each kind. */
export const Playground: Story = {
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

export const Success: Story = { play: said(() => notify.success(kinds.success), kinds.success) };
export const Failure: Story = { play: said(() => notify.error(kinds.error), kinds.error) };
export const Neutral: Story = { play: said(() => notify.neutral(kinds.neutral), kinds.neutral) };
export const Loading: Story = { play: said(() => notify.loading(kinds.loading), kinds.loading) };

export const LoadingThenOutcome: Story = {
  play: async () => {
    notify.dismiss();
    const id = notify.loading(kinds.loading);
    await screen.findByText(kinds.loading);
    notify.error('Payment failed', id);
    await waitFor(() => expect(screen.getByText('Payment failed')).toBeVisible());
    await waitFor(() => expect(screen.queryByText(kinds.loading)).toBeNull());
  },
};

/** The way back from what was just done. */
export const Undo: Story = {
  play: async () => {
    notify.dismiss();
    const onRun = fn();
    notify.undoable('Price of Amul Taaza Toned Milk is ₹74.00 now', { label: 'Undo', onRun });
    await userEvent.click(await screen.findByRole('button', { name: 'Undo' }));
    await expect(onRun).toHaveBeenCalled();
    notify.undoable('Price of Amul Taaza Toned Milk is ₹74.00 now', { label: 'Undo', onRun });
  },
};
export const LongText: Story = { play: said(() => notify.error(`Not enough in stock: ${longName}`)) };
export const Hindi: Story = { ...hindi, play: said(() => notify.success('कार्ट में जोड़ा गया')) };
/** In the header of a phone. */
export const Narrow: Story = {
  globals: { viewport: { value: 'small' } },
  play: said(() => notify.loading(`Not enough in stock: ${longName}`)),
};

/** All kinds; under the mouse they spread and stay. */
export const Sheet: Story = {
  parameters: sheetPage,
  play: async () => {
    notify.dismiss();
    for (const kind of ['loading', 'neutral', 'error', 'success'] as const) notify[kind](kinds[kind]);
    await waitFor(() => expect(toast.getToasts()).toHaveLength(4));
    await userEvent.hover(await screen.findByText(kinds.success));
  },
};
