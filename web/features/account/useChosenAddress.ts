import { useState } from 'react';
import type { Address } from '../../../contract/address.js';
import { activeAddresses, preferredAddress } from '../../../ui/AddressPicker/preferredAddress.js';
import { useAddresses } from './useAddresses.js';

/** Returns the chosen address; if none is chosen or it was removed, the default address or the first one. */
export const useChosenAddress = (): [address: Address | undefined, choose: (addressId: string) => void] => {
  const { addresses = [] } = useAddresses();
  const [chosen, choose] = useState<string>();
  const found = activeAddresses(addresses).find(({ _id }) => _id === chosen);
  return [found ?? preferredAddress(addresses), choose];
};
