import { lazy, type ReactNode, Suspense, useState } from 'react';
import type { Address } from '../../../contract/address.js';
import type { AddressValues } from '../../../ui/AddressForm/AddressForm.js';

const AddressDialog = lazy(() =>
  import('../../../ui/AddressDialog/AddressDialog.js').then((file) => ({ default: file.AddressDialog })),
);

/** What is in the dialog: nothing yet, a new address, or one to change. */
type Edited = Address | 'new' | undefined;

export interface AddressEditing {
  add: () => void;
  edit: (address: Address) => void;
  /** The modal form (S-046). */
  dialog: ReactNode;
}

/** The modal form of an address, closed once the shop has it. It comes when it is first opened. */
export const useAddressEditor = (
  save: (values: AddressValues, edited?: Address) => Promise<unknown>,
): AddressEditing => {
  const [edited, setEdited] = useState<Edited>();
  const [open, setOpen] = useState(false);
  const show = (address: Edited) => {
    setEdited(address);
    setOpen(true);
  };
  const address = edited === 'new' ? undefined : edited;
  const submit = async (values: AddressValues) => {
    await save(values, address);
    setOpen(false);
  };
  return {
    add: () => show('new'),
    edit: show,
    dialog: edited && (
      <Suspense>
        <AddressDialog open={open} address={address} onSubmit={submit} onClose={() => setOpen(false)} />
      </Suspense>
    ),
  };
};
