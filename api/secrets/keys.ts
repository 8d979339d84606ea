import { createSecretKey, hkdfSync } from 'node:crypto';
import type { Config } from '../config/config.js';
import { tokenSecret } from './tokenSecret.js';

const keysOf = (secret: string) => {
  const derive = (purpose: string) => Buffer.from(hkdfSync('sha256', secret, '', `tokri ${purpose}`, 32));
  return {
    access: createSecretKey(derive('access token')),
    refresh: createSecretKey(derive('refresh token')),
    codes: derive('code'),
    mails: derive('mail'),
    sandbox: derive('sandbox payment').toString('base64url'),
    fingerprint: derive('fingerprint').toString('base64url'),
    stopLinks: derive('stop link'),
    visitors: derive('visitor').toString('base64url'),
    reader: derive('mail reader').subarray(0, 12),
  };
};

/**
 * Derives one key for each purpose from the shop's secret, so that a signature for one purpose is worth
 * nothing for another. The secret is read at the first use of a key: a command that needs no key also runs
 * where the secret is not, and creates none.
 */
export class Keys {
  private derived?: ReturnType<typeof keysOf>;

  constructor(private readonly config: Config) {}

  /**
   * The keys that sign access tokens and refresh tokens. They are key objects: raw bytes would be tried as a
   * public key first at each check of a token.
   */
  get access() {
    return this.all.access;
  }

  get refresh() {
    return this.all.refresh;
  }

  get codes() {
    return this.all.codes;
  }

  get mails() {
    return this.all.mails;
  }

  /** The key of the links by which the receiver of a mail stops such mails. */
  get stopLinks() {
    return this.all.stopLinks;
  }

  /** Goes into hashes of network addresses, so that nobody without it can find an address by trying all. */
  get visitors() {
    return this.all.visitors;
  }

  /** The secret part of the path where a developer reads mails. */
  get reader() {
    return this.all.reader;
  }

  /** Identifies the shop's secret without revealing it, so that processes can check that they share it. */
  get fingerprint() {
    return this.all.fingerprint;
  }

  /** The key that signs the events of the sandbox, the payment provider inside the shop. */
  get sandbox() {
    return this.all.sandbox;
  }

  private get all() {
    return (this.derived ??= keysOf(tokenSecret(this.config)));
  }
}
