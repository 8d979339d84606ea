import { createSecretKey, hkdfSync, type KeyObject } from 'node:crypto';

/** One key for each purpose, so that what is signed for one is worth nothing for another. */
export class Keys {
  /** What tokens are signed with; as key objects, since bytes are tried as a public key first, at each check of a token. */
  readonly access: KeyObject;
  readonly refresh: KeyObject;
  readonly codes: Buffer;
  readonly mails: Buffer;
  /** In the path of the mails that are read in the browser. */
  readonly reader: Buffer;
  /** By which processes know that they share one secret; it tells nothing of it. */
  readonly fingerprint: string;
  /** What the sandbox signs its events with. */
  readonly sandbox: string;

  constructor(secret: string) {
    const derive = (purpose: string) => Buffer.from(hkdfSync('sha256', secret, '', `tokri ${purpose}`, 32));
    this.access = createSecretKey(derive('access token'));
    this.refresh = createSecretKey(derive('refresh token'));
    this.codes = derive('code');
    this.mails = derive('mail');
    this.sandbox = derive('sandbox payment').toString('base64url');
    this.fingerprint = derive('fingerprint').toString('base64url');
    this.reader = derive('mail reader').subarray(0, 12);
  }
}
