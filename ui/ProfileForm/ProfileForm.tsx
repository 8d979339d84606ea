import type { z } from 'zod';
import { profileInput, type User } from '../../contract/user.js';
import { FormFrame, SubmitButton } from '../FormFrame/FormFrame.js';
import { FormTextField } from '../FormTextField/FormTextField.js';
import { useContractForm, useMissing, type OnSubmit } from '../form/useContractForm.js';
import { useMessages } from '../theme/messages.js';

export type ProfileValues = z.output<typeof profileInput>;

export interface ProfileFormProps {
  /** The current profile; a missing mobile number is an empty text. */
  user: Pick<User, 'name' | 'email' | 'mobile'>;
  /** Saves the profile. Rejects with the API's error. */
  onSubmit: OnSubmit<ProfileValues>;
}

/** Edits name, email and mobile number, which are all required. */
export function ProfileForm({ user, onSubmit }: ProfileFormProps) {
  const { auth, form, profile } = useMessages().ui;
  const { name, email, mobile } = user;
  const { control, frame, pending } = useContractForm({
    schema: profileInput,
    defaultValues: { name, email, mobile },
    onSubmit,
  });
  const missing = useMissing(control, { ...auth, mobile: profile.mobile });
  return (
    <FormFrame {...frame} label={profile.title}>
      <FormTextField control={control} name="name" label={auth.name} autoComplete="name" />
      <FormTextField
        control={control}
        name="email"
        label={auth.email}
        hint={profile.emailHint}
        type="email"
        autoComplete="email"
      />
      <FormTextField control={control} name="mobile" label={profile.mobile} type="tel" autoComplete="tel" />
      <SubmitButton pending={pending} disabledReason={missing}>
        {form.save}
      </SubmitButton>
    </FormFrame>
  );
}
