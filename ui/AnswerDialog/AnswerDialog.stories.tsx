import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, userEvent } from 'storybook/test';
import { hindi } from '../samples/hindi.js';
import { accept, refuse, wait } from '../samples/outcomes.js';
import { goesRound, InPlace, inWindow, Opener } from '../samples/overlay.js';
import { sheet } from '../samples/sheet.js';
import { narrowPage } from '../samples/states.js';
import { usage } from '../samples/usage.js';
import { AnswerDialog, type AnswerDialogProps } from './AnswerDialog.js';

const args: AnswerDialogProps = { open: true, onSubmit: fn(accept), onClose: fn() };

const meta = {
  title: 'Admin/AnswerDialog',
  component: AnswerDialog,
  args,
  parameters: {
    ...inWindow(480),
    ...usage({
      status: 'ready',
      area: 'Admin',
      when: ['When an admin answers a problem that a customer reported.'],
      whenNot: ['For what only staff may read: OrderNote.'],
      pairs: [
        {
          do: 'Keep the dialog open with its text when somebody else has answered meanwhile.',
          dont: 'Close it: the admin could not read what was typed.',
        },
      ],
      content: ['The customer reads the text as it is, by email and on the order page.'],
      keyboard: [
        ['Tab, Shift + Tab', 'moves through field and buttons, and wraps around inside the dialog'],
        ['Enter', 'starts a new line'],
        ['Escape', 'closes; the focus returns to the button that opened it'],
      ],
      accessibility: ['A modal dialog named by its title. The field has the focus at first.'],
    }),
  },
} satisfies Meta<typeof AnswerDialog>;
export default meta;
type Story = StoryObj<typeof meta>;

const text = 'We’re sorry. A new one arrives today by 6 pm.';
const answers = async () => {
  await userEvent.type(await screen.findByLabelText('Answer'), text);
  await userEvent.click(screen.getByRole('button', { name: 'Send answer' }));
};

export const Playground: Story = {};
export const Narrow: Story = narrowPage;
export const Hindi: Story = hindi;
export const Sent: Story = {
  play: async ({ args: { onSubmit } }) => {
    await answers();
    await expect(onSubmit).toHaveBeenCalledWith(text);
  },
};
export const Empty: Story = {
  play: async ({ args: { onSubmit } }) => {
    await userEvent.click(await screen.findByRole('button', { name: 'Send answer' }));
    await expect(await screen.findByText('Answer is required')).toBeVisible();
    await expect(onSubmit).not.toHaveBeenCalled();
  },
};
export const Sending: Story = { args: { onSubmit: wait }, play: answers };
export const Failed: Story = {
  args: { onSubmit: refuse('Someone else has answered this already. Close this to read the answer') },
  play: async () => {
    await answers();
    await expect(await screen.findByRole('alert')).toHaveTextContent('answered this already');
    await expect(screen.getByLabelText('Answer')).toHaveValue(text);
  },
};
export const KeepsTheFocus: Story = {
  render: (given) => (
    <Opener label="Answer">
      {({ open, close }) => <AnswerDialog {...given} open={open} onClose={close} />}
    </Opener>
  ),
  play: ({ canvas }) => goesRound(canvas.getByRole('button', { name: 'Answer' }), 'dialog'),
};
export const Sheet: Story = sheet(
  {
    Dialog: (
      <InPlace height={440}>
        <AnswerDialog {...args} />
      </InPlace>
    ),
  },
  320,
);
