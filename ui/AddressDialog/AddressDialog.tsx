import Dialog from '@mui/material/Dialog';
import DialogContent from '@mui/material/DialogContent';
import type { Address } from '../../contract/address.js';
import { AddressForm, type AddressValues } from '../AddressForm/AddressForm.js';
import { DialogHeader } from '../DialogHeader/DialogHeader.js';
import type { OnSubmit } from '../form/useContractForm.js';
import { useMessages } from '../theme/messages.js';

export interface AddressDialogProps {
  /** Whether it stands on the page. */
  open: boolean;
  /** What is edited; a new one without it. */
  address?: Address | undefined;
  /** Rejects with the API's refusal; the owner closes the dialog when it resolves. */
  onSubmit: OnSubmit<AddressValues>;
  /** Escape, Cancel or the cross. */
  onClose: () => void;
}

/** Add or edit an address without leaving the page (S-046). A tap beside it does not throw away what was typed. */
export function AddressDialog({ open, address, onSubmit, onClose }: AddressDialogProps) {
  const { address: words } = useMessages().ui;
  const title = address ? words.editTitle : words.addTitle;
  return (
    <Dialog
      open={open}
      onClose={(_event, reason) => reason === 'escapeKeyDown' && onClose()}
      fullWidth
      maxWidth="sm"
      slotProps={{ paper: { 'aria-label': title } }}
    >
      <DialogHeader title={title} onClose={onClose} />
      <DialogContent>
        <AddressForm label={title} address={address} onSubmit={onSubmit} onCancel={onClose} />
      </DialogContent>
    </Dialog>
  );
}
