import type { Config } from '../config.js';

/** Who sells, as it stands on an invoice. */
export interface Seller {
  name: string;
  address: string;
  /** Empty where the shop is not registered for the GST. */
  gstin: string;
  state: string;
  /** Percent: of the delivery, and of lines without a rate of their own. */
  gstRate: number;
}

export const sellerOf = (config: Config): Seller => ({
  name: config.SHOP_LEGAL_NAME,
  address: config.SHOP_ADDRESS,
  gstin: config.SHOP_GSTIN,
  state: config.SHOP_STATE,
  gstRate: config.SHOP_GST_RATE,
});
