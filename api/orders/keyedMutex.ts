import { DomainError } from '../common/domainError.js';

/**
 * Runs calls that need the same keys one after the other, first come, first served. Without it their
 * transactions would conflict again and again. Correctness across several processes is up to the database.
 */
export class KeyedMutex {
  private readonly last = new Map<string, Promise<void>>();

  /**
   * Runs `work` after all earlier calls with any of these `names`.
   * @throws DomainError `notReady` after `timeout` ms of waiting
   */
  take<Result>(names: readonly string[], timeout: number, work: () => Promise<Result>): Promise<Result> {
    const since = Date.now();
    const outcome = Promise.all(names.map((name) => this.last.get(name))).then(() => {
      if (Date.now() - since > timeout)
        throw new DomainError('notReady', { headers: { 'retry-after': '1' } });
      return work();
    });
    const leave = () => {
      for (const name of names) if (this.last.get(name) === done) this.last.delete(name);
    };
    const done = outcome.then(leave, leave);
    for (const name of names) this.last.set(name, done);
    return outcome;
  }
}
