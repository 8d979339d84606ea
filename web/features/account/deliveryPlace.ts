import { useEffect } from 'react';
import { inIndia } from '../../../contract/country.js';
import type { Address } from '../../../contract/address.js';
import { preferredAddress } from '../../../ui/AddressPicker/preferredAddress.js';
import { ownedList } from '../../app/session/ownedList.js';
import { useOwnedList } from '../../app/session/useOwnedList.js';
import { useSessionUserId } from '../../app/session/useSession.js';
import { useAddresses } from './useAddresses.js';

/** The local storage key of the chosen delivery place: its PIN code alone, on this device, until a log-out. */
const deliveryPlaceKey = 'place';

const isPincode = (value: unknown): value is string =>
  typeof value === 'string' && /^[1-9]\d{5}$/.test(value);

/** The PIN code that was chosen on this device, as a list of one. */
export const chosenPlace = ownedList(deliveryPlaceKey, 1, isPincode);

/** Returns the PIN code that was chosen on this device. */
export const useChosenPlace = (): string | undefined => useOwnedList(chosenPlace)[0];

/** Returns the PIN code of an address in India; undefined for other addresses. */
export const pincodeOf = ({ pincode, country }: Pick<Address, 'pincode' | 'country'>): string | undefined =>
  inIndia(country) && isPincode(pincode) ? pincode : undefined;

/**
 * Returns the PIN code to deliver to: the chosen one, else that of the customer's default or first address. The place
 * that a guest has chosen belongs to the customer who logs in.
 */
export const useDeliveryPlace = (): string | undefined => {
  const chosen = useChosenPlace();
  const userId = useSessionUserId();
  useEffect(() => {
    if (userId !== undefined && chosen !== undefined && chosenPlace.isOf(undefined))
      chosenPlace.write(userId, [chosen]);
  }, [userId, chosen]);
  const { addresses = [] } = useAddresses(chosen === undefined);
  const preferred = preferredAddress(addresses);
  return chosen ?? (preferred && pincodeOf(preferred));
};
