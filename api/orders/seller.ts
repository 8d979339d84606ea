import type { Config } from '../config/config.js';

/** The seller as the invoice shows it. */
export interface Seller {
  name: string;
  address: string;
  /** The seller's tax number (GSTIN); empty if the shop is not registered for GST. */
  gstin: string;
  state: string;
  /** GST rate in percent for the delivery and for products without their own rate. */
  gstRate: number;
}

export const sellerOf = (config: Config): Seller => ({
  name: config.SHOP_LEGAL_NAME,
  address: config.SHOP_ADDRESS,
  gstin: config.SHOP_GSTIN,
  state: config.SHOP_STATE,
  gstRate: config.SHOP_GST_RATE,
});
