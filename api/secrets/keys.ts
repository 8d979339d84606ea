import { createSecretKey, hkdfSync, type KeyObject } from 'node:crypto';

/** Derives one key for each purpose, so that a signature for one purpose is worth nothing for another. */
export class Keys {
  /**
   * The keys that sign tokens. They are key objects, because raw bytes are tried as a public key first at
   * each check.
   */
  readonly access: KeyObject;
  readonly refresh: KeyObject;
  readonly codes: Buffer;
  readonly mails: Buffer;
  /** The secret part of the path where a developer reads mails. */
  readonly reader: Buffer;
  /** Identifies the shop's secret without revealing it, so that processes can check that they share it. */
  readonly fingerprint: string;
  /** The key that signs the sandbox's events. */
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
