import { useState } from 'react';
import { activeAddresses, preferredAddress } from '../../../ui/AddressPicker/preferredAddress.js';
import { useAddresses } from './useAddresses.js';

/** The address that was chosen, else the default or first one (W-24); one that is no longer there counts as not chosen. */
export const useChosenAddress = (): [addressId: string | undefined, choose: (addressId: string) => void] => {
  const { addresses = [] } = useAddresses();
  const [chosen, choose] = useState<string>();
  const isThere = activeAddresses(addresses).some(({ _id }) => _id === chosen);
  return [isThere ? chosen : preferredAddress(addresses)?._id, choose];
};
