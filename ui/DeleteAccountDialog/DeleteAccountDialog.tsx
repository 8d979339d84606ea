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
  /** Whether it is shown. */
  open: boolean;
  /** What stands in the way, once the shop has said so. */
  openOrders?: readonly OpenOrder[] | undefined;
  /** Rejects with the API's refusal; when it resolves there is no account any more. */
  onSubmit: OnSubmit<LeaveValues>;
  /** Given up: Escape, the cross, or the way back. */
  onClose: () => void;
}

/** Asks for the password before an account is deleted, and says what goes and what stays. */
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
