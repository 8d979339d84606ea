import type { Deliver } from './mail.js';

/**
 * Timeouts for a mail server, in ms. They are short, so that a slow server does not delay a shutdown for
 * long.
 */
const timeouts = { connectionTimeout: 10_000, greetingTimeout: 10_000, socketTimeout: 60_000 };

const transportTo = async (url: string) => {
  const { createTransport } = await import('nodemailer'); // most processes and commands send no mail
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

/** Returns host and port of a mail server's address, without the credentials. */
export const whereMailsGo = (url: string): string => new URL(url).host;

/**
 * Checks that a mail server answers and accepts the credentials.
 * @throws Error of nodemailer, whose text may contain addresses
 */
export const verifySmtp = async (url: string): Promise<void> => {
  const transport = await transportTo(url);
  try {
    await transport.verify();
  } finally {
    transport.close();
  }
};

/** Sends mails through a mail server at `smtp://` or `smtps://`. */
export const overSmtp = (url: string): Deliver => {
  let transport: Awaited<ReturnType<typeof transportTo>> | undefined;
  return async (mail) => {
    transport ??= await transportTo(url); // an error is not kept: the next mail tries again
    await transport.sendMail({ ...mail, headers: { 'Auto-Submitted': 'auto-generated' } }); // RFC 3834 §5
  };
};
