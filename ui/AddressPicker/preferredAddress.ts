import type { Address } from '../../contract/address.js';

export const activeAddresses = (addresses: readonly Address[]): Address[] =>
  addresses.filter(({ status }) => status);

/** Returns the address that is preselected at checkout: the default address, else the first active address. */
export const preferredAddress = (addresses: readonly Address[]): Address | undefined => {
  const active = activeAddresses(addresses);
  return active.find(({ isDefault }) => isDefault) ?? active[0];
};
