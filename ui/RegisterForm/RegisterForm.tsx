import type { z } from 'zod';
import { registerInput } from '../../contract/user.js';
import { FormFrame, SubmitButton } from '../FormFrame/FormFrame.js';
import { FormTextField } from '../FormTextField/FormTextField.js';
import { PasswordField } from '../PasswordField/PasswordField.js';
import { useContractForm, useMissing, type OnSubmit } from '../form/useContractForm.js';
import { useMessages } from '../theme/messages.js';

export type RegisterValues = z.output<typeof registerInput>;

export interface RegisterFormProps {
  /** Creates the account. Rejects with the API's error. */
  onSubmit: OnSubmit<RegisterValues>;
}

const blank = { name: '', email: '', password: '', confirmPassword: '' };

/** Creates an account. The button is enabled once all four fields are filled. */
export function RegisterForm({ onSubmit }: RegisterFormProps) {
  const { auth } = useMessages().ui;
  const { control, frame, pending } = useContractForm({
    schema: registerInput,
    defaultValues: blank,
    onSubmit,
  });
  const missing = useMissing(control, auth);
  return (
    <FormFrame {...frame} label={auth.registerTitle}>
      <FormTextField control={control} name="name" label={auth.name} autoComplete="name" />
      <FormTextField control={control} name="email" label={auth.email} type="email" autoComplete="username" />
      <PasswordField
        control={control}
        name="password"
        label={auth.password}
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
        {auth.register}
      </SubmitButton>
    </FormFrame>
  );
}
