import { Logger } from '@nestjs/common';
import { Circuit } from '../common/circuit.js';
import { type Dependencies, dependencies } from '../common/deadlines.js';
import type { Deliver } from './mail.js';
import { type MailError, reasonOf } from './mailError.js';

type Times = Dependencies['mail'];

const transportTo = async (url: string, { connect, greeting, inactivity }: Times) => {
  const { createTransport } = await import('nodemailer'); // most processes and commands send no mail
  const { protocol, hostname, port, username, password } = new URL(url);
  return createTransport({
    host: hostname,
    port: Number(port) || (protocol === 'smtps:' ? 465 : 587),
    secure: protocol === 'smtps:',
    ...(username && { auth: { user: decodeURIComponent(username), pass: decodeURIComponent(password) } }),
    connectionTimeout: connect,
    greetingTimeout: greeting,
    socketTimeout: inactivity,
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
  const transport = await transportTo(url, dependencies.mail);
  try {
    await transport.verify();
  } finally {
    transport.close();
  }
};

/**
 * Tells whether a mail server is away, or says so (RFC 5321 §3.8). Any other reply is about a mail, a mailbox or
 * the credentials.
 */
const isAway = (error: unknown): boolean => {
  const { responseCode } = error as MailError;
  return responseCode === undefined || responseCode === 421;
};

/** Returns the headers by which a mail program stops such mails with one press (RFC 8058). */
const oneClick = (address: string) => ({
  'List-Unsubscribe': `<${address}>`,
  'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click',
});

/** Sends mails through a mail server at `smtp://` or `smtps://`. */
export const overSmtp = (url: string, times: Times): Deliver => {
  const circuit = new Circuit({
    dependency: 'mail',
    ...times,
    isFailure: isAway,
    log: new Logger('Mail'),
    name: `The mail server ${whereMailsGo(url)}`,
    meanwhile: 'mails wait',
    reasonOf,
  });
  let transport: Awaited<ReturnType<typeof transportTo>> | undefined;
  return ({ unsubscribe, ...mail }) =>
    circuit.run(times.total, async (signal) => {
      transport ??= await transportTo(url, times); // an error is not kept: the next mail tries again
      const headers = {
        'Auto-Submitted': 'auto-generated', // RFC 3834 §5
        ...(unsubscribe !== undefined && oneClick(unsubscribe)),
      };
      await transport.sendMail({ ...mail, headers, signal }); // the signal closes the connection
    });
};
