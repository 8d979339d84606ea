import { lazy, Suspense, useEffect, useState } from 'react';
import type { Address } from '../../../contract/address.js';
import type { AddressValues } from '../../../ui/AddressForm/AddressForm.js';
import { whenUsed } from '../../app/idle.js';
import { forOverlay, useLateOverlay } from '../../app/lateOverlay.js';
import { useChosenPlace } from './deliveryPlace.js';

const loadDialog = () =>
  import('../../../ui/AddressDialog/AddressDialog.js').then((file) => ({ default: file.AddressDialog }));

const AddressDialog = lazy(forOverlay(loadDialog));

/** The address in the dialog: a saved one, or `new`; undefined before the dialog first opens. */
type Edited = Address | 'new' | undefined;

/**
 * Opens the address form in a dialog, which closes once the address is saved. The dialog's code loads once
 * a person uses the page.
 */
export const useAddressEditor = (save: (values: AddressValues, edited?: Address) => Promise<unknown>) => {
  const pincode = useChosenPlace();
  const [edited, setEdited] = useState<Edited>();
  const { isOpen, open, close } = useLateOverlay();
  useEffect(() => whenUsed(() => void loadDialog().catch(() => undefined)), []);
  const show = (address: Edited) => {
    setEdited(address);
    open();
  };
  const address = edited === 'new' ? undefined : edited;
  const submit = async (values: AddressValues) => {
    await save(values, address);
    close();
  };
  return {
    add: () => show('new'),
    edit: (one: Address) => show(one),
    dialog: edited && (
      <Suspense>
        <AddressDialog open={isOpen} address={address} pincode={pincode} onSubmit={submit} onClose={close} />
      </Suspense>
    ),
  };
};
