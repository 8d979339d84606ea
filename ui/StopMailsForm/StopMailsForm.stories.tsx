import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent } from 'storybook/test';
import { messages } from '../../contract/messages/en.js';
import { column } from '../samples/column.js';
import { hindi } from '../samples/hindi.js';
import { accept, refuse } from '../samples/outcomes.js';
import { Posed } from '../samples/posed.js';
import { sheet } from '../samples/sheet.js';
import { narrow } from '../samples/states.js';
import { usage } from '../samples/usage.js';
import { StopMailsForm, type StopMailsFormProps } from './StopMailsForm.js';

const { backInStock } = messages.ui;
const args: StopMailsFormProps = { token: 'Zk3mT0aXwq', onSubmit: fn(accept) };

const meta = {
  title: 'Account/StopMailsForm',
  component: StopMailsForm,
  decorators: [column],
  args,
  render: (given) => <StopMailsForm key={given.token} {...given} />,
  parameters: usage({
    status: 'ready',
    area: 'Account',
    when: ['In an AuthCard, after the link in an email that its reader no longer wants.'],
    whenNot: ['One request of a logged-in customer: NotifyMe.'],
    pairs: [
      {
        do: 'Stop with one press, without a login.',
        dont: 'Stop when the screen opens: mail programs follow links by themselves.',
      },
    ],
    content: ['The button names the action: “Stop emails”. The result says for what.'],
    keyboard: [['Enter, Space', 'on the button: stops the emails']],
    accessibility: ['The result is a status, an error an alert.'],
  }),
} satisfies Meta<typeof StopMailsForm>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Playground: Story = {};
export const Hindi: Story = hindi;
export const Narrow: Story = narrow;

export const ByKeyboard: Story = {
  play: async ({ canvas, args: { onSubmit } }) => {
    await userEvent.tab();
    await userEvent.keyboard('{Enter}');
    await expect(await canvas.findByRole('status')).toHaveTextContent(backInStock.stopped);
    await expect(onSubmit).toHaveBeenCalledWith({ token: args.token });
  },
};

export const Refused: Story = {
  args: { onSubmit: refuse(messages.errors.stopLinkInvalid) },
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: backInStock.stop }));
    await expect(await canvas.findByRole('alert')).toHaveTextContent(messages.errors.stopLinkInvalid);
  },
};

export const Sheet: Story = sheet(
  {
    Ready: <StopMailsForm {...args} />,
    'Cut short': <StopMailsForm {...args} token="" />,
    'Under the pointer': (
      <Posed as="hover">
        <StopMailsForm {...args} />
      </Posed>
    ),
    'With the focus': (
      <Posed as="focus">
        <StopMailsForm {...args} />
      </Posed>
    ),
  },
  288,
);
