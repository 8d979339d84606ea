/** Caches the latest answers, up to `size`; the oldest is dropped first. */
export class BoundedCache<Answer> {
  private readonly answers = new Map<string, Answer>();

  constructor(private readonly size: number) {}

  get(question: string, workOut: () => Answer): Answer {
    const known = this.answers.get(question);
    if (known !== undefined) return known;
    const answer = workOut();
    const [oldest] = this.answers.keys();
    if (this.answers.size >= this.size && oldest !== undefined) this.answers.delete(oldest);
    this.answers.set(question, answer);
    return answer;
  }

  clear(): void {
    this.answers.clear();
  }
}
