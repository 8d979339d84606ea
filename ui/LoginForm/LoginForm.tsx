import Link from '@mui/material/Link';
import { loginInput } from '../../contract/user.js';
import type { z } from 'zod';
import { FormFrame, SubmitButton } from '../FormFrame/FormFrame.js';
import { FormTextField } from '../FormTextField/FormTextField.js';
import { PasswordField } from '../PasswordField/PasswordField.js';
import { useContractForm, useMissing, type OnSubmit } from '../form/useContractForm.js';
import { useMessages } from '../theme/messages.js';

export type LoginValues = z.output<typeof loginInput>;

export interface LoginFormProps {
  /** Logs the user in. Rejects with the API error, which the form then shows. */
  onSubmit: OnSubmit<LoginValues>;
  /** Link to the screen for a forgotten password. */
  forgotPasswordHref: string;
  /** Initial value: the email typed on an earlier screen. */
  email?: string;
}

/** Asks for email and password. Both are required before the form can be sent. */
export function LoginForm({ onSubmit, forgotPasswordHref, email = '' }: LoginFormProps) {
  const { auth } = useMessages().ui;
  const { control, frame, pending } = useContractForm({
    schema: loginInput,
    defaultValues: { email, password: '' },
    onSubmit,
  });
  const missing = useMissing(control, auth);
  return (
    <FormFrame {...frame} label={auth.loginTitle}>
      <FormTextField control={control} name="email" label={auth.email} type="email" autoComplete="username" />
      <PasswordField
        control={control}
        name="password"
        label={auth.password}
        autoComplete="current-password"
      />
      <Link href={forgotPasswordHref} variant="body2" sx={{ alignSelf: 'flex-end', py: 0.5 }}>
        {auth.forgotPassword}
      </Link>
      <SubmitButton pending={pending} disabledReason={missing}>
        {auth.login}
      </SubmitButton>
    </FormFrame>
  );
}
