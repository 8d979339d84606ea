import Alert from '@mui/material/Alert';
import type { z } from 'zod';
import { undoEmailInput } from '../../contract/user.js';
import { FormFrame, SubmitButton } from '../FormFrame/FormFrame.js';
import { useContractForm, type OnSubmit } from '../form/useContractForm.js';
import { useMessages } from '../theme/messages.js';

export type RestoreEmailValues = z.output<typeof undoEmailInput>;

export interface RestoreEmailFormProps {
  /** With the secret. Rejects with the API's refusal. */
  onSubmit: OnSubmit<RestoreEmailValues>;
  /** What the link of the mail carried; empty where it was cut short. */
  secret: string;
}

/** Asks whether the account shall go back to the address whose mail was opened: a mail program that follows links changes nothing. */
export function RestoreEmailForm({ onSubmit, secret }: RestoreEmailFormProps) {
  const { auth } = useMessages().ui;
  const { frame, pending } = useContractForm({
    schema: undoEmailInput,
    defaultValues: { secret },
    onSubmit,
  });
  if (!secret) return <Alert severity="warning">{auth.restoreCut}</Alert>;
  return (
    <FormFrame {...frame} label={auth.restoreTitle}>
      <SubmitButton pending={pending}>{auth.restore}</SubmitButton>
    </FormFrame>
  );
}
