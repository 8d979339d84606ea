import { hkdfSync } from 'node:crypto';

/** One key for each purpose, so that what is signed for one is worth nothing for another. */
export class Keys {
  readonly access: Buffer;
  readonly refresh: Buffer;
  readonly codes: Buffer;
  readonly mails: Buffer;
  /** In the path of the mails that are read in the browser. */
  readonly reader: Buffer;
  /** What the sandbox signs its events with. */
  readonly sandbox: string;

  constructor(secret: string) {
    const derive = (purpose: string) => Buffer.from(hkdfSync('sha256', secret, '', `tokri ${purpose}`, 32));
    this.access = derive('access token');
    this.refresh = derive('refresh token');
    this.codes = derive('code');
    this.mails = derive('mail');
    this.sandbox = derive('sandbox payment').toString('base64url');
    this.reader = derive('mail reader').subarray(0, 12);
  }
}
