import { createHash } from 'node:crypto';
import type { Extent } from './format.js';

/** Counts entries and hashes their bytes. */
export class Sum {
  private readonly hash = createHash('sha256');
  private count = 0;
  private bytes = 0;

  add(bytes: Uint8Array, count = 1): void {
    this.hash.update(bytes);
    this.count += count;
    this.bytes += bytes.byteLength;
  }

  total(): Extent {
    return { count: this.count, bytes: this.bytes, sha256: this.hash.copy().digest('hex') };
  }
}

/** Sums up images: the hash covers the lines that `sha256sum` prints for them. */
export class ImageSum {
  private readonly lines = new Sum();
  private bytes = 0;

  add(name: string, bytes: Uint8Array): void {
    const hash = createHash('sha256').update(bytes).digest('hex');
    this.lines.add(Buffer.from(`${hash}  ${name}\n`));
    this.bytes += bytes.byteLength;
  }

  total(): Extent {
    return { ...this.lines.total(), bytes: this.bytes };
  }
}
