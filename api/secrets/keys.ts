import { createSecretKey, hkdfSync, type KeyObject } from 'node:crypto';

/**
 * Derives one key for each purpose from the shop's secret, so that a signature for one purpose is worth
 * nothing for another.
 */
export class Keys {
  /**
   * The keys that sign access tokens and refresh tokens. They are key objects: raw bytes would be tried as a
   * public key first at each check of a token.
   */
  readonly access: KeyObject;
  readonly refresh: KeyObject;
  readonly codes: Buffer;
  readonly mails: Buffer;
  /** The secret part of the path where a developer reads mails. */
  readonly reader: Buffer;
  /** Identifies the shop's secret without revealing it, so that processes can check that they share it. */
  readonly fingerprint: string;
  /** The key that signs the events of the sandbox, the payment provider inside the shop. */
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
