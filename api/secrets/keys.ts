import { createSecretKey, hkdfSync } from 'node:crypto';
import type { Config } from '../config/config.js';
import { tokenSecret } from './tokenSecret.js';

const keysOf = (secret: string) => {
  const derive = (purpose: string) => Buffer.from(hkdfSync('sha256', secret, '', `tokri ${purpose}`, 32));
  return {
    /** The keys of tokens are key objects: raw bytes would be tried as a public key first at each check of a token. */
    access: createSecretKey(derive('access token')),
    refresh: createSecretKey(derive('refresh token')),
    codes: derive('code'),
    mails: derive('mail'),
    /** Signs the events of the sandbox, the payment provider inside the shop. */
    sandbox: derive('sandbox payment').toString('base64url'),
    /** Identifies the shop's secret without revealing it, so that processes can check that they share it. */
    fingerprint: derive('fingerprint').toString('base64url'),
    /** The key of the links by which the receiver of a mail stops such mails. */
    stopLinks: derive('stop link'),
    /** Goes into hashes of network addresses, so that nobody without it can find an address by trying all. */
    visitors: derive('visitor').toString('base64url'),
    /** The secret part of the path where a developer reads mails. */
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

  /** Returns the keys by their purpose, and reads the secret if it was not read yet. */
  get all() {
    return (this.derived ??= keysOf(tokenSecret(this.config)));
  }
}
