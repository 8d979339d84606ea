import type { Address } from '../../contract/address.js';

/** The addresses that are shown (S-044). */
export const activeAddresses = (addresses: readonly Address[]): Address[] =>
  addresses.filter(({ status }) => status);

/** The one preselected at checkout: the default, else the first active one (W-24). */
export const preferredAddress = (addresses: readonly Address[]): Address | undefined => {
  const active = activeAddresses(addresses);
  return active.find(({ isDefault }) => isDefault) ?? active[0];
};
