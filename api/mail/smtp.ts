import { createTransport } from 'nodemailer';
import type { Deliver } from './mail.js';

/** ms; a mail server that is slow must not hold up a shutdown for long. */
const timeouts = { connectionTimeout: 10_000, greetingTimeout: 10_000, socketTimeout: 60_000 };

/** Hands mails to a mail server at `smtp://` or `smtps://`. */
export const overSmtp = (url: string): Deliver => {
  const { protocol, hostname, port, username, password } = new URL(url);
  const transport = createTransport({
    host: hostname,
    port: Number(port) || (protocol === 'smtps:' ? 465 : 587),
    secure: protocol === 'smtps:',
    ...(username && { auth: { user: decodeURIComponent(username), pass: decodeURIComponent(password) } }),
    ...timeouts,
    disableFileAccess: true,
    disableUrlAccess: true,
  });
  return async (mail) => {
    await transport.sendMail({ ...mail, headers: { 'Auto-Submitted': 'auto-generated' } }); // RFC 3834 §5
  };
};
