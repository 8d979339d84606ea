import { standIn } from '../common/shopAddress.js';
import { escaped } from '../common/escaped.js';
import type { Mail } from './mail.js';

/** A mail with the shop's address where its writer, the command line, did not know it. */
export const addressed = <Written extends Mail>(mail: Written, shop: string): Written => ({
  ...mail,
  text: mail.text.replaceAll(standIn, () => shop),
  html: mail.html.replaceAll(standIn, () => escaped(shop)),
});
