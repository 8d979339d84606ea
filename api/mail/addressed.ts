import { standIn } from '../common/shopAddress.service.js';
import { escaped } from '../common/escaped.js';
import type { Mail } from './mail.js';

/**
 * Replaces the placeholder for the shop's web address in a mail that the command line wrote without knowing
 * that address.
 */
export const addressed = <Written extends Mail>(mail: Written, shop: string): Written => ({
  ...mail,
  text: mail.text.replaceAll(standIn, () => shop),
  html: mail.html.replaceAll(standIn, () => escaped(shop)),
});
