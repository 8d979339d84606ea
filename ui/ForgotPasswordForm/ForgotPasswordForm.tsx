import type { z } from 'zod';
import { forgotPasswordInput } from '../../contract/user.js';
import { FormFrame, SubmitButton } from '../FormFrame/FormFrame.js';
import { FormTextField } from '../FormTextField/FormTextField.js';
import { useContractForm, useMissing, type OnSubmit } from '../form/useContractForm.js';
import { useMessages } from '../theme/messages.js';

export type ForgotPasswordValues = z.output<typeof forgotPasswordInput>;

export interface ForgotPasswordFormProps {
  /** Called with the email. Rejects with the API error. */
  onSubmit: OnSubmit<ForgotPasswordValues>;
  /** Initial value: the email typed at login. */
  email?: string;
}

/** Asks for the email address to which the shop sends the code for a new password. */
export function ForgotPasswordForm({ onSubmit, email = '' }: ForgotPasswordFormProps) {
  const { auth } = useMessages().ui;
  const { control, frame, pending } = useContractForm({
    schema: forgotPasswordInput,
    defaultValues: { email },
    onSubmit,
  });
  const missing = useMissing(control, auth);
  return (
    <FormFrame {...frame} label={auth.forgotTitle}>
      <FormTextField control={control} name="email" label={auth.email} type="email" autoComplete="username" />
      <SubmitButton pending={pending} disabledReason={missing}>
        {auth.sendCode}
      </SubmitButton>
    </FormFrame>
  );
}
