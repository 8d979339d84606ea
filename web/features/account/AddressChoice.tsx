import Skeleton from '@mui/material/Skeleton';
import { useState } from 'react';
import type { Address } from '../../../contract/address.js';
import { AddressPicker } from '../../../ui/AddressPicker/AddressPicker.js';
import { activeAddresses, preferredAddress } from '../../../ui/AddressPicker/preferredAddress.js';
import { ErrorState } from '../../../ui/ErrorState/ErrorState.js';
import { useMessages } from '../../../ui/theme/messages.js';
import { addressChoice, readChoice, writeChoice } from '../../app/session/drafts.js';
import { useSessionUserId } from '../../app/session/useSession.js';
import { useAddressEditor } from './useAddressEditor.js';
import type { Addresses } from './useAddresses.js';

export interface AddressChoiceProps {
  /** The caller loads them: a second load here would request a failed list again, and its error would only flash. */
  list: Addresses;
  /** The id of the chosen address. */
  value: string | undefined;
  onChange: (addressId: string) => void;
  isServed: (address: Address) => boolean;
}

/** Renders the choice of a delivery address. */
export function AddressChoice({ list, value, onChange, isServed }: AddressChoiceProps) {
  const { checkout } = useMessages().web;
  const { addresses, failed, retrying, retry, save } = list;
  const { add, dialog } = useAddressEditor(save);
  if (failed) return <ErrorState title={checkout.addressesNotLoaded} onRetry={retry} retrying={retrying} />;
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

/**
 * Returns the delivery address and a function to choose one. An empty id forgets the choice, which stays through a
 * reload and a payment that fails. If none is chosen or the chosen one was removed, the address is the default or the
 * first one.
 */
export const useChosenAddress = (
  addresses: readonly Address[] = [],
): [address: Address | undefined, choose: (addressId: string) => void] => {
  const userId = useSessionUserId() ?? '';
  const [chosen, setChosen] = useState(() => readChoice(userId, addressChoice));
  const found = activeAddresses(addresses).find(({ _id }) => _id === chosen);
  const choose = (addressId: string) => {
    setChosen(addressId);
    writeChoice(userId, addressChoice, addressId);
  };
  return [found ?? preferredAddress(addresses), choose];
};
