import { standIn } from '../common/shopAddress.service.js';
import { escaped } from '../common/escaped.js';
import type { Mail } from './mail.js';

/** Inserts the shop's address into a mail that the command line wrote without knowing it. */
export const addressed = <Written extends Mail>(mail: Written, shop: string): Written => ({
  ...mail,
  text: mail.text.replaceAll(standIn, () => shop),
  html: mail.html.replaceAll(standIn, () => escaped(shop)),
});
