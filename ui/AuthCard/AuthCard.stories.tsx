import type { Meta, StoryObj } from '@storybook/react-vite';
import { fn } from 'storybook/test';
import { LoginForm } from '../LoginForm/LoginForm.js';
import { OtpForm } from '../OtpForm/OtpForm.js';
import { hindi } from '../samples/hindi.js';
import { accept } from '../samples/outcomes.js';
import { Posed } from '../samples/posed.js';
import { sheet } from '../samples/sheet.js';
import { narrow } from '../samples/states.js';
import { usage } from '../samples/usage.js';
import { AuthCard, type AuthCardProps } from './AuthCard.js';

const login: AuthCardProps = {
  title: 'Login',
  children: <LoginForm forgotPasswordHref="/forgot-password" onSubmit={fn(accept)} />,
  links: [{ lead: 'Don’t have an account?', href: '/register', label: 'Register' }],
};
const code: AuthCardProps = {
  title: 'Enter OTP',
  lead: 'We sent a 6-digit code to a.very.long.name.with.many.parts@a-department.of-an-organisation.example.in.',
  children: <OtpForm email="asha@example.in" onSubmit={fn(accept)} onResend={fn(accept)} />,
  links: [{ href: '/login', label: 'Back to Login' }],
};
const inHindi: AuthCardProps = {
  ...login,
  title: 'लॉग इन करें',
  lead: 'अपने ईमेल और पासवर्ड से आगे बढ़ें।',
  links: [{ lead: 'खाता नहीं है?', href: '/register', label: 'खाता बनाएँ' }],
};

const meta = {
  title: 'Account/AuthCard',
  component: AuthCard,
  args: { ...login, lead: '' },
  argTypes: { children: { control: false } },
  parameters: usage({
    status: 'ready',
    area: 'Account',
    when: ['Around the form of a screen before login: login, registration, forgotten password, code.'],
    whenNot: ['Inside the account: its pages have a menu beside them.', 'Over another page: a dialog.'],
    pairs: [
      {
        do: 'One lead sentence if the customer must know something, such as where the code was sent.',
        dont: 'An explanation of what a login is.',
      },
      {
        do: 'At most two links to related screens below the form.',
        dont: 'Offers or images: customers came to log in.',
      },
    ],
    content: [
      'The title is the screen’s name: “Login”, “Enter OTP”.',
      'A long email wraps, it is never cut.',
    ],
    keyboard: [
      ['Tab', 'through the form, then the links'],
      ['Enter', 'on a link: opens it'],
    ],
    accessibility: ['The title is the page’s only h1.'],
  }),
} satisfies Meta<typeof AuthCard>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Playground: Story = {};
export const TwoLinks: Story = {
  args: { links: [...(login.links ?? []), { href: '/forgot-password', label: 'Forgot password?' }] },
};
export const LongText: Story = {
  args: { title: 'Choose a new password for the account of your household', lead: code.lead ?? '' },
};
export const Hindi: Story = { ...hindi, args: inHindi };
export const Narrow: Story = { ...narrow, args: code };

export const Sheet: Story = sheet(
  {
    Login: <AuthCard {...login} />,
    'With a lead': <AuthCard {...code} />,
    Hindi: <AuthCard {...inHindi} />,
    'Without links': <AuthCard {...login} links={[]} />,
    'Hover on links': (
      <Posed as="hover">
        <AuthCard {...login}>The form</AuthCard>
      </Posed>
    ),
    'Focus on links': (
      <Posed as="focus">
        <AuthCard {...login}>The form</AuthCard>
      </Posed>
    ),
  },
  320,
);
