export interface Pace {
  /** How long a cached value is used without reading it again, in ms. */
  fresh: number;
  /**
   * How long a reader waits for a new value while there is an old one, in ms. After that, also when the
   * database is away, the reader gets the old value.
   */
  timeout: number;
}

const usual: Pace = { fresh: 2_000, timeout: 500 };

/**
 * Caches a value that many requests need. By default it reads the source at most every two seconds, and
 * parallel requests share one read.
 */
export class TimedCache<Value> {
  private copy: { value: Value; at: number } | undefined;
  private reading: Promise<Value> | undefined;

  constructor(
    private readonly read: () => Promise<Value>,
    private readonly pace = usual,
  ) {}

  async get(): Promise<Value> {
    const { copy } = this;
    if (copy && performance.now() - copy.at < this.pace.fresh) return copy.value;
    const reading = (this.reading ??= this.renew().finally(() => (this.reading = undefined)));
    if (!copy) return reading;
    const late = new Promise<Value>((resolve) => setTimeout(resolve, this.pace.timeout, copy.value).unref());
    return Promise.race([reading.catch(() => copy.value), late]);
  }

  /** Stores a value that this process has just written. */
  take(value: Value): void {
    this.copy = { value, at: performance.now() };
  }

  private async renew(): Promise<Value> {
    const { copy } = this;
    const value = await this.read();
    if (this.copy !== copy) return this.copy?.value ?? value; // this process wrote meanwhile: the value that was read may be older
    this.take(value);
    return value;
  }
}
