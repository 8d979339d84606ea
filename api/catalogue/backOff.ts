/** ms: the first pause, and the longest. */
const first = 100;
const longest = 5_000;

/** How long to rest between tries that fail: twice as long each time, until one has proven itself. */
export class BackOff {
  private failures = 0;

  /** ms to rest before the next try. */
  pause(): number {
    return Math.min(first * 2 ** this.failures++, longest);
  }

  /** The try works: the next pause is the first again. */
  proven(): void {
    this.failures = 0;
  }

  /** The try worked until now, for so many ms: one that outlasts the longest pause has proven itself. */
  lasted(ms: number): void {
    if (ms > longest) this.proven();
  }
}
