import Skeleton from '@mui/material/Skeleton';
import type { Address } from '../../../contract/address.js';
import { AddressPicker } from '../../../ui/AddressPicker/AddressPicker.js';
import { ErrorState } from '../../../ui/ErrorState/ErrorState.js';
import { useMessages } from '../../../ui/theme/messages.js';
import { useAddressEditor } from './useAddressEditor.js';
import type { Addresses } from './useAddresses.js';

export interface AddressChoiceProps {
  /** The caller's: to load them here too would request a failed list again, and its error would only flash. */
  list: Addresses;
  /** The id of the chosen address. */
  value: string | undefined;
  onChange: (addressId: string) => void;
  isServed: (address: Address) => boolean;
}

/** Renders the choice of a delivery address. */
export function AddressChoice({ list, value, onChange, isServed }: AddressChoiceProps) {
  const { checkout } = useMessages().web;
  const { addresses, failed, retry, save } = list;
  const { add, dialog } = useAddressEditor(save);
  if (failed) return <ErrorState title={checkout.addressesNotLoaded} onRetry={retry} />;
  if (!addresses) return <Skeleton variant="rounded" height={220} />;
  return (
    <>
      <AddressPicker
        addresses={addresses}
        value={value}
        onChange={onChange}
        isServed={isServed}
        onAdd={add}
      />
      {dialog}
    </>
  );
}
