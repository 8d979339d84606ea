/** The first and the longest pause between two tries, in ms. */
const first = 100;
const longest = 5_000;

/** Computes the pauses for a retry with backoff: each failure doubles the pause, a success resets it. */
export class BackOff {
  private failures = 0;

  /** Returns the pause before the next try, in ms. */
  pause(): number {
    return Math.min(first * 2 ** this.failures++, longest);
  }

  /** Resets the pause after a success. */
  proven(): void {
    this.failures = 0;
  }

  /**
   * Reports that a try worked for so many ms before it failed. A try that outlasts the longest pause resets
   * the pause.
   */
  lasted(ms: number): void {
    if (ms > longest) this.proven();
  }
}
