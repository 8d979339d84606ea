import { useState } from 'react';
import type { Address } from '../../../contract/address.js';
import { activeAddresses, preferredAddress } from '../../../ui/AddressPicker/preferredAddress.js';

/**
 * Returns the delivery address and a function to choose one. If none is chosen or the chosen one was removed,
 * the address is the default or the first one.
 */
export const useChosenAddress = (
  addresses: readonly Address[] = [],
): [address: Address | undefined, choose: (addressId: string) => void] => {
  const [chosen, choose] = useState<string>();
  const found = activeAddresses(addresses).find(({ _id }) => _id === chosen);
  return [found ?? preferredAddress(addresses), choose];
};
