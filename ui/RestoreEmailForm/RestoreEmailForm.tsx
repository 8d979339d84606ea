import Alert from '@mui/material/Alert';
import type { z } from 'zod';
import { undoEmailInput } from '../../contract/user.js';
import { FormFrame, SubmitButton } from '../FormFrame/FormFrame.js';
import { useContractForm, type OnSubmit } from '../form/useContractForm.js';
import { useMessages } from '../theme/messages.js';

export type RestoreEmailValues = z.output<typeof undoEmailInput>;

export interface RestoreEmailFormProps {
  /** Restores the old email address with the secret. Rejects with the API's error. */
  onSubmit: OnSubmit<RestoreEmailValues>;
  /** Secret from the link in the email; empty if the link was cut off. */
  secret: string;
}

/**
 * Asks for confirmation before the account returns to its old email address. Without it, a mail program that
 * follows links would change the account.
 */
export function RestoreEmailForm({ onSubmit, secret }: RestoreEmailFormProps) {
  const { auth } = useMessages().ui;
  const { frame, pending } = useContractForm({ schema: undoEmailInput, defaultValues: { secret }, onSubmit });
  if (!secret) return <Alert severity="warning">{auth.restoreCut}</Alert>;
  return (
    <FormFrame {...frame} label={auth.restoreTitle}>
      <SubmitButton pending={pending}>{auth.restore}</SubmitButton>
    </FormFrame>
  );
}
