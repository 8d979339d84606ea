import { DomainError } from '../common/domainError.js';

/**
 * Lets those who want the same things go one after the other, in the order in which they came. Their transactions would
 * otherwise collide over and over; the database alone decides who gets what, also among several processes.
 */
export class KeyedMutex {
  private readonly last = new Map<string, Promise<void>>();

  /** Works when all who came before for any of these `names` are done. @throws DomainError `notReady` after `patience` ms of waiting */
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
