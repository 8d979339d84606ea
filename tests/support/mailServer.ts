import { once } from 'node:events';
import type { AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';
import { setTimeout as pause } from 'node:timers/promises';
import { SMTPServer } from 'smtp-server';

export interface Letter {
  from: string;
  to: string[];
  subject: string;
  text: string;
  html: string;
  raw: string;
}

/**
 * `takes` accepts every mail, `busy` answers 451, `refuses` rejects the mailbox (550), and `silent`
 * does not answer before the mood is another.
 */
type Mood = 'takes' | 'busy' | 'refuses' | 'silent';

/** A mail server that keeps its mails. */
export interface MailServer {
  url: string;
  port: number;
  mood: Mood;
  letters: Letter[];
  /** Mails that the server rejected while it was busy. */
  turnedAway: Letter[];
  /** Waits until an address has this many mails; the oldest first. */
  lettersTo(to: string, count?: number): Promise<Letter[]>;
  close(): Promise<void>;
}

const timeout = 15_000;

const decoded = (body: string, encoding = '7bit'): string => {
  if (/base64/i.test(encoding)) return Buffer.from(body, 'base64').toString('utf8');
  if (!/quoted-printable/i.test(encoding)) return body;
  const bytes = body
    .replace(/=\r?\n/g, '')
    .replace(/=([0-9A-F]{2})/g, (_, hex: string) => String.fromCharCode(parseInt(hex, 16)));
  return Buffer.from(bytes, 'latin1').toString('utf8');
};

const header = (block: string, name: string) =>
  new RegExp(`^${name}:\\s*(.*(?:\\r?\\n[ \\t].*)*)`, 'im').exec(block)?.[1]?.replace(/\r?\n[ \t]/g, ' ');

/** Decodes RFC 2047 words, as nodemailer writes them. */
const words = (line: string) =>
  line.replace(/=\?utf-8\?([bq])\?([^?]*)\?=\s*/gi, (_, kind: string, word: string) =>
    kind.toLowerCase() === 'b'
      ? decoded(word, 'base64')
      : decoded(word.replaceAll('_', ' '), 'quoted-printable'),
  );

const partOf = (raw: string, type: string): string => {
  const part = raw
    .split(/\r?\n--\S+\r?\n/)
    .find((piece) => header(piece.split(/\r?\n\r?\n/, 1)[0] ?? '', 'content-type')?.startsWith(type));
  if (!part) return '';
  const cut = part.search(/\r?\n\r?\n/);
  const body =
    part
      .slice(cut)
      .trimStart()
      .split(/\r?\n--\S+--/, 1)[0] ?? '';
  return decoded(body, header(part.slice(0, cut), 'content-transfer-encoding')).replaceAll('\r\n', '\n');
};

const letterOf = (raw: string, from: string, to: string[]): Letter => ({
  from,
  to,
  subject: words(header(raw, 'subject') ?? ''),
  text: partOf(raw, 'text/plain'),
  html: partOf(raw, 'text/html'),
  raw,
});

const apiError = (responseCode: number) => Object.assign(new Error('told to'), { responseCode });

/** Listens on 127.0.0.1; port 0 means any free port. */
export const openMailServer = async (port = 0): Promise<MailServer> => {
  const letters: Letter[] = [];
  const turnedAway: Letter[] = [];
  const state: { mood: Mood } = { mood: 'takes' };
  const held: (() => void)[] = [];
  const server = new SMTPServer({
    authOptional: true,
    disabledCommands: ['STARTTLS'],
    closeTimeout: 10,
    onConnect: (_, done) => void (state.mood === 'silent' ? held.push(done) : done()),
    onRcptTo: (_, __, done) => done(state.mood === 'refuses' ? apiError(550) : null),
    onData: (stream, { envelope }, done) => {
      const keep = (raw: string) => {
        const from = envelope.mailFrom ? envelope.mailFrom.address : '';
        const to = envelope.rcptTo.map(({ address }) => address);
        (state.mood === 'busy' ? turnedAway : letters).push(letterOf(raw, from, to));
        return done(state.mood === 'busy' ? apiError(451) : null);
      };
      text(stream).then(keep, () => undefined); // the client has died in the middle of the mail
    },
  });
  server.on('error', () => undefined); // the client has disconnected
  const socket = server.listen(port, '127.0.0.1');
  await once(socket, 'listening');
  const { port: taken } = socket.address() as AddressInfo;
  return {
    url: `smtp://127.0.0.1:${taken}`,
    port: taken,
    letters,
    turnedAway,
    get mood() {
      return state.mood;
    },
    set mood(mood) {
      state.mood = mood;
      if (mood !== 'silent') for (const done of held.splice(0)) done();
    },
    lettersTo: async (to, count = 1) => {
      for (const until = Date.now() + timeout; ; await pause(20)) {
        const theirs = letters.filter((letter) => letter.to.includes(to));
        if (theirs.length >= count) return theirs;
        if (Date.now() > until) throw new Error(`${to} got ${theirs.length} letters, not ${count}`);
      }
    },
    close: () => new Promise((resolve) => server.close(() => resolve())),
  };
};
