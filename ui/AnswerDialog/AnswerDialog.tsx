import { limits } from '../../contract/limits.js';
import { answerInput } from '../../contract/order.js';
import { useContractForm } from '../form/useContractForm.js';
import { FormActions } from '../FormDialog/FormActions.js';
import { FormDialog } from '../FormDialog/FormDialog.js';
import { FormFrame } from '../FormFrame/FormFrame.js';
import { FormTextField } from '../FormTextField/FormTextField.js';
import { useAdminMessages } from '../theme/adminMessages.js';

export interface AnswerDialogProps {
  /** Whether the dialog is open. */
  open: boolean;
  /** Sends the answer and resolves once it is sent. Rejects with the API error. The parent closes the dialog. */
  onSubmit: (text: string) => Promise<unknown>;
  /** Called on Escape, the cross or Cancel. */
  onClose: () => void;
}

/** Asks an admin for the answer to a reported problem. */
export function AnswerDialog({ open, onClose, onSubmit }: AnswerDialogProps) {
  const { problem } = useAdminMessages().orders;
  const { control, frame, pending, reset } = useContractForm({
    schema: answerInput,
    defaultValues: { text: '' },
    onSubmit: ({ text }) => onSubmit(text),
  });
  return (
    <FormDialog open={open} title={problem.answerTitle} onClose={onClose} onExited={reset}>
      <FormFrame {...frame} label={problem.answerTitle}>
        <FormTextField
          control={control}
          name="text"
          label={problem.answer}
          hint={problem.answerHint}
          autoFocus
          multiline
          minRows={4}
          slotProps={{ htmlInput: { maxLength: limits.note } }}
        />
        <FormActions pending={pending} onCancel={onClose}>
          {problem.send}
        </FormActions>
      </FormFrame>
    </FormDialog>
  );
}
