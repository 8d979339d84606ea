import type { Meta, StoryObj } from '@storybook/react-vite';
import { userEvent } from 'storybook/test';
import { accept, refuse, wait } from '../samples/outcomes.js';
import { column } from '../samples/column.js';
import { LoginForm } from './LoginForm.js';

const meta = {
  title: 'Account/LoginForm',
  component: LoginForm,
  decorators: [column],
  args: { forgotPasswordHref: '/forgot-password', onSubmit: accept },
} satisfies Meta<typeof LoginForm>;

export default meta;
type Story = StoryObj<typeof meta>;

const send: Story['play'] = async ({ canvas }) => {
  await userEvent.type(canvas.getByLabelText('Password'), 'mango-season');
  await userEvent.click(canvas.getByRole('button', { name: 'Login' }));
};

export const Empty: Story = {};
export const EmailKnown: Story = { args: { email: 'asha@example.in' } };
export const NotAnEmail: Story = { args: { email: 'asha' }, play: send };
export const Refused: Story = {
  args: { email: 'asha@example.in', onSubmit: refuse('Email or password is wrong') },
  play: send,
};
export const Pending: Story = { args: { email: 'asha@example.in', onSubmit: wait }, play: send };
