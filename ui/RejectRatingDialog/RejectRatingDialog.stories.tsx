import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, userEvent } from 'storybook/test';
import { adminMessages } from '../../contract/messages/en/admin.js';
import { messages } from '../../contract/messages/en.js';
import { hindi } from '../samples/hindi.js';
import { adminRatings } from '../samples/ratings.js';
import { accept, refuse, wait } from '../samples/outcomes.js';
import { goesRound, InPlace, inWindow, Opener } from '../samples/overlay.js';
import { sheet } from '../samples/sheet.js';
import { narrowPage } from '../samples/states.js';
import { usage } from '../samples/usage.js';
import { RejectRatingDialog, type RejectRatingDialogProps } from './RejectRatingDialog.js';

const [rating] = adminRatings;
if (!rating) throw new Error('there is no sample of a rating');
const args: RejectRatingDialogProps = { open: true, rating, onSubmit: fn(accept), onClose: fn() };
const words = adminMessages.ratings;

const meta = {
  title: 'Admin/RejectRatingDialog',
  component: RejectRatingDialog,
  args,
  parameters: {
    ...inWindow(440),
    ...usage({
      status: 'ready',
      area: 'Admin',
      when: ['When an admin rejects a rating.'],
      whenNot: ['To approve one: a press is enough.'],
      pairs: [{ do: 'Write what the customer can change.', dont: '"Violates our policy."' }],
      content: ['The customer reads the reason as it is.'],
      keyboard: [
        ['Tab, Shift + Tab', 'moves through field and buttons, and wraps around inside the dialog'],
        ['Escape', 'closes; the focus returns to the button that opened it'],
      ],
      accessibility: ['A modal dialog named by its title. The field has the focus at first.'],
    }),
  },
} satisfies Meta<typeof RejectRatingDialog>;
export default meta;
type Story = StoryObj<typeof meta>;

const reject = async () => {
  await userEvent.type(await screen.findByLabelText(words.reasonLabel), 'Please stay polite.');
  await userEvent.click(screen.getByRole('button', { name: words.reject }));
};

export const Playground: Story = {};
export const Narrow: Story = narrowPage;
export const Hindi: Story = hindi;
export const Sent: Story = {
  play: async ({ args: { onSubmit } }) => {
    await reject();
    await expect(onSubmit).toHaveBeenCalledWith('Please stay polite.');
  },
};
export const WithoutReason: Story = {
  play: async ({ args: { onSubmit } }) => {
    await userEvent.click(await screen.findByRole('button', { name: words.reject }));
    await expect(onSubmit).toHaveBeenCalledWith('');
  },
};
export const Sending: Story = { args: { onSubmit: wait }, play: reject };
export const Failed: Story = {
  args: { onSubmit: refuse(messages.errors.staleRevision) },
  play: async () => {
    await reject();
    await expect(await screen.findByRole('alert')).toHaveTextContent(messages.errors.staleRevision);
    await expect(screen.getByLabelText(words.reasonLabel)).toHaveValue('Please stay polite.');
  },
};
export const KeepsTheFocus: Story = {
  render: (given) => (
    <Opener label="Reject">
      {({ open, close }) => <RejectRatingDialog {...given} open={open} onClose={close} />}
    </Opener>
  ),
  play: ({ canvas }) => goesRound(canvas.getByRole('button', { name: 'Reject' }), 'dialog'),
};
export const Sheet: Story = sheet(
  {
    Dialog: (
      <InPlace height={400}>
        <RejectRatingDialog {...args} />
      </InPlace>
    ),
  },
  320,
);
