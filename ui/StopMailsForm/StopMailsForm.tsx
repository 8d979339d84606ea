import Alert from '@mui/material/Alert';
import { useState } from 'react';
import type { z } from 'zod';
import { stopMailsInput } from '../../contract/backInStock.js';
import { useFocusThatFollows } from '../theme/useFocusThatFollows.js';
import { FormFrame, SubmitButton } from '../FormFrame/FormFrame.js';
import { type OnSubmit, useContractForm } from '../form/useContractForm.js';
import { useMessages } from '../theme/messages.js';

export type StopMailsValues = z.output<typeof stopMailsInput>;

export interface StopMailsFormProps {
  /** Token from the link in the email; empty if the link was cut off. */
  token: string;
  /** Stops the emails. Rejects with the API's error. */
  onSubmit: OnSubmit<StopMailsValues>;
}

/**
 * Asks for confirmation before emails to an address are stopped, and then says that they are. Without it, a mail
 * program that follows links would stop them.
 */
export function StopMailsForm({ token, onSubmit }: StopMailsFormProps) {
  const { backInStock } = useMessages().ui;
  const [isDone, setDone] = useState(false);
  const { pressed, follow } = useFocusThatFollows<HTMLDivElement>(isDone);
  const { frame, pending } = useContractForm({
    schema: stopMailsInput,
    defaultValues: { token },
    onSubmit: async (values) => {
      pressed();
      await onSubmit(values);
      setDone(true);
    },
  });
  if (!token) return <Alert severity="warning">{backInStock.stopCut}</Alert>;
  if (isDone)
    return (
      <Alert ref={follow} tabIndex={-1} severity="success" role="status">
        {backInStock.stopped}
      </Alert>
    );
  return (
    <FormFrame {...frame} label={backInStock.stopTitle}>
      <SubmitButton pending={pending}>{backInStock.stop}</SubmitButton>
    </FormFrame>
  );
}
