import { lazy, type ReactNode, Suspense, useEffect, useState } from 'react';
import type { Address } from '../../../contract/address.js';
import type { AddressValues } from '../../../ui/AddressForm/AddressForm.js';
import { whenUsed } from '../../app/idle.js';
import { words } from '../../app/language/locale.js';
import { waitingForShop } from '../../app/net/code.js';
import { tryAgain } from '../../app/net/onlineStatus.js';
import { notice } from '../../app/notices.js';
import { useChosenPlace } from './deliveryPlace.js';

const loadDialog = () =>
  import('../../../ui/AddressDialog/AddressDialog.js').then((file) => ({ default: file.AddressDialog }));

const tellAway = () => notice.failure(words().web.net.offline);
const AddressDialog = lazy(waitingForShop(loadDialog, tellAway));

/** The address in the dialog: a saved one, or `new`; undefined before the dialog first opens. */
type Edited = Address | 'new' | undefined;

export interface AddressEditing {
  add: () => void;
  edit: (address: Address) => void;
  dialog: ReactNode;
}

/**
 * Opens the address form in a dialog, which closes once the address is saved. The dialog's code loads once
 * a person uses the page.
 */
export const useAddressEditor = (
  save: (values: AddressValues, edited?: Address) => Promise<unknown>,
): AddressEditing => {
  const pincode = useChosenPlace();
  const [edited, setEdited] = useState<Edited>();
  const [open, setOpen] = useState(false);
  useEffect(() => whenUsed(() => void loadDialog().catch(() => undefined)), []);
  const show = (address: Edited) => {
    if (edited) void tryAgain();
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
        <AddressDialog
          open={open}
          address={address}
          pincode={pincode}
          onSubmit={submit}
          onClose={() => setOpen(false)}
        />
      </Suspense>
    ),
  };
};
