import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import type { z } from 'zod';
import { leaveInput } from '../../contract/user.js';
import { FormDialog } from '../FormDialog/FormDialog.js';
import { FormFrame, SubmitButton } from '../FormFrame/FormFrame.js';
import { PasswordField } from '../PasswordField/PasswordField.js';
import { useContractForm, useFilled, type OnSubmit } from '../form/useContractForm.js';
import { useMessages } from '../theme/messages.js';
import { type OpenOrder, OpenOrders } from './OpenOrders.js';

export type LeaveValues = z.output<typeof leaveInput>;

export interface DeleteAccountDialogProps {
  /** Whether the dialog is open. */
  open: boolean;
  /** Open orders that prevent the deletion, once the API has reported them. */
  openOrders?: readonly OpenOrder[] | undefined;
  /** Deletes the account and resolves once it is deleted. Rejects with the API error. */
  onSubmit: OnSubmit<LeaveValues>;
  /** Called on Escape, the cross or the cancel button. */
  onClose: () => void;
}

/** Asks for the password before account deletion, and says what is deleted and what stays. */
export function DeleteAccountDialog({ open, onClose, ...form }: DeleteAccountDialogProps) {
  const { leaving } = useMessages().ui;
  return (
    <FormDialog open={open} title={leaving.title} onClose={onClose}>
      <LeaveForm onClose={onClose} {...form} />
    </FormDialog>
  );
}

function LeaveForm({ openOrders = [], onSubmit, onClose }: Omit<DeleteAccountDialogProps, 'open'>) {
  const { leaving } = useMessages().ui;
  const { control, frame, pending } = useContractForm({
    schema: leaveInput,
    defaultValues: { password: '' },
    onSubmit,
  });
  const filled = useFilled(control);
  return (
    <FormFrame {...frame} label={leaving.title}>
      <Typography>{leaving.goes}</Typography>
      <Typography color="textSecondary">{leaving.stays}</Typography>
      <OpenOrders orders={openOrders} />
      <PasswordField
        control={control}
        name="password"
        label={leaving.password}
        autoComplete="current-password"
      />
      <Stack direction="row" sx={{ gap: 1, flexWrap: 'wrap-reverse', justifyContent: 'flex-end' }}>
        <Button size="large" disabled={pending} onClick={onClose}>
          {leaving.keep}
        </Button>
        <SubmitButton color="error" pending={pending} disabled={!filled}>
          {leaving.confirm}
        </SubmitButton>
      </Stack>
    </FormFrame>
  );
}
