import type { z } from 'zod';
import { resetPasswordInput } from '../../contract/user.js';
import { FormFrame, SubmitButton } from '../FormFrame/FormFrame.js';
import { FormTextField } from '../FormTextField/FormTextField.js';
import { PasswordField } from '../PasswordField/PasswordField.js';
import { useContractForm, useMissing, type OnSubmit } from '../form/useContractForm.js';
import { useMessages } from '../theme/messages.js';

export type ResetPasswordValues = z.output<typeof resetPasswordInput>;

export interface ResetPasswordFormProps {
  /** Email of the account whose code was accepted. */
  email: string;
  /** Saves the password. Rejects with the API's error. Not called while the two passwords differ. */
  onSubmit: OnSubmit<ResetPasswordValues>;
}

/**
 * Sets a new password, typed twice. A read-only email field lets the browser save the password for the right
 * account.
 */
export function ResetPasswordForm({ email, onSubmit }: ResetPasswordFormProps) {
  const { auth } = useMessages().ui;
  const { control, frame, pending } = useContractForm({
    schema: resetPasswordInput,
    defaultValues: { email, newPassword: '', confirmPassword: '' },
    onSubmit,
  });
  const missing = useMissing(control, auth);
  return (
    <FormFrame {...frame} label={auth.resetTitle}>
      <FormTextField
        control={control}
        name="email"
        label={auth.email}
        autoComplete="username"
        slotProps={{ htmlInput: { readOnly: true } }}
      />
      <PasswordField
        control={control}
        name="newPassword"
        label={auth.newPassword}
        hint={auth.passwordHint}
        autoComplete="new-password"
      />
      <PasswordField
        control={control}
        name="confirmPassword"
        label={auth.confirmPassword}
        autoComplete="new-password"
      />
      <SubmitButton pending={pending} disabledReason={missing}>
        {auth.reset}
      </SubmitButton>
    </FormFrame>
  );
}
