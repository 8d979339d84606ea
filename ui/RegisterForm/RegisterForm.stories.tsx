import type { Meta, StoryObj } from '@storybook/react-vite';
import { userEvent } from 'storybook/test';
import { accept, refuse } from '../samples/outcomes.js';
import { column } from '../samples/column.js';
import { RegisterForm } from './RegisterForm.js';

const meta = {
  title: 'Account/RegisterForm',
  component: RegisterForm,
  decorators: [column],
  args: { onSubmit: accept },
} satisfies Meta<typeof RegisterForm>;

export default meta;
type Story = StoryObj<typeof meta>;

const typing =
  (...values: string[]): Story['play'] =>
  async ({ canvas }) => {
    const labels = ['Name', 'Email', 'Password', 'Confirm Password'];
    for (const [index, value] of values.entries())
      await userEvent.type(canvas.getByLabelText(labels[index] ?? ''), value);
    await userEvent.click(canvas.getByRole('button', { name: 'Register' }));
  };

export const Empty: Story = {};
export const PasswordsDiffer: Story = { play: typing('Asha Kulkarni', 'asha@example.in', 'mango', 'mangos') };
export const EmailTaken: Story = {
  args: { onSubmit: refuse('This email has an account already: log in, or use another one', 'email') },
  play: typing('आशा कुलकर्णी', 'asha@example.in', 'mango-season', 'mango-season'),
};
