import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent } from 'storybook/test';
import { sampleUser } from '../samples/account.js';
import { column } from '../samples/column.js';
import { hindi } from '../samples/hindi.js';
import { accept, refuse, wait } from '../samples/outcomes.js';
import { Posed } from '../samples/posed.js';
import { sheet } from '../samples/sheet.js';
import { narrow } from '../samples/states.js';
import { usage } from '../samples/usage.js';
import { ProfileForm } from './ProfileForm.js';

const taken = 'This email already has an account. Log in, or use another email';
const { name, email, mobile } = sampleUser;
const user = { name, email, mobile };
const long = {
  ...user,
  name: 'Asha Lakshmi Venkateshwara Subramaniam Kulkarni-Deshpande',
  email: 'asha.venkateshwara.kulkarni.of.the.long.name@department.of.examples.example.in',
};

const meta = {
  title: 'Account/ProfileForm',
  component: ProfileForm,
  decorators: [column],
  args: { user, onSubmit: fn(accept) },
  parameters: usage({
    status: 'ready',
    area: 'Account',
    when: ['A customer’s own name, email and mobile number, on the profile page.'],
    whenNot: [
      'The profile image: AvatarEditor.',
      'Delivery addresses: AddressForm.',
      'A new password: ForgotPasswordForm.',
    ],
    pairs: [
      {
        do: 'Say before saving what a new email changes.',
        dont: 'Log out the other devices without saying so.',
      },
      { do: 'Show "taken" beside the email.', dont: 'A toast that disappears before it is read.' },
    ],
    content: ['A mobile number may be typed with spaces and +91; they are not stored.'],
    keyboard: [
      ['Tab', 'Name, email, mobile, Save'],
      ['Enter', 'In a field: saves, once all three are filled'],
    ],
    accessibility: [
      'Save is disabled while a field is empty, and the text below names the field.',
      'The first field with an error takes the focus, and its error describes it.',
    ],
  }),
} satisfies Meta<typeof ProfileForm>;

export default meta;
type Story = StoryObj<typeof ProfileForm>;

const save: Story['play'] = ({ canvas }) => userEvent.click(canvas.getByRole('button', { name: 'Save' }));

export const Playground: Story = {};

export const Changed: Story = {
  play: async ({ canvas, args }) => {
    await userEvent.clear(canvas.getByLabelText('Name'));
    await expect(canvas.getByRole('button', { name: 'Save' })).toBeDisabled();
    await userEvent.type(canvas.getByLabelText('Name'), 'Asha Rao{Enter}');
    await expect(args.onSubmit).toHaveBeenCalledWith({ ...user, name: 'Asha Rao' });
  },
};

export const MobileWrong: Story = {
  args: { user: { ...user, mobile: '12345' } },
  play: async (context) => {
    await save(context);
    await expect(context.canvas.getByLabelText('Mobile')).toBeInvalid();
    await expect(context.canvas.getByLabelText('Mobile')).toHaveFocus();
  },
};

export const EmailTaken: Story = {
  args: { onSubmit: refuse(taken, 'email') },
  play: async (context) => {
    await save(context);
    await expect(await context.canvas.findByText(taken)).toBeVisible();
    await expect(context.canvas.getByLabelText('Email')).toHaveAccessibleDescription(taken);
  },
};

export const Loading: Story = {
  args: { onSubmit: wait },
  play: async (context) => {
    await save(context);
    await expect(await context.canvas.findByRole('progressbar')).toBeVisible();
  },
};
export const Hindi: Story = { ...hindi, args: { user: { ...user, name: 'आशा कुलकर्णी' } } };
export const Narrow: Story = { ...narrow, args: { user: long } };

const form = (chosen = user) => <ProfileForm user={chosen} onSubmit={accept} />;
export const Sheet: Story = sheet(
  {
    Filled: form(),
    'No mobile yet': form({ ...user, mobile: '' }),
    'Long name and email': form(long),
    'Under the pointer': <Posed as="hover">{form()}</Posed>,
    'With the focus': <Posed as="focus">{form()}</Posed>,
  },
  320,
);
