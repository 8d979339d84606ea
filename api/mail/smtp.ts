import { createTransport } from 'nodemailer';
import type { Deliver } from './mail.js';

/** ms; a mail server that is slow must not hold up a shutdown for long. */
const timeouts = { connectionTimeout: 10_000, greetingTimeout: 10_000, socketTimeout: 60_000 };

const transportTo = (url: string) => {
  const { protocol, hostname, port, username, password } = new URL(url);
  return createTransport({
    host: hostname,
    port: Number(port) || (protocol === 'smtps:' ? 465 : 587),
    secure: protocol === 'smtps:',
    ...(username && { auth: { user: decodeURIComponent(username), pass: decodeURIComponent(password) } }),
    ...timeouts,
    disableFileAccess: true,
    disableUrlAccess: true,
  });
};

/** Host and port: an address without what opens it. */
export const whereMailsGo = (url: string): string => new URL(url).host;

/** Whether a mail server answers and lets the shop in. @throws Error of nodemailer, whose words may carry addresses */
export const verifySmtp = async (url: string): Promise<void> => {
  const transport = transportTo(url);
  try {
    await transport.verify();
  } finally {
    transport.close();
  }
};

/** Hands mails to a mail server at `smtp://` or `smtps://`. */
export const overSmtp = (url: string): Deliver => {
  const transport = transportTo(url);
  return async (mail) => {
    await transport.sendMail({ ...mail, headers: { 'Auto-Submitted': 'auto-generated' } }); // RFC 3834 §5
  };
};
