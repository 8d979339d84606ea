import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import type { ReactNode } from 'react';
import { SubmitButton, type SubmitButtonProps } from '../FormFrame/FormFrame.js';
import { useMessages } from '../theme/messages.js';

interface FormActionsProps extends Omit<SubmitButtonProps, 'quiet' | 'disabledReason'> {
  /** Called when Cancel is pressed. */
  onCancel: () => void;
  /** Text of the button that closes the dialog; "Cancel" by default. */
  cancelLabel?: string;
  /** A button before the others, at the other side. */
  first?: ReactNode;
}

/** Renders Cancel and the submit button at the end of a form in a dialog. A narrow dialog has the submit button first. */
export function FormActions({ onCancel, cancelLabel, first, ...submit }: FormActionsProps) {
  const { form } = useMessages().ui;
  return (
    <Stack direction="row" sx={{ gap: 1, flexWrap: 'wrap-reverse', justifyContent: 'flex-end' }}>
      {first}
      <Button size="large" disabled={submit.pending} onClick={onCancel}>
        {cancelLabel ?? form.cancel}
      </Button>
      <SubmitButton {...submit} />
    </Stack>
  );
}
