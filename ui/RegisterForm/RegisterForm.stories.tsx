import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent } from 'storybook/test';
import { column } from '../samples/column.js';
import { hindi } from '../samples/hindi.js';
import { accept, refuse, wait } from '../samples/outcomes.js';
import { Posed } from '../samples/posed.js';
import { sheet } from '../samples/sheet.js';
import { narrow } from '../samples/states.js';
import { usage } from '../samples/usage.js';
import { RegisterForm } from './RegisterForm.js';

const taken = 'This email already has an account. Log in, or use another email';
const differ = 'password and confirm password must be same';

const meta = {
  title: 'Account/RegisterForm',
  component: RegisterForm,
  decorators: [column],
  args: { onSubmit: fn(accept) },
  parameters: usage({
    status: 'ready',
    area: 'Account',
    when: ['Inside an AuthCard, for new customers.'],
    whenNot: ['Customers with an account: LoginForm.', 'Changing name or email later: ProfileForm.'],
    pairs: [
      {
        do: 'Ask for four values only.',
        dont: 'Ask for the address: the checkout does so when it is needed.',
      },
      { do: 'Keep everything typed after an error.', dont: 'Empty the passwords.' },
    ],
    content: ['If the passwords differ, the specification’s sentence stands beside the second one.'],
    keyboard: [
      ['Tab', 'Name, email, password, its eye, confirm, its eye, Register'],
      ['Enter', 'In a field: submits, once all four are filled'],
    ],
    accessibility: [
      'The first field with an error takes the focus, and its error describes it.',
      'Both password fields are marked as new passwords for password managers.',
    ],
  }),
} satisfies Meta<typeof RegisterForm>;

export default meta;
type Story = StoryObj<typeof RegisterForm>;

const typing =
  (...values: string[]): NonNullable<Story['play']> =>
  async ({ canvas }) => {
    const labels = ['Name', 'Email', 'Password', 'Confirm Password'];
    for (const [index, value] of values.entries())
      await userEvent.type(canvas.getByLabelText(labels[index] ?? ''), value);
    await userEvent.click(canvas.getByRole('button', { name: 'Register' }));
  };
const all = typing('Asha Kulkarni', 'asha@example.in', 'mango-season', 'mango-season');

export const Playground: Story = {};

export const Sent: Story = {
  play: async (context) => {
    await expect(context.canvas.getByRole('button', { name: 'Register' })).toBeDisabled();
    await all(context);
    await expect(context.args.onSubmit).toHaveBeenCalledWith({
      name: 'Asha Kulkarni',
      email: 'asha@example.in',
      password: 'mango-season',
      confirmPassword: 'mango-season',
    });
  },
};

export const PasswordsDiffer: Story = {
  play: async (context) => {
    await typing('Asha Kulkarni', 'asha@example.in', 'mango-season', 'mango-seasons')(context);
    await expect(await context.canvas.findByText(differ)).toBeVisible();
    await expect(context.canvas.getByLabelText('Confirm Password')).toHaveFocus();
  },
};

export const EverythingWrong: Story = { play: typing('A', 'asha', 'mango', 'mangos') };

export const EmailTaken: Story = {
  args: { onSubmit: refuse(taken, 'email') },
  play: async (context) => {
    await all(context);
    await expect(await context.canvas.findByText(taken)).toBeVisible();
    await expect(context.canvas.getByLabelText('Password')).toHaveValue('mango-season');
  },
};

export const TooManyTries: Story = {
  args: { onSubmit: refuse('Too many attempts. Try again in 30 seconds') },
  play: async (context) => {
    await all(context);
    await expect(await context.canvas.findByRole('alert')).toBeVisible();
  },
};

export const Loading: Story = {
  args: { onSubmit: wait },
  play: async (context) => {
    await all(context);
    await expect(await context.canvas.findByRole('progressbar')).toBeVisible();
  },
};

export const Hindi: Story = hindi;
export const Narrow: Story = narrow;

export const Sheet: Story = sheet(
  {
    'Nothing typed yet': <RegisterForm onSubmit={accept} />,
    'Under the pointer': (
      <Posed as="hover">
        <RegisterForm onSubmit={accept} />
      </Posed>
    ),
    'With the focus': (
      <Posed as="focus">
        <RegisterForm onSubmit={accept} />
      </Posed>
    ),
  },
  320,
);
