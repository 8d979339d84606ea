import type { z } from 'zod';
import { resetPasswordInput } from '../../contract/user.js';
import { FormFrame, SubmitButton } from '../FormFrame/FormFrame.js';
import { FormTextField } from '../FormTextField/FormTextField.js';
import { PasswordField } from '../PasswordField/PasswordField.js';
import { useContractForm, useMissing, type OnSubmit } from '../form/useContractForm.js';
import { useMessages } from '../theme/messages.js';

export type ResetPasswordValues = z.output<typeof resetPasswordInput>;

export interface ResetPasswordFormProps {
  /** The account whose code was accepted. */
  email: string;
  /** Rejects with the API's refusal. Not called while the passwords differ (W-01). */
  onSubmit: OnSubmit<ResetPasswordValues>;
}

/** A new password, twice. The email stands there for the browser's keychain. */
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
