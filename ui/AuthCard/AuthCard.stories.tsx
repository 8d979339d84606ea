import type { Meta, StoryObj } from '@storybook/react-vite';
import { LoginForm } from '../LoginForm/LoginForm.js';
import { OtpForm } from '../OtpForm/OtpForm.js';
import { accept } from '../samples/outcomes.js';
import { AuthCard } from './AuthCard.js';

const meta = {
  title: 'Account/AuthCard',
  component: AuthCard,
  args: {
    title: 'Login',
    children: <LoginForm forgotPasswordHref="/forgot-password" onSubmit={accept} />,
    links: [{ lead: "Don't have an account ?", href: '/register', label: 'Register' }],
  },
} satisfies Meta<typeof AuthCard>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Login: Story = {};
export const EnterCode: Story = {
  args: {
    title: 'Enter OTP',
    lead: 'We sent a code of 6 digits to a.very.long.name.with.many.parts@a-department.of-an-organisation.example.in.',
    children: <OtpForm email="asha@example.in" onSubmit={accept} onResend={accept} />,
    links: [{ href: '/login', label: 'Back to Login' }],
  },
};
export const Hindi: Story = {
  args: {
    title: 'लॉग इन करें',
    lead: 'अपने ईमेल और पासवर्ड से आगे बढ़ें।',
    links: [{ lead: 'खाता नहीं है?', href: '/register', label: 'खाता बनाएँ' }],
  },
};
