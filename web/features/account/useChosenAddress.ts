import { useState } from 'react';
import type { Address } from '../../../contract/address.js';
import { activeAddresses, preferredAddress } from '../../../ui/AddressPicker/preferredAddress.js';
import { useAddresses } from './useAddresses.js';

/** The address that was chosen, else the default or first one (W-24); one that is no longer there counts as not chosen. */
export const useChosenAddress = (): [address: Address | undefined, choose: (addressId: string) => void] => {
  const { addresses = [] } = useAddresses();
  const [chosen, choose] = useState<string>();
  const found = activeAddresses(addresses).find(({ _id }) => _id === chosen);
  return [found ?? preferredAddress(addresses), choose];
};
