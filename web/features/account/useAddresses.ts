import { skipToken } from '@reduxjs/toolkit/query';
import type { Address } from '../../../contract/address.js';
import type { AddressValues } from '../../../ui/AddressForm/AddressForm.js';
import { useSession } from '../../app/session/useSession.js';
import { accountApi } from './accountApi.js';

export interface Addresses {
  /** The customer's addresses, undefined until loaded. They include removed ones, with `status` false. */
  addresses: readonly Address[] | undefined;
  failed: boolean;
  /** Whether the list loads again after a failure. */
  retrying: boolean;
  retry: () => void;
  /**
   * Creates an address, or updates `edited`.
   * @throws CallFailure
   */
  save: (values: AddressValues, edited?: Address) => Promise<unknown>;
  remove: (address: Address) => Promise<unknown>;
}

/** Returns the customer's addresses, if they are wanted; the list reloads after each change. */
export const useAddresses = (wanted = true): Addresses => {
  const session = useSession();
  const list = accountApi.useGetAddressesQuery(wanted && session === 'customer' ? undefined : skipToken);
  const [create] = accountApi.useCreateAddressMutation();
  const [update] = accountApi.useUpdateAddressMutation();
  const [disable] = accountApi.useDisableAddressMutation();
  return {
    addresses: list.currentData,
    failed: Boolean(list.error) && !list.currentData,
    retrying: list.isFetching,
    retry: () => void list.refetch(),
    save: (values, edited) =>
      edited ? update({ ...values, _id: edited._id }).unwrap() : create(values).unwrap(),
    remove: ({ _id }) => disable({ _id }).unwrap(),
  };
};
