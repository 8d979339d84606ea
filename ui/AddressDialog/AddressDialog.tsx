import type { Address } from '../../contract/address.js';
import { AddressForm, type AddressValues } from '../AddressForm/AddressForm.js';
import { FormDialog } from '../FormDialog/FormDialog.js';
import type { OnSubmit } from '../form/useContractForm.js';
import { useMessages } from '../theme/messages.js';

export interface AddressDialogProps {
  /** Whether the dialog is open. */
  open: boolean;
  /** The address to edit; undefined to add a new address. */
  address?: Address | undefined;
  /** The PIN code that a new address starts with. */
  pincode?: string | undefined;
  /** Saves the address. Rejects with the API error. The parent closes the dialog once the promise resolves. */
  onSubmit: OnSubmit<AddressValues>;
  /** Called on Escape, Cancel or the cross. */
  onClose: () => void;
}

/**
 * Adds or edits an address without leaving the page. A click on the backdrop does not close the dialog, so
 * that nothing typed is lost.
 */
export function AddressDialog({ open, address, pincode, onSubmit, onClose }: AddressDialogProps) {
  const { address: words } = useMessages().ui;
  const title = address ? words.editTitle : words.addTitle;
  return (
    <FormDialog open={open} title={title} onClose={onClose}>
      <AddressForm label={title} address={address} pincode={pincode} onSubmit={onSubmit} onCancel={onClose} />
    </FormDialog>
  );
}
