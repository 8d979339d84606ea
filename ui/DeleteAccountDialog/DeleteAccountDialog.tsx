import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Link from '@mui/material/Link';
import Typography from '@mui/material/Typography';
import type { z } from 'zod';
import { leaveInput } from '../../contract/user.js';
import { FormActions } from '../FormDialog/FormActions.js';
import { FormDialog } from '../FormDialog/FormDialog.js';
import { FormFrame } from '../FormFrame/FormFrame.js';
import { PasswordField } from '../PasswordField/PasswordField.js';
import { useContractForm, useFilled, type OnSubmit } from '../form/useContractForm.js';
import { useMessages } from '../theme/messages.js';

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
export function DeleteAccountDialog({ open, openOrders = [], onSubmit, onClose }: DeleteAccountDialogProps) {
  const { leaving } = useMessages().ui;
  const { control, frame, pending, reset } = useContractForm({
    schema: leaveInput,
    defaultValues: { password: '' },
    onSubmit,
  });
  const filled = useFilled(control);
  return (
    <FormDialog open={open} title={leaving.title} onClose={onClose} onExited={reset}>
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
        <FormActions
          color="error"
          pending={pending}
          disabled={!filled}
          cancelLabel={leaving.keep}
          onCancel={onClose}
        >
          {leaving.confirm}
        </FormActions>
      </FormFrame>
    </FormDialog>
  );
}

/** An open order: its number, and the link to it. */
export interface OpenOrder {
  number: string;
  href: string;
}

/** Lists the open orders that prevent account deletion; renders nothing without open orders. */
function OpenOrders({ orders }: { orders: readonly OpenOrder[] }) {
  const { leaving } = useMessages().ui;
  if (!orders.length) return null;
  return (
    <Alert severity="warning">
      {leaving.openOrders}
      <Box component="ul" sx={{ listStyle: 'disc', pl: 2.5 }}>
        {orders.map(({ number, href }) => (
          <li key={number}>
            <Link href={href}>{number}</Link>
          </li>
        ))}
      </Box>
    </Alert>
  );
}
