/** Limits how many jobs run at once; further jobs wait in a queue. */
export class Workbench {
  private taken = 0;
  private readonly line: (() => void)[] = [];

  constructor(
    private readonly places: number,
    private readonly longestLine: number,
  ) {}

  /** Tells whether the queue is full. */
  get crowded(): boolean {
    return this.line.length >= this.longestLine;
  }

  async do<Result>(work: () => Promise<Result>): Promise<Result> {
    if (this.taken < this.places) this.taken += 1;
    else await new Promise<void>((resolve) => this.line.push(resolve));
    try {
      return await work();
    } finally {
      const next = this.line.shift();
      if (next) next();
      else this.taken -= 1;
    }
  }
}
