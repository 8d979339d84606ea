import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, waitFor } from 'storybook/test';
import { messages } from '../../contract/messages/en.js';
import { column } from '../samples/column.js';
import { hindi } from '../samples/hindi.js';
import { accept, refuse, wait } from '../samples/outcomes.js';
import { Posed } from '../samples/posed.js';
import { sheet } from '../samples/sheet.js';
import { narrow, pressed } from '../samples/states.js';
import { usage } from '../samples/usage.js';
import { RestoreEmailForm, type RestoreEmailFormProps } from './RestoreEmailForm.js';

const { auth } = messages.ui;
const args: RestoreEmailFormProps = { onSubmit: fn(accept), secret: 'Zk3mT0aXwq' };

const meta = {
  title: 'Account/RestoreEmailForm',
  component: RestoreEmailForm,
  decorators: [column],
  args,
  render: (given) => <RestoreEmailForm key={given.secret} {...given} />,
  parameters: usage({
    status: 'ready',
    area: 'Account',
    when: ['In an AuthCard, after the link in the email to the account’s old address.'],
    whenNot: ['For a forgotten password: ForgotPasswordForm.'],
    pairs: [
      {
        do: 'Say in the card what the button does: it logs out all devices and requires a new password.',
        dont: 'Restore the email when the screen opens: mail programs follow links by themselves.',
      },
      {
        do: 'Continue with the choice of a new password.',
        dont: 'End with a thank-you: the user who changed the email may know the old password.',
      },
    ],
    content: ['The button names the action: “Restore my email”.'],
    keyboard: [
      ['Enter, Space', 'on the button: submits'],
      ['Tab', 'to the button'],
    ],
    accessibility: ['A form with one button. An error is an alert above it.'],
  }),
} satisfies Meta<typeof RestoreEmailForm>;

export default meta;
type Story = StoryObj<typeof meta>;

const send: NonNullable<Story['play']> = ({ canvas }) =>
  userEvent.click(canvas.getByRole('button', { name: auth.restore }));

export const Playground: Story = {};
export const Hindi: Story = hindi;
export const HindiCutShort: Story = { ...hindi, args: { secret: '' } };
export const Narrow: Story = narrow;
export const NarrowCutShort: Story = { ...narrow, args: { secret: '' } };
export const Pressed: Story = pressed;

export const ByKeyboard: Story = {
  play: async ({ args: { onSubmit } }) => {
    await userEvent.tab();
    await userEvent.keyboard('{Enter}');
    await waitFor(() => expect(onSubmit).toHaveBeenCalledWith({ secret: args.secret }));
  },
};

export const Sending: Story = {
  args: { onSubmit: wait },
  play: async (context) => {
    await send(context);
    await waitFor(() =>
      expect(context.canvas.getByRole('button', { name: auth.restore })).toHaveAttribute(
        'aria-disabled',
        'true',
      ),
    );
  },
};

export const Refused: Story = {
  args: { onSubmit: refuse(messages.errors.undoExpired) },
  play: async (context) => {
    await send(context);
    await expect(await context.canvas.findByRole('alert')).toHaveTextContent(messages.errors.undoExpired);
  },
};

export const Sheet: Story = sheet(
  {
    Ready: <RestoreEmailForm {...args} />,
    'Cut short': <RestoreEmailForm {...args} secret="" />,
    Hover: (
      <Posed as="hover">
        <RestoreEmailForm {...args} />
      </Posed>
    ),
    Focus: (
      <Posed as="focus">
        <RestoreEmailForm {...args} />
      </Posed>
    ),
  },
  288,
);
