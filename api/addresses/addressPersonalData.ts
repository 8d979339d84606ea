import { personalDocuments } from '../accounts/personalData.service.js';
import { eachOf } from '../database/eachOf.js';
import type { AddressRecord } from './address.schema.js';

/** Exports and erases a customer's addresses, including the removed ones. */
export const addressPersonalData = personalDocuments<AddressRecord>('Address', {
  tells: (addresses) => ({
    addresses: (userId) =>
      eachOf<AddressRecord>(addresses.find({ userId }).sort({ _id: 1 }).lean<AddressRecord>().cursor()),
  }),
});
