import Dialog from '@mui/material/Dialog';
import DialogContent from '@mui/material/DialogContent';
import type { Address } from '../../contract/address.js';
import { AddressForm, type AddressValues } from '../AddressForm/AddressForm.js';
import { DialogHeader } from '../DialogHeader/DialogHeader.js';
import type { OnSubmit } from '../form/useContractForm.js';
import { useMessages } from '../theme/messages.js';

export interface AddressDialogProps {
  /** Whether the dialog is open. */
  open: boolean;
  /** The address to edit; undefined to add a new address. */
  address?: Address | undefined;
  /**
   * Saves the address. Rejects with the API error. The parent closes the dialog once the promise resolves.
   */
  onSubmit: OnSubmit<AddressValues>;
  /** Called on Escape, Cancel or the cross. */
  onClose: () => void;
}

/**
 * Adds or edits an address without leaving the page. A click on the backdrop does not close the dialog, so
 * that nothing typed is lost.
 */
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
