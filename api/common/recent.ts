export interface Pace {
  /** ms for which a copy is as good as the database's own word. */
  fresh: number;
  /** ms that a reader who has an older copy waits for a new one: while the database is away, the old one is told. */
  timeout: number;
}

const usual: Pace = { fresh: 2_000, timeout: 500 };

/** A value that many ask for: read from its source at most every two seconds unless said otherwise, by however many at once. */
export class Recent<Value> {
  private copy: { value: Value; at: number } | undefined;
  private reading: Promise<Value> | undefined;

  constructor(
    private readonly read: () => Promise<Value>,
    private readonly pace = usual,
  ) {}

  async get(): Promise<Value> {
    const { copy } = this;
    if (copy && Date.now() - copy.at < this.pace.fresh) return copy.value;
    const reading = (this.reading ??= this.renew().finally(() => (this.reading = undefined)));
    if (!copy) return reading;
    const late = new Promise<Value>((resolve) => setTimeout(resolve, this.pace.timeout, copy.value).unref());
    return Promise.race([reading.catch(() => copy.value), late]);
  }

  /** What was just written here. */
  take(value: Value): void {
    this.copy = { value, at: Date.now() };
  }

  private async renew(): Promise<Value> {
    const { copy } = this;
    const value = await this.read();
    if (this.copy !== copy) return this.copy?.value ?? value; // written here meanwhile: what was read may be older
    this.take(value);
    return value;
  }
}
